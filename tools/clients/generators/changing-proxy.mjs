// A proxy before the api: `/clean/…` passes, `/unknown-value/…` and the like change the answer, and
// what was sent is kept.
import { createServer } from 'node:http';
import { once } from 'node:events';
import { answerChanger } from './changed-answers.mjs';

export const KINDS = ['unknown-value', 'unknown-member', 'null'];

const PASSED = [
  'authorization',
  'content-type',
  'if-match',
  'idempotency-key',
  'x-space-id',
  'accept',
];

async function bodyOf(request) {
  const parts = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts);
}

const passedHeaders = (headers) =>
  Object.fromEntries(PASSED.filter((name) => headers[name]).map((name) => [name, headers[name]]));

const isJson = (answer) => answer.headers.get('content-type')?.includes('json') ?? false;

async function answered(apiUrl, change, sent, request) {
  const [, kind, path] = /^\/([a-z-]+)(\/.*)$/.exec(request.url);
  const { method } = request;
  const body = await bodyOf(request);
  sent.push({ method, path, body: body.length > 0 ? String(body) : undefined });
  const answer = await fetch(`${apiUrl}${path}`, {
    method,
    headers: passedHeaders(request.headers),
    body: body.length > 0 ? body : undefined,
  });
  const text = await answer.text();
  const isChanged = KINDS.includes(kind) && answer.ok && isJson(answer);
  const target = { method, path: path.split('?')[0], status: answer.status };
  return {
    answer,
    text: isChanged ? JSON.stringify(change(kind, target, JSON.parse(text))) : text,
  };
}

/** Runs `work` with the address of the proxy and the list of requests that grows; closes it. */
export async function withChangingProxy(document, apiUrl, work) {
  const change = answerChanger(document);
  const sent = [];
  const server = createServer((request, response) => {
    answered(apiUrl, change, sent, request)
      .then(({ answer, text }) => {
        for (const name of ['content-type', 'etag', 'location', 'x-request-id', 'retry-after']) {
          const value = answer.headers.get(name);
          if (value) response.setHeader(name, value);
        }
        response.writeHead(answer.status).end(text);
      })
      .catch((error) => response.writeHead(502).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    return await work(`http://127.0.0.1:${server.address().port}`, sent);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
