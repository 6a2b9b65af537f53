import { delay, http, HttpResponse } from 'msw';
import { SERVICE, server } from '../support/server';

type Fault = () => Response | Promise<Response>;

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
  'HTTP 500': () => new HttpResponse('broken', { status: 500 }),
  'HTTP 404 of the first page': () => new HttpResponse('gone', { status: 404 }),
  'cut JSON': () => new HttpResponse('{"count": 705, "results": [{"id": 84, "ti'),
  'a page of HTML': () => new HttpResponse('<!doctype html><title>Wi-Fi</title>'),
  'records that nobody can read': () => HttpResponse.json({ count: 1, results: [{ id: 'x' }] }),
};

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

/** The service fails so from here on. */
export const serviceFails = (fault: Fault): void =>
  server.use(http.get(`${SERVICE}/books/`, fault));
