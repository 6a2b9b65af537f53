import { screen } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { earlyRequestScript } from '@/lib/catalogue/early-request';
import { pageOf, record } from '../support/records';
import { recordRequests, serviceAnswers } from '../support/server';
import { advanceTime, found } from '../support/time';
import { SILENCES } from './faults';
import { atOnce, open } from './stopped-time';
import { COPY, FIRST_TITLE, cards, slowService, titles, withCopy } from './with-copy';

withCopy();

const served = () => found(() => screen.queryByText('Do serviço'));
const works = () => HttpResponse.json(pageOf([record({ id: 84, title: 'Do serviço' })]));

test.each(['/', '/book/84/'])(
  '%s: a silent service that answers after all takes the copy’s place, by the same request',
  async (at) => {
    const service = slowService();
    const requests = recordRequests();
    await open(at);
    await advanceTime(1_600);
    expect((await cards())[0]).toBe(FIRST_TITLE);
    service.answer();
    await served();
    expect(screen.queryByText(/guardado/)).not.toBeInTheDocument();
    expect(requests).toHaveLength(1);
  },
);

test('a failure and the copy are told in one notice; “Tentar de novo” asks again, and the books stay until it answers', async () => {
  serviceAnswers(() => new HttpResponse('não deu', { status: 400 }));
  const { visitor } = await open();
  const requests = recordRequests();
  await advanceTime(600);
  const alert = await found(() => screen.queryByRole('alert'));
  expect(alert).toHaveTextContent(
    /^Erro: HTTP 400 - não deu Catálogo guardado em 16 de novembro( de 2026)?\.Tentar de novo$/,
  );
  expect((await cards())[0]).toBe(FIRST_TITLE);
  const service = slowService();
  await visitor.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  await atOnce();
  expect(requests).toHaveLength(1);
  expect(titles()[0]).toBe(FIRST_TITLE);
  service.answer();
  await served();
  expect(screen.queryByText(/guardado/)).not.toBeInTheDocument();
});

const control = (name: string) => screen.getByText(name, { selector: 'nav button' });

test('a page that was left before a slow service answered is not called slow on the way back', async () => {
  slowService();
  const { visitor } = await open();
  await advanceTime(1_600);
  await cards();
  expect(screen.getByText(COPY)).toHaveTextContent(/^O catálogo está demorando…/);
  await visitor.click(control('2'));
  await advanceTime(1_600);
  await found(() => screen.queryByText('Pág. 2 de 23'));
  await visitor.click(control('1'));
  await found(() => screen.queryByText('Pág. 1 de 23'));
  await atOnce();
  expect(screen.getByText(COPY)).toHaveTextContent(/^Catálogo guardado/);
  expect(titles()[0]).toBe(FIRST_TITLE);
});

test('after two failures in a row the copy answers first, until the service does', async () => {
  serviceAnswers(() => new HttpResponse('não deu', { status: 400 }));
  const { visitor } = await open();
  await advanceTime(600);
  await cards();
  await visitor.click(control('2'));
  await advanceTime(600);
  await found(() => screen.queryByText(/^Pág. 2 de/));
  serviceAnswers(SILENCES.hanging ?? works);
  const requests = recordRequests();
  for (const page of ['3', '4', '5']) {
    await visitor.click(control(page));
    // That of the skeleton: nothing waits for the service.
    await advanceTime(600);
    await found(() => screen.queryByText(`Pág. ${page} de 23`));
    expect(titles()).toHaveLength(32);
    expect(screen.getByText(COPY)).toBeVisible();
    // Nothing lacks.
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).not.toBeInTheDocument();
  }
  expect(requests.length).toBeLessThanOrEqual(1);
  serviceAnswers(works);
  await advanceTime(120_000);
  await visitor.click(control('6'));
  await advanceTime(600);
  await served();
  expect(screen.queryByText(/guardado/)).not.toBeInTheDocument();
});

describe('a service that answers in time never speaks of a copy, nor asks for its books', () => {
  /** Whether the word was ever on the page, however shortly. */
  let wasShown = false;
  const observer = new MutationObserver(() => {
    wasShown ||= /guardado/.test(document.body.textContent);
  });
  beforeEach(() => {
    wasShown = false;
    observer.observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  afterEach(() => observer.disconnect());

  test.each(['/', '/book/84/'])('%s: just before its time is over', async (at) => {
    const service = slowService();
    await open(at);
    await advanceTime(1_400);
    service.answer();
    await served();
    await advanceTime(60_000);
    expect(wasShown).toBe(false);
  });

  test.each(['/', '/book/84/'])('%s: before the scripts, however late they are', async (at) => {
    const copied = recordRequests('http://localhost/copy/');
    window.history.replaceState(null, '', at);
    new Function(earlyRequestScript())();
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
