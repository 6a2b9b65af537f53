import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { CatalogueScreen } from '@/components/catalogue/catalogue-screen';
import { pageOf, record } from '../support/records';
import { renderScreen } from '../support/render-screen';
import { recordRequests, serviceAnswers } from '../support/server';
import { advanceTime, freezeTimers } from '../support/time';

// How the service fails, and when it is asked again, is told in ../faults.

const skeletons = () => document.querySelectorAll('[data-skeleton]').length;

beforeEach(() => freezeTimers());

const open = (resolver: Parameters<typeof serviceAnswers>[0]) => {
  serviceAnswers(resolver);
  return renderScreen(<CatalogueScreen />, { fakeTimers: true });
};
const found = () => HttpResponse.json(pageOf([record({ title: 'Achado' })]));

test('14 skeletons are shown for at least 500 ms, and their end is announced', async () => {
  open(found);
  expect(skeletons()).toBe(14);
  expect(screen.getByText('Carregando livros…')).toBeVisible();
  await advanceTime(499);
  expect(skeletons()).toBe(14);
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await advanceTime(1);
  expect(await screen.findByRole('article')).toBeVisible();
  expect(skeletons()).toBe(0);
  expect(screen.getByText('1 livro encontrado')).toBeVisible();

  // What is shown stays: the focus of the window is no reason to ask again.
  const requests = recordRequests();
  act(() => {
    window.dispatchEvent(new Event('focus'));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await advanceTime(60_000);
  expect(requests).toEqual([]);
});

test('trying again shows the skeleton, from the top of the list', async () => {
  let broken = true;
  const { visitor } = open(() =>
    broken ? new HttpResponse('Service down', { status: 400 }) : found(),
  );
  await advanceTime(1000);
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro: HTTP 400 - Service down');
  broken = false;
  await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(skeletons()).toBe(14);
  expect(screen.getByRole('heading', { name: 'Resultados' })).toHaveFocus();
  await advanceTime(500);
  expect(await screen.findByRole('article')).toBeVisible();
});
