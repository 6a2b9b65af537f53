import type { IncomingMessage, ServerResponse } from 'node:http';

import type { FakeGutendex } from './gutendex';

/** Answers requests for the service and returns true; returns false for any other. */
export type ServiceHandler = (request: IncomingMessage, response: ServerResponse) => boolean;

const METHODS = 'GET, HEAD, OPTIONS';

/** No `Access-Control-Allow-Headers`: a request with headers of its own must fail here as well. */
const HEADERS = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': METHODS,
  Allow: METHODS,
};

/** Serves the fake below a path of a Node server, so that the same port can serve files too. */
export function serviceHandler(answer: FakeGutendex, mount: string): ServiceHandler {
  return (request, response) => {
    const path = request.url?.split('?', 1)[0] ?? '';
    if (path !== mount && !path.startsWith(`${mount}/`)) return false;
    void send(respond(answer, request), response);
    return true;
  };
}

function respond(answer: FakeGutendex, { method, headers, url }: IncomingMessage): Response {
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: HEADERS });
  if (method !== 'GET' && method !== 'HEAD') return refusal(405, `Method "${method}" not allowed.`);
  const address = `http://${headers.host ?? 'localhost'}${url}`;
  return URL.canParse(address) ? answer(address) : refusal(400, 'Bad request.');
}

function refusal(status: number, detail: string): Response {
  return Response.json({ detail }, { status, headers: HEADERS });
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
