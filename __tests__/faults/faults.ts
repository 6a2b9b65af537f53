import { delay, HttpResponse } from 'msw';
import { pageOf, record } from '../support/records';

/** Another origin than the service's. */
export const ELSEWHERE = 'https://elsewhere.example';

type Fault = (info: { request: Request }) => Response | Promise<Response>;

const text = new TextEncoder();

/** A response that sends `parts`, one every `pause` ms, and then nothing: it never ends. */
const endless = (status: number, parts: readonly string[], pause = 0) => {
  const rest = [...parts];
  const body = new ReadableStream({
    async pull(controller) {
      const part = rest.shift();
      if (part === undefined) return new Promise<void>(() => undefined);
      if (pause) await new Promise((resolve) => setTimeout(resolve, pause));
      controller.enqueue(text.encode(part));
    },
  });
  return new HttpResponse(body, { status });
};

/** Ways in which the service fails at once. */
export const FAILURES: Record<string, Fault> = {
  refused: () => HttpResponse.error(),
  'a challenge (403, HTML)': () =>
    new HttpResponse('<title>Just a moment…</title>', { status: 403 }),
  'HTTP 429': () => new HttpResponse('busy', { status: 429 }),
  'HTTP 429 with Retry-After': () =>
    new HttpResponse('busy', { status: 429, headers: { 'Retry-After': '45' } }),
  'HTTP 500': () => new HttpResponse('broken', { status: 500 }),
  'HTTP 404 of the first page': () => new HttpResponse('gone', { status: 404 }),
  'cut JSON': () => new HttpResponse('{"count": 705, "results": [{"id": 84, "ti'),
  'a page of HTML': () => new HttpResponse('<!doctype html><title>Wi-Fi</title>'),
  'another shape': () => HttpResponse.json({ books: [] }),
  'records that nobody can read': () => HttpResponse.json({ count: 1, results: [{ id: 'x' }] }),
};

/** More than 2 MB. */
export const tooMuch: Fault = () =>
  HttpResponse.json(pageOf([record({ id: 84, summaries: ['x'.repeat(2_000_001)] })]));

/** Ten thousand results, in less than 2 MB. */
export const tooMany: Fault = () =>
  HttpResponse.json(
    pageOf(Array.from({ length: 10_000 }, (_, n) => ({ id: n + 84, title: `Livro ${n}` }))),
  );

/** Sends whoever asks to another origin, which answers like the service. */
const sentAway: Fault = () => HttpResponse.redirect(`${ELSEWHERE}/books/`);

/** Ways in which it says nothing for long. */
export const SILENCES: Record<string, Fault> = {
  hanging: async () => {
    await delay('infinite');
    return HttpResponse.error();
  },
  'headers without a body': () => endless(200, []),
  'a trickle': () =>
    endless(
      200,
      Array.from({ length: 1_000 }, () => ' '),
      1_000,
    ),
};

/** A 500 whose body never ends. */
export const endlessError: Fault = () => endless(500, ['broken']);

/** All of them. */
export const FAULTS = {
  ...SILENCES,
  'a 500 whose body never ends': endlessError,
  ...FAILURES,
  'more than 2 MB': tooMuch,
  'a redirect to another origin': sentAway,
};
