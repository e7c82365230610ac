import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { resolve } from 'node:path';

interface Seen {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly bodyMembers: readonly string[] | null;
  readonly fault: string | null;
  readonly passedOn: boolean;
  readonly status: number | null;
  readonly hasAuthorization: boolean;
}

/** An API of one answer; what it was asked. */
const startTarget = async () => {
  const asked: string[] = [];
  const server = createServer((request: IncomingMessage, response) => {
    asked.push(`${request.method} ${request.url}`);
    response.setHeader('x-request-id', 'req_1');
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ data: [{ status: 'PAUSED' }, { status: 'ENABLED' }] }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { asked, server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

const startProxy = async (target: string) => {
  const program = resolve('clients/scenarios/fault-proxy.mjs');
  const child = spawn(process.execPath, [program, '--target', target], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, url: (JSON.parse(line.toString('utf8')) as { url: string }).url };
};

describe('the fault proxy', () => {
  let target: { asked: string[]; server: Server; url: string };
  let proxy: { child: ChildProcess; url: string };

  beforeAll(async () => {
    target = await startTarget();
    proxy = await startProxy(target.url);
  });
  afterAll(async () => {
    const ended = once(proxy.child, 'exit');
    proxy.child.kill('SIGTERM');
    expect((await ended)[0]).toBe(0);
    target.server.closeAllConnections();
    target.server.close();
  });
  beforeEach(async () => {
    target.asked.length = 0;
    await fetch(`${proxy.url}/_faults`, { method: 'DELETE' });
  });

  const arrange = async (...rules: readonly object[]): Promise<void> => {
    const answer = await fetch(`${proxy.url}/_faults`, {
      method: 'POST',
      body: JSON.stringify(rules),
    });
    expect(answer.status).toBe(201);
  };
  const log = async (): Promise<readonly Seen[]> => {
    const answer = await fetch(`${proxy.url}/_faults/requests`);
    return ((await answer.json()) as { data: readonly Seen[] }).data;
  };
  const ask = (path = '/api/v1/me', init: RequestInit = {}) => fetch(`${proxy.url}${path}`, init);
  const statuses = async (count: number): Promise<readonly number[]> => {
    const all: number[] = [];
    for (let number = 0; number < count; number++) all.push((await ask()).status);
    return all;
  };

  it('passes on what no rule matches, and logs it without the token', async () => {
    const answer = await ask('/api/v1/campaigns?q=a', {
      method: 'POST',
      headers: { authorization: 'Bearer secret-of-the-test', 'idempotency-key': 'key-1' },
      body: JSON.stringify({ name: 'Autumn', budget: 40 }),
    });
    expect(answer.headers.get('x-request-id')).toBe('req_1');
    const [seen] = await log();
    expect(seen).toMatchObject({
      method: 'POST',
      path: '/api/v1/campaigns?q=a',
      bodyMembers: ['budget', 'name'],
      fault: null,
      passedOn: true,
      status: 200,
      hasAuthorization: true,
    });
    expect(seen!.headers['idempotency-key']).toBe('key-1');
    expect(JSON.stringify(await log())).not.toContain('secret-of-the-test');
  });

  it('loses an answer after the API has done the work', async () => {
    await arrange({ match: { path: '/api/v1/me' }, fault: { kind: 'lost-answer' } });
    await expect(ask()).rejects.toThrow();
    expect(target.asked).toEqual(['GET /api/v1/me']);
    expect((await ask()).status).toBe(200);
  });

  it('cuts the connection before the API is asked', async () => {
    await arrange({ match: { path: '/api/v1/me' }, fault: { kind: 'reset' } });
    await expect(ask()).rejects.toThrow();
    expect(target.asked).toEqual([]);
    expect(await log()).toMatchObject([{ fault: 'reset', passedOn: false, status: null }]);
  });

  it('strikes from the nth matching request on, so many times', async () => {
    await arrange({
      match: { path: '/api/v1/*', nth: 2, times: 2 },
      fault: { kind: 'status', status: 503, headers: { 'retry-after': 2 } },
    });
    expect(await statuses(4)).toEqual([200, 503, 503, 200]);
  });

  it('counts a request for every rule that matches it', async () => {
    await arrange(
      { match: { path: '/api/v1/me' }, fault: { kind: 'status', status: 400 } },
      { match: { path: '/**', nth: 2 }, fault: { kind: 'status', status: 401 } },
    );
    expect(await statuses(3)).toEqual([400, 401, 200]);
  });

  it('keeps a star inside one segment, and leaves the method to the rule', async () => {
    await arrange({
      match: { method: 'GET', path: '/api/v1/*', times: 'all' },
      fault: { kind: 'status', status: 500 },
    });
    expect((await ask('/api/v1/sync/syn_1')).status).toBe(200);
    expect((await ask('/api/v1/sync', { method: 'POST' })).status).toBe(200);
    expect((await ask('/api/v1/sync?limit=1')).status).toBe(500);
  });

  it('answers HTML, and a date that lies ahead', async () => {
    const headers = { 'retry-after': { dateIn: 3 } };
    await arrange({
      match: { path: '/api/v1/me' },
      fault: { kind: 'status', status: 502, headers, body: '<html></html>' },
    });
    const answer = await ask();
    expect(answer.headers.get('content-type')).toContain('text/html');
    expect(await answer.text()).toBe('<html></html>');
    const ahead = Date.parse(answer.headers.get('retry-after')!) - Date.now();
    expect(ahead).toBeGreaterThan(500);
    expect(ahead).toBeLessThanOrEqual(3_000);
  });

  it('changes members of an answer, of every item too', async () => {
    await arrange({
      match: { path: '/api/v1/me' },
      fault: { kind: 'rewrite', set: [{ pointer: '/data/*/status', value: 'HIBERNATING' }] },
    });
    expect(await (await ask()).json()).toEqual({
      data: [{ status: 'HIBERNATING' }, { status: 'HIBERNATING' }],
    });
  });

  it('delays the first byte, or stops in the middle', async () => {
    const delayMs = 300;
    await arrange(
      { match: { path: '/api/v1/me' }, fault: { kind: 'slow', delayMs } },
      { match: { path: '/api/v1/me', nth: 2 }, fault: { kind: 'slow', delayMs, at: 'middle' } },
    );
    const start = performance.now();
    const first = await ask();
    const late = performance.now() - start;
    await first.text();
    const again = performance.now();
    const second = await ask();
    await second.text();
    expect(late).toBeGreaterThan(delayMs - 20);
    expect(performance.now() - again).toBeGreaterThan(delayMs - 20);
  });

  it('cuts an answer in half', async () => {
    await arrange({ match: { path: '/api/v1/me' }, fault: { kind: 'truncate' } });
    const answer = await ask();
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow();
  });

  it('answers a code that no client knows', async () => {
    await arrange({ match: { path: '/api/v1/me' }, fault: { kind: 'unknown-code' } });
    const answer = await ask();
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ error: { code: 'CODE_OF_A_LATER_VERSION' } });
  });

  it.each([
    [{ match: {}, fault: { kind: 'reset' } }, 'match.path'],
    [{ match: { path: '/', nth: 0 }, fault: { kind: 'reset' } }, 'match.nth'],
    [{ match: { path: '/', times: 'ever' }, fault: { kind: 'reset' } }, 'match.times'],
    [{ match: { path: '/' }, fault: { kind: 'fire' } }, 'fault.kind'],
    [{ match: { path: '/' }, fault: { kind: 'status' } }, 'fault.status'],
  ])('refuses the rule %j and names what is wrong', async (rule, named) => {
    const answer = await fetch(`${proxy.url}/_faults`, {
      method: 'POST',
      body: JSON.stringify([rule]),
    });
    expect(answer.status).toBe(400);
    const { error } = (await answer.json()) as { error: { message: string } };
    expect(error.message).toContain(`\`${named}\``);
  });
});
