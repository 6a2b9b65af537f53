import { screen, within } from '@testing-library/react';
import { AuthorList } from '@/components/portuguese/author-list';
import { renderScreen } from '../support/render-screen';

const LETTERS = [
  {
    letter: 'M',
    authors: [{ name: 'Machado de Assis', books: [{ id: 55752, title: 'Dom Casmurro' }] }],
  },
  {
    letter: 'Q',
    authors: [
      { name: 'Antero de Quental', books: [{ id: 19046, title: 'Sonetos' }] },
      {
        name: 'Eça de Queirós',
        books: [{ id: 42942, title: 'O Primo Bazilio', today: 'O Primo Basílio' }],
      },
    ],
  },
];

const authors = () => screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent);
const letters = () =>
  within(screen.getByRole('navigation', { name: 'Letras' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('a field finds an author by any of the names, in any spelling', async () => {
  const { visitor } = renderScreen(<AuthorList title="De A a Z" count={3} letters={LETTERS} />);
  expect(authors()).toEqual(['Machado de Assis', 'Antero de Quental', 'Eça de Queirós']);
  expect(letters()).toEqual(['M', 'Q']);
  const field = screen.getByRole('searchbox', { name: 'Buscar autor' });
  await visitor.type(field, 'queiroz ec');
  expect(authors()).toEqual(['Eça de Queirós']);
  expect(letters()).toEqual(['Q']);
  expect(screen.getByRole('status')).toHaveTextContent(/^1 autor encontrado$/);
  expect(screen.getByRole('link', { name: 'O Primo Bazilio' })).toHaveAttribute(
    'href',
    '/book/42942/',
  );
  expect(screen.getByText('O Primo Basílio')).toBeVisible();
  await visitor.type(field, 'x');
  expect(screen.getByRole('status')).toHaveTextContent('Nenhum autor com “queiroz ecx”.');
  expect(screen.getByRole('link', { name: 'Buscar no catálogo' })).toHaveAttribute(
    'href',
    '/?q=queiroz+ecx',
  );
  await visitor.clear(field);
  expect(authors()).toHaveLength(3);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
