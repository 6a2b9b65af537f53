import type { CDPSession } from '@playwright/test';

export const KINDS = ['html', 'js', 'css', 'font', 'json', 'other'] as const;
export type Kind = (typeof KINDS)[number];

interface Call {
  url: string;
  kind: Kind;
  fromCache: boolean;
  /** On the wall clock, in ms since 1970. */
  sentAt: number;
  /** What arrived and when, headers with the last of it. */
  received: { at: number; bytes: number }[];
}

export interface Traffic {
  /** Everything that was asked for, in order. */
  calls: readonly Call[];
  /** Bytes on the wire until a moment of the wall clock, by kind. */
  bytesUntil: (moment: number) => Record<Kind, number>;
}

function kindOf(mimeType: string, url: string): Kind {
  if (mimeType.includes('html')) return 'html';
  if (mimeType.includes('javascript')) return 'js';
  if (mimeType.includes('css')) return 'css';
  if (mimeType.includes('font') || url.endsWith('.woff2')) return 'font';
  return mimeType.includes('json') ? 'json' : 'other';
}

/** Records what a page asks for and gets, as the DevTools protocol tells it. */
export function recordTraffic(session: CDPSession): Traffic {
  const calls = new Map<string, Call>();
  // The protocol's own clock starts anywhere; each request tells both.
  let clockOffset = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request, timestamp, wallTime }) => {
    if (request.url.startsWith('data:')) return;
    clockOffset = (wallTime - timestamp) * 1000;
    calls.set(requestId, {
      url: request.url,
      kind: 'other',
      fromCache: false,
      sentAt: wallTime * 1000,
      received: [],
    });
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const call = calls.get(requestId);
    if (!call) return;
    call.kind = kindOf(response.mimeType, response.url);
    call.fromCache ||= response.fromDiskCache ?? false;
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const call = calls.get(requestId);
    if (call) call.fromCache = true;
  });
  const receive = (requestId: string, timestamp: number, bytes: number) =>
    calls.get(requestId)?.received.push({ at: timestamp * 1000 + clockOffset, bytes });
  session.on('Network.dataReceived', ({ requestId, timestamp, encodedDataLength }) =>
    receive(requestId, timestamp, encodedDataLength),
  );
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const { received } = calls.get(requestId) ?? { received: [] };
    const before = received.reduce((sum, { bytes }) => sum + bytes, 0);
    receive(requestId, timestamp, encodedDataLength - before);
  });

  return {
    get calls() {
      return [...calls.values()];
    },
    bytesUntil: (moment) => {
      const sums = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;
      for (const { kind, received } of calls.values()) {
        for (const { at, bytes } of received) if (at <= moment) sums[kind] += bytes;
      }
      return sums;
    },
  };
}
