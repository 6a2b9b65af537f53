import { screen, within } from '@testing-library/react';
import { storyHref } from '@/lib/paths';
import { store } from '../support/library';
import {
  LENT,
  addressOf,
  button,
  heading,
  openReader,
  prepareReader,
  textHost,
  WITHOUT_TEXT,
} from '../support/reader-app';
import { server } from '../support/server';

prepareReader();

test('a borrowed book is read chapter by chapter, with the list, the buttons and the arrow keys', async () => {
  store(LENT);
  const { visitor } = openReader();
  await heading('Ao leitor');
  expect(window.location.search).toBe('?livro=84&cap=1');
  expect(document.title).toBe('Ao leitor · Contos · BookShelfs');
  expect(screen.getByRole('article')).toHaveAttribute('lang', 'pt-PT');

  await visitor.click(button('Próximo →'));
  await heading('I. A caza');
  expect(screen.getByText('capítulo 2 de 3 · 10 % · cerca de 2 h até o fim')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voltar a Contos 10 % · I. A caza' })).toBeVisible();
  await visitor.keyboard('{ArrowRight}');
  await heading('II. O theatro');
  // Without its part, for which a phone has no room.
  expect(
    screen.getByRole('link', { name: /^Voltar a Contos \d+ % · II\. O theatro$/ }),
  ).toBeVisible();
  await visitor.keyboard('{ArrowRight}');
  expect(screen.queryByRole('button', { name: 'Próximo →' })).not.toBeInTheDocument();
  await visitor.keyboard('{ArrowLeft}');
  await heading('I. A caza');
  await visitor.keyboard('{ArrowLeft}');
  await heading('Ao leitor');
  await visitor.keyboard('{ArrowLeft}{ArrowRight}');
  await heading('I. A caza');
  // Nothing more to scroll to.
  await visitor.keyboard(' ');
  await heading('II. O theatro');
  await visitor.keyboard('{ArrowLeft}');
  await heading('I. A caza');

  const list = within(screen.getByRole('region', { name: 'Capítulos' }));
  expect(list.getByRole('button', { current: true })).toHaveTextContent('I. A caza');
  await visitor.keyboard('{ArrowRight}');
  await heading('II. O theatro');
  await visitor.click(list.getByRole('button', { name: 'Ao leitor' }));
  await heading('Ao leitor');
  await visitor.click(button('← Voltar para onde eu estava'));
  await heading('II. O theatro');
  expect(screen.queryByRole('button', { name: /^← Voltar para/ })).not.toBeInTheDocument();
});

test.each([
  ['a casa', 'Ao leitor'],
  ['I. A casa', 'I. A caza'],
  ['Primeira parte', 'II. O theatro'],
])(
  'by a name, “%s”, the chapter that begins with it opens, in either spelling: %s',
  async (name, opened) => {
    store(LENT);
    openReader(storyHref(84, name));
    await heading(opened);
  },
);

test('a note opens below its paragraph, and closes', async () => {
  store(LENT);
  const { visitor } = openReader(addressOf(2));
  const number = await screen.findByRole('link', { name: '1' });
  const note = screen.getByText('Da escola de Coimbra.').closest('aside');
  await visitor.click(number);
  expect(note?.previousElementSibling).toHaveTextContent('Elle era um philosopho');
  expect(note).toHaveAttribute('data-open');
  await visitor.click(number);
  expect(note).not.toHaveAttribute('data-open');
});

test('the last chapter ends with the way back, and to other books of the author', async () => {
  store(LENT);
  const { visitor } = openReader(addressOf(3));
  await heading('Você chegou ao fim de “Contos”');
  const more = screen.getByRole('link', { name: 'Mais de Ana Silva' });
  expect(more).toHaveAttribute('href', '/?q=Ana+Silva');
  await visitor.click(button('Devolver'));
  expect(await heading('Você devolveu este livro em 20/11/2026')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Mais de Ana Silva' })).toBeVisible();
  expect(screen.getByText('Livro devolvido com sucesso!')).toBeVisible();
});

test('a book without a text leads to Project Gutenberg; one that fails can be tried again', async () => {
  store(LENT);
  const missing = openReader(`/ler/?livro=${WITHOUT_TEXT}`);
  expect(await screen.findByRole('link', { name: 'Ler no Project Gutenberg' })).toHaveAttribute(
    'href',
    `https://www.gutenberg.org/ebooks/${WITHOUT_TEXT}`,
  );
  // Opened from the book's page, it goes back there, where '← Voltar' leads further.
  window.history.replaceState({ from: `/book/${WITHOUT_TEXT}/` }, '');
  const go = jest.spyOn(window.history, 'go').mockImplementation();
  await missing.visitor.click(screen.getByRole('link', { name: 'Ver a página do livro' }));
  expect(go).toHaveBeenCalledWith(-1);
  expect(screen.queryByText(/sem internet/)).not.toBeInTheDocument();
  missing.unmount();
  server.use(textHost({ '84/text.json': '{' }));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { visitor } = openReader();
  await screen.findByRole('heading', { level: 1, name: 'Não foi possível abrir o livro' });
  expect(screen.getByText(/^Você está sem internet\./)).toBeVisible();
  online.mockRestore();
  server.use(textHost());
  await visitor.click(button('Tentar de novo'));
  await heading('Ao leitor');
});
