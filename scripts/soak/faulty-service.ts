import type { ServerResponse } from 'node:http';
import type { ServiceHandler } from '@/fake-gutendex/node-server';
import { pick, type Random } from './random';

type Fault = (response: ServerResponse) => void;

const answer =
  (status: number, body: string, headers: Record<string, string> = {}): Fault =>
  (response) =>
    void response.writeHead(status, headers).end(body);

const json = (body: unknown): Fault => answer(200, JSON.stringify(body));

/** Sends what it has, and never ends. */
const endless =
  (status: number, body: string): Fault =>
  (response) => {
    response.writeHead(status);
    response.write(body);
  };

/** A byte a second, as long as somebody reads. */
const trickle: Fault = (response) => {
  response.writeHead(200);
  const timer = setInterval(() => response.write(' '), 1_000);
  response.once('close', () => clearInterval(timer));
};

/** Ways in which the service fails. */
const FAULTS: Readonly<Record<string, Fault>> = {
  hang: () => undefined,
  'headers without a body': endless(200, ''),
  trickle,
  'a 500 that never ends': endless(500, 'broken'),
  'HTTP 500': answer(500, 'broken'),
  'HTTP 429': answer(429, 'busy'),
  'HTTP 429 with Retry-After': answer(429, 'busy', { 'Retry-After': '3' }),
  'a challenge (403, HTML)': answer(403, '<title>Just a moment…</title>'),
  'HTTP 404': answer(404, 'gone'),
  'cut JSON': answer(200, '{"count": 705, "results": [{"id": 84, "ti'),
  'another shape': json({ books: [] }),
  'unreadable records': json({ count: 1, results: [{ id: 'x' }] }),
  'nothing at all': json({ count: 0, next: null, previous: null, results: [] }),
  'more than 2 MB': json({ count: 1, results: [{ id: 84, title: 'x'.repeat(2_500_000) }] }),
  'another origin': answer(302, '', { Location: 'https://elsewhere.example/books/' }),
  'a broken connection': (response) => void response.destroy(),
};

/** A service that fails as it is told to. */
export function faultyService(random: Random) {
  let fault: string | null = null;
  let share = 0;
  const sent = new Map<string, number>();
  return {
    /** How often each fault was sent. */
    sent: sent as ReadonlyMap<string, number>,
    /** From now on so large a share of the requests, from 0 to 1, fails so. */
    fail: (name: string, of: number): void => {
      fault = name;
      share = of;
    },
    recover: (): void => {
      fault = null;
    },
    spoil:
      (service: ServiceHandler): ServiceHandler =>
      (request, response) => {
        const isForBooks = request.url?.includes('/books/') ?? false;
        if (!isForBooks || fault === null || random() >= share) return service(request, response);
        sent.set(fault, (sent.get(fault) ?? 0) + 1);
        FAULTS[fault]?.(response);
        return true;
      },
  };
}

/** One of the faults. */
export const anyFault = (random: Random): string => pick(random, Object.keys(FAULTS));
