// Answers of the API, written by hand: the consumers need no product.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export const TOKEN = 'swy_test_consumer000_notasecret';

type Answer = readonly [status: number, body: object];

const drift = {
  code: 'SYNC_PLAN_DRIFT',
  message: 'Something changed.',
  details: { changed: [{ part: 'desired', entity: 'campaign', id: 'cmp_1', fields: ['name'] }] },
};
const invalid = {
  code: 'VALIDATION_ERROR',
  message: 'name is required',
  details: { issues: [{ path: '/name', code: 'REQUIRED', message: 'name is required' }] },
};

const ANSWERS: Readonly<Record<string, Answer>> = {
  'GET /api/v1/me': [200, { data: {} }],
  'GET /api/v1/campaigns/cmp_1': [200, { data: { id: 'cmp_1' } }],
  'GET /api/v1/campaigns?limit=1': [
    200,
    { data: [{ name: 'Autumn' }], meta: { nextCursor: 'next' } },
  ],
  'GET /api/v1/campaigns?limit=1&cursor=next': [
    200,
    { data: [{ name: 'Winter' }], meta: { nextCursor: null } },
  ],
  'GET /api/v1/campaigns': [
    200,
    { data: [{ name: 'Autumn' }, { name: 'Winter' }], meta: { nextCursor: null } },
  ],
  'POST /api/v1/campaigns': [201, { data: { id: 'cmp_1', name: 'Autumn' } }],
  'POST /api/v1/sync': [409, { error: drift }],
  'POST /api/v1/businesses': [400, { error: invalid }],
};

export const startServer = async (): Promise<{ url: string; stop(): Promise<void> }> => {
  const server = createServer(({ method, url, headers }, response) => {
    const isKnown = headers.authorization === `Bearer ${TOKEN}`;
    const [status, body] = (isKnown && ANSWERS[`${method} ${url}`]) || [500, {}];
    response.writeHead(status, {
      'content-type': 'application/json',
      'x-request-id': 'req_1',
      etag: '"3"',
    });
    response.end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const stop = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
  return { url: `http://127.0.0.1:${port}`, stop };
};
