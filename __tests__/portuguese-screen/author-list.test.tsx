import { screen, within } from '@testing-library/react';
import { AuthorList } from '@/components/portuguese/author-list';
import { renderScreen } from '../support/render-screen';
import '../support/server';

const LETTERS = [
  {
    letter: 'M',
    authors: [
      {
        name: 'Machado de Assis',
        books: [{ id: 55752, title: 'Dom Casmurro', note: 'leia aqui' }],
      },
    ],
  },
  {
    letter: 'Q',
    authors: [
      { name: 'Antero de Quental', books: [{ id: 19046, title: 'Sonetos', note: '' }] },
      {
        name: 'Eça de Queirós',
        books: [{ id: 42942, title: 'O Primo Bazilio', note: 'O Primo Basílio' }],
      },
    ],
  },
];

const authors = () => screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent);
const letters = () =>
  within(screen.getByRole('navigation', { name: 'Letras' }))
    .getAllByRole('link')
    .map((link) => link.textContent);

test('a field finds authors by their names and books by their titles, in any spelling', async () => {
  const { visitor } = renderScreen(<AuthorList title="De A a Z" count={3} letters={LETTERS} />);
  expect(authors()).toEqual(['Machado de Assis', 'Antero de Quental', 'Eça de Queirós']);
  expect(letters()).toEqual(['M', 'Q']);
  expect(screen.getAllByText('leia aqui')).toHaveLength(1);
  const field = screen.getByRole('searchbox', { name: 'Buscar autor ou título' });
  await visitor.type(field, 'queiroz');
  await screen.findByText('1 livro encontrado');
  expect(authors()).toEqual(['Eça de Queirós']);
  expect(letters()).toEqual(['Q']);
  expect(screen.getByRole('link', { name: 'O Primo Bazilio' })).toHaveAttribute(
    'href',
    '/book/42942/',
  );
  expect(screen.getByText('O Primo Basílio')).toBeVisible();
  await visitor.clear(field);
  expect(authors()).toHaveLength(3);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await visitor.type(field, 'casmuro');
  expect(authors()).toEqual(['Machado de Assis']);
  await visitor.type(field, 'xx');
  expect(screen.getByRole('status')).toHaveTextContent('Nada com “casmuroxx”.');
  expect(screen.getByRole('link', { name: 'Buscar no catálogo' })).toHaveAttribute(
    'href',
    '/?q=casmuroxx',
  );
});

test('a book of several authors is under the one whose name is typed, and under no other', async () => {
  const books = [{ id: 23620, title: 'Orpheu Nº1', note: '' }];
  const letters = [
    { letter: 'A', authors: [{ name: 'José de Almada Negreiros', books }] },
    { letter: 'P', authors: [{ name: 'Fernando Pessoa', books }] },
  ];
  const { visitor } = renderScreen(<AuthorList title="De A a Z" count={1} letters={letters} />);
  const field = screen.getByRole('searchbox', { name: 'Buscar autor ou título' });
  await visitor.type(field, 'pessoa');
  await screen.findByText('1 livro encontrado');
  expect(authors()).toEqual(['Fernando Pessoa']);
  await visitor.clear(field);
  await visitor.type(field, 'orpheu');
  expect(authors()).toEqual(['José de Almada Negreiros', 'Fernando Pessoa']);
});
