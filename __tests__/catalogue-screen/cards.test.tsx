import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { SERVICE, server } from '../support/server';

/** The cards of a page with these records. */
async function cardsOf(...records: unknown[]) {
  server.use(http.get(`${SERVICE}/books/`, () => HttpResponse.json(pageOf(records))));
  renderScreen(<CatalogueScreen />);
  return (await screen.findAllByRole('article')).map((card) => ({ card, within: within(card) }));
}

test('a card shows the facts of its book', async () => {
  const [dom, oswald] = await cardsOf(
    record({
      id: 55752,
      title: 'Dom Casmurro',
      authors: [{ name: 'Machado de Assis' }, { name: 'Alguém Mais' }],
      languages: ['pt', 'fr'],
      download_count: 120000,
      subjects: ['Brazil -- Fiction'],
    }),
    record({ title: 'Biltmore Oswald : $b The diary of\na hapless recruit', languages: ['en'] }),
  );
  const name = 'Dom Casmurro, Machado de Assis, Alguém Mais';
  const link = dom?.within.getByRole('link', { name });
  expect(link).toHaveAttribute('href', expect.stringMatching(/^\/book\/55752\/?$/));
  expect(link).toHaveTextContent('Dom Casmurro');
  expect(dom?.card).toHaveTextContent('Machado de Assis, Alguém Mais');
  expect(dom?.within.getByText('português, francês · 120.000 downloads · Ficção')).toBeVisible();
  expect(dom?.card.querySelector('img')).toHaveAttribute('src', record().formats['image/jpeg']);
  expect(dom?.within.getByText('Disponível')).toBeVisible();
  expect(dom?.within.queryByText('Indisponível')).not.toBeInTheDocument();

  // Without the marks of the catalogue, in the title's own language.
  const heading = oswald?.within.getByRole('heading', { level: 3 });
  expect(heading).toHaveTextContent('Biltmore Oswald: The diary of a hapless recruit');
  expect(heading).toHaveAttribute('lang', 'en');
});

test('nobody’s names are in Portuguese, and of several each is one piece', async () => {
  const [old, many] = await cardsOf(
    record({ id: 1, authors: [{ name: 'Anonymous' }] }),
    record({ id: 2, authors: [{ name: 'Queirós, Eça de' }, { name: 'Ortigão, Ramalho' }] }),
  );
  expect(old?.within.getByText('Anônimo')).toBeVisible();
  expect(many?.within.getByText('Queirós, Eça de,')).toHaveClass('name');
  expect(many?.within.getByText('Ortigão, Ramalho')).toHaveClass('name');
});

test('12 words of a title, four categories; a dash, “Geral” and a drawn cover for what lacks', async () => {
  const [long, bare] = await cardsOf(
    record({
      title: 'um dois três quatro cinco seis sete oito nove dez onze doze treze',
      authors: [{ name: 'Autora' }],
      formats: {},
      subjects: ['Fiction', 'Poetry', 'Drama', 'Fantasy fiction', 'Mystery stories', 'Art'],
      bookshelves: ["Children's Literature"],
    }),
    record({ title: 'Segundo', authors: [], formats: {}, subjects: [], bookshelves: [] }),
  );
  expect(long?.within.getByRole('link')).toHaveTextContent(
    /^um dois três quatro cinco seis sete oito nove dez onze doze…$/,
  );
  expect(bare?.within.getByText('—')).toBeVisible();
  expect(bare?.within.getByText(/downloads · Geral$/)).toBeVisible();
  expect(long?.within.getByText(/downloads( · [^·]+){4}$/)).toBeVisible();

  const covers = [...document.querySelectorAll('[data-drawn-cover]')];
  expect(covers).toHaveLength(2);
  expect(covers[0]).toHaveTextContent(/^um dois.*Autora$/);
  const colours = covers.map((cover) => cover.querySelector('svg')?.getAttribute('color'));
  expect(new Set(colours).size).toBe(2);
});

test('an invalid record is dropped, or shown without its invalid fields, and runs no script', async () => {
  const [invalid, hostile, ...others] = await cardsOf(
    null,
    { title: 'Sem número' },
    { id: -4, title: 'Número impossível' },
    { id: 7, title: null, authors: 'x', download_count: 'muitos', subjects: [{}, null] },
    record({ id: 8, title: '<img src=x onerror="window.hacked = true">' }),
    record({ id: 8, title: 'O mesmo outra vez' }),
  );
  expect(others).toEqual([]);
  expect(invalid?.card).toHaveTextContent('Sem título');
  expect(invalid?.card).toHaveTextContent('0 downloads');
  expect(document.body).not.toHaveTextContent(/undefined|NaN|\[object|null/);
  expect(hostile?.within.getByRole('link')).toHaveTextContent('<img src=x');
  expect(window).not.toHaveProperty('hacked');
});
