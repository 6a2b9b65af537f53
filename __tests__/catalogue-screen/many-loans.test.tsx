import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { aLoan, isoDay, store } from '../support/library-records';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { SERVICE, server } from '../support/server';
import { fakeViewportAndIdle } from '../support/viewport-and-idle';

test('thousands of loans are read once the browser is idle, after the cards', async () => {
  const idle = fakeViewportAndIdle();
  try {
    const returned = Array.from({ length: 5_000 }, (_, index) =>
      aLoan({ id: `r${index}`, bookId: 1_000 + index, returnedAt: isoDay(0) }),
    );
    store({ loans: [...returned, aLoan({ userId: 'bia', bookId: 84 })] });
    server.use(
      http.get(`${SERVICE}/books/`, () => HttpResponse.json(pageOf([record({ id: 84 })]))),
    );
    const { unmount } = renderScreen(<CatalogueScreen />);
    expect(await screen.findByRole('article')).toHaveTextContent('Disponível');
    idle.becomeIdle();
    expect(screen.getByRole('article')).toHaveTextContent('Indisponível');
    unmount();
  } finally {
    idle.restore();
  }
});
