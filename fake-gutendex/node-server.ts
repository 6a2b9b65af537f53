import type { IncomingMessage, ServerResponse } from 'node:http';

import type { Catalogue } from './gutendex';

/** Answers a request that is the catalogue's and says true, or leaves it alone and says false. */
export type CatalogueHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

const METHODS = 'GET, HEAD, OPTIONS';

/** No `Access-Control-Allow-Headers`: a request with headers of its own must fail here as well. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': METHODS,
  Allow: METHODS,
};

/**
 * Serves a catalogue from a Node server: every path below `mount` (such as `/catalogue`), so that
 * the same port can serve files too; or every path of the server, when `mount` is left out.
 */
export function catalogueHandler(answer: Catalogue, mount = ''): CatalogueHandler {
  return (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    if (path !== mount && !path.startsWith(`${mount}/`)) return false;
    void send(respond(answer, request), response);
    return true;
  };
}

function respond(answer: Catalogue, request: IncomingMessage): Response {
  const { method = 'GET' } = request;
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: HEADERS });
  if (method !== 'GET' && method !== 'HEAD') return refusal(405, `Method "${method}" not allowed.`);
  const address = publicAddress(request);
  return address ? answer(address) : refusal(400, 'Bad request.');
}

function refusal(status: number, detail: string): Response {
  return Response.json({ detail }, { status, headers: HEADERS });
}

/** The address as the visitor's browser has it, also from behind a proxy; null for a bad Host. */
function publicAddress(request: IncomingMessage): URL | null {
  const secure = 'encrypted' in request.socket;
  const scheme = forwarded(request, 'proto') ?? (secure ? 'https' : 'http');
  const host = forwarded(request, 'host') ?? request.headers.host ?? 'localhost';
  const address = `${scheme}://${host}${request.url ?? '/'}`;
  return URL.canParse(address) ? new URL(address) : null;
}

/** Each proxy on the way adds its own value; the first is the one the visitor's browser used. */
function forwarded(request: IncomingMessage, name: 'proto' | 'host'): string | undefined {
  const value = request.headers[`x-forwarded-${name}`];
  return (
    String(value ?? '')
      .split(',', 1)[0]
      ?.trim() || undefined
  );
}

/** Node itself leaves the body out of the answer to a HEAD. */
async function send(answer: Response, response: ServerResponse) {
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, {
    ...Object.fromEntries(answer.headers),
    // 204 must not have it: its body is not empty but absent.
    ...(answer.status !== 204 && { 'Content-Length': body.length }),
  });
  response.end(body);
}
