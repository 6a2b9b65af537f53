import { screen, waitFor } from '@testing-library/react';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { PageOrBook } from '@/components/layout/page-or-book';
import { renderScreen } from '../support/render-screen';
import '../support/server';

const FIRST = /^Frankenstein/;

test('a book opens over the list, which hears no keys meanwhile, and back shows the list', async () => {
  const { visitor } = renderScreen(
    <PageOrBook>
      <CatalogueScreen />
    </PageOrBook>,
  );
  const link = await screen.findByRole('link', { name: FIRST });
  const list = link.closest('ul');
  await visitor.click(link);
  expect(await screen.findByRole('heading', { level: 1, name: FIRST })).toBeVisible();
  expect(list?.closest('[inert]')).not.toBeNull();

  await visitor.keyboard('{ArrowRight}');
  expect(window.location.pathname).toBe('/book/84/');

  window.history.back();
  await waitFor(() => expect(list?.closest('[inert]')).toBeNull());
  expect(screen.getByRole('link', { name: FIRST })).toBe(link);
  expect(window.location.search).toBe('');
});
