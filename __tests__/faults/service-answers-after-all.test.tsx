import { act, screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { startEarlyRequest } from '@/lib/catalogue/early-request-script';
import { LANGUAGES } from '@/lib/catalogue/requests';
import { PAUSE_KEY } from '@/lib/catalogue/service-pause';
import { pageOf, record } from '../support/records';
import { recordRequests, SERVICE } from '../support/server';
import { advanceTime } from '../support/time';
import { serviceFails } from './faults';
import { atOnce, found } from './waiting';
import { COPY, FIRST_TITLE, cards, open, slowService, titles, withCopy } from './with-copy';

withCopy();

test('a silent service that answers after all takes the copy’s place at once', async () => {
  const service = slowService();
  const requests = recordRequests();
  await open();
  await advanceTime(1_500);
  await cards();
  await advanceTime(10);
  service.answer();
  await found(() => screen.queryByText('Do serviço'));
  expect(screen.queryByText(/cópia/)).not.toBeInTheDocument();
  expect(requests).toHaveLength(1);
});

test('over a silent service’s copy “Tentar de novo” asks it anew, and the books stay', async () => {
  slowService();
  const requests = recordRequests();
  const { visitor } = await open();
  await advanceTime(1_500);
  await cards();
  const service = slowService();
  await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await atOnce();
  expect(requests).toHaveLength(2);
  expect(titles()[0]).toBe(FIRST_TITLE);
  service.answer();
  await found(() => screen.queryByText('Do serviço'));
  expect(screen.queryByText(/cópia/)).not.toBeInTheDocument();
});

test.each([
  ['scroll', () => document.dispatchEvent(new Event('scroll'))],
  ['press', () => document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }))],
  ['key', () => document.body.dispatchEvent(new Event('keydown', { bubbles: true }))],
  ['focus', () => document.querySelector<HTMLElement>('article a')?.focus()],
])('after a %s it waits for the visitor’s word', async (_, touch) => {
  const service = slowService();
  const { visitor } = await open();
  await advanceTime(1_500);
  await cards();
  await advanceTime(200);
  act(() => void touch());
  service.answer();
  const button = await found(() => screen.queryByText('Mostrar o catálogo'));
  expect(titles()[0]).toBe(FIRST_TITLE);
  expect(screen.getByText(`O catálogo respondeu. ${COPY}`)).toBeVisible();
  await visitor.click(button);
  await found(() => screen.queryByText('Do serviço'));
  expect(screen.getByRole('heading', { name: 'Resultados' })).toHaveFocus();
  expect(screen.queryByText(/cópia/)).not.toBeInTheDocument();
});

test('“Tentar de novo” asks the service once, and its page takes the copy’s place', async () => {
  let broken = true;
  serviceFails(() =>
    broken
      ? new HttpResponse('não deu', { status: 400 })
      : HttpResponse.json(pageOf([record({ title: 'Do serviço' })])),
  );
  const { visitor } = await open();
  await advanceTime(600);
  await cards();
  expect(screen.getByRole('alert')).toHaveTextContent('Erro: HTTP 400 - não deu');
  broken = false;
  const requests = recordRequests();
  await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await found(() => screen.queryByText('Do serviço'));
  expect(requests).toHaveLength(1);
  expect(screen.queryByText(/cópia/)).not.toBeInTheDocument();
});

describe('a service that fails and recovers by itself', () => {
  /** Opens it while it fails; its next try, two seconds later, is answered. */
  async function openFailing(at = '/') {
    serviceFails(() => new HttpResponse('não deu', { status: 503 }));
    const view = await open(at);
    await advanceTime(600);
    await cards();
    serviceFails(() => HttpResponse.json(pageOf([record({ id: 84, title: 'Do serviço' })])));
    return view;
  }

  test.each(['/', '/book/84/'])('%s: takes the copy’s place at once', async (at) => {
    await openFailing(at);
    await advanceTime(2_000);
    await found(() => screen.queryByText('Do serviço'));
    expect(screen.queryByText(/cópia/)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test.each(['/', '/book/84/'])('%s: after a touch, on the visitor’s word', async (at) => {
    const { visitor } = await openFailing(at);
    act(() => void document.dispatchEvent(new Event('scroll')));
    await advanceTime(2_000);
    const button = await found(() => screen.queryByText('Mostrar o catálogo'));
    expect(titles()[0]).toBe(FIRST_TITLE);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    const requests = recordRequests();
    await visitor.click(button);
    await found(() => screen.queryByText('Do serviço'));
    expect(screen.queryByText(/cópia/)).not.toBeInTheDocument();
    expect(requests).toEqual([]);
  });
});

describe('a service that answers in time never speaks of a copy', () => {
  /** Whether the word was ever on the page, however shortly. */
  let wasShown = false;
  const observer = new MutationObserver(() => {
    wasShown ||= /cópia/.test(document.body.textContent);
  });
  beforeEach(() => {
    wasShown = false;
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  afterEach(() => observer.disconnect());

  test('at once: the copy is not asked', async () => {
    const copied = recordRequests('http://localhost/copy/');
    await open();
    await advanceTime(600);
    await cards();
    await advanceTime(60_000);
    expect(wasShown).toBe(false);
    expect(copied).toEqual([]);
  });

  test.each(['/', '/book/84/'])('%s: just before its time is over', async (at) => {
    const service = slowService();
    await open(at);
    await advanceTime(1_400);
    service.answer();
    await found(() => screen.queryByText('Do serviço'));
    await advanceTime(60_000);
    expect(wasShown).toBe(false);
  });

  test.each(['/', '/book/84/'])('%s: before the scripts, however late they are', async (at) => {
    const copied = recordRequests('http://localhost/copy/');
    window.history.replaceState(null, '', at);
    startEarlyRequest(SERVICE, '', LANGUAGES, PAUSE_KEY);
    await window.earlyRequest?.response;
    await advanceTime(3_000);
    await open(at);
    await advanceTime(600);
    expect((await cards())[0]).toBe(FIRST_TITLE);
    await advanceTime(60_000);
    expect(wasShown).toBe(false);
    expect(copied).toEqual([]);
  });
});
