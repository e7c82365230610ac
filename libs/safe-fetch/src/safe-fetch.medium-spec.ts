import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { EVIL_ADDRESSES, EVIL_ANSWERS } from '@switchyard/test-kit';
import { type AnswerHead, type FetchLimits, SafeFetch } from './safe-fetch';
import { readAllowList, type Resolve } from './vet-url';

type Route = (response: ServerResponse, request: IncomingMessage) => void;

const redirect =
  (location: string): Route =>
  (response) =>
    void response.writeHead(302, { location }).end();
const endless =
  (piece: Buffer): Route =>
  (response) => {
    const more = (): void => {
      while (!response.destroyed && response.write(piece));
    };
    response.on('drain', more);
    more();
  };

const ROUTES: Record<string, Route> = {
  '/fine': (response) => void response.end('bytes'),
  '/hop1': redirect('/hop2'),
  '/hop2': redirect('/hop3'),
  '/hop3': redirect('/fine'),
  '/loop': redirect('/loop'),
  '/to-metadata': redirect('http://169.254.169.254/latest/meta-data/'),
  '/to-name': redirect('http://inside.example.com/'),
  '/to-file': redirect('file:///etc/passwd'),
  '/to-port': redirect('http://8.8.8.8:22/'),
  '/to-secret': redirect('http://a:b@example.com/'),
  '/to-nothing': redirect(''),
  '/announced': (response) =>
    void response.writeHead(200, { 'content-length': 2_000_000 }).write('x'),
  '/endless': endless(Buffer.alloc(64 * 1024, 1)),
  '/bomb': (response) =>
    void response
      .writeHead(200, { 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.alloc(50_000_000))),
  '/silent': () => undefined,
  '/drip': (response) => void response.write('x'),
  '/short': (response) => {
    response.writeHead(200, { 'content-length': 100 }).write('x');
    setImmediate(() => response.destroy());
  },
  '/missing': (response) => void response.writeHead(404).end(),
  '/broken': (response) => void response.writeHead(503).end(),
  '/typed': (response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>'),
  '/to-typed': redirect('/typed'),
  '/headers': (response, request) => void response.end(JSON.stringify(request.headers)),
};

let server: Server;
let origin: string;
let seen: string[];
const made: SafeFetch[] = [];
const LIMITS: FetchLimits = { mostBytes: 1_000_000, timeoutMs: 5_000 };

beforeAll(async () => {
  server = createServer((request, response) => {
    seen.push(request.url ?? '');
    const [path, to] = (request.url ?? '').split('?to=');
    if (path === '/lead') return redirect(decodeURIComponent(to ?? ''))(response, request);
    (ROUTES[request.url ?? ''] ?? ROUTES['/missing']!)(response, request);
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  origin = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  seen = [];
});
afterAll(async () => {
  await Promise.all(made.map((fetches) => fetches.close()));
  server.closeAllConnections();
  await new Promise((done) => {
    server.close(done);
  });
});

const fetchAs = async (
  fetches: SafeFetch,
  address: string,
  limits: Partial<FetchLimits> = {},
): Promise<string> => {
  made.push(fetches);
  const parts: Uint8Array[] = [];
  try {
    for await (const bytes of fetches.open(address, { ...LIMITS, ...limits })) parts.push(bytes);
    return Buffer.concat(parts).toString();
  } catch (error) {
    return (error as { code: string }).code;
  }
};
const rebinding: Resolve = () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]);
const get = (path: string, limits?: Partial<FetchLimits>) =>
  fetchAs(
    new SafeFetch({ allow: readAllowList(origin), resolve: rebinding }),
    `http://${origin}${path}`,
    limits,
  );

describe('SafeFetch', () => {
  it.each([
    ['/fine', 'bytes'],
    ['/hop1', 'bytes'],
    ['/loop', 'TOO_MANY_REDIRECTS'],
    ['/to-metadata', 'ADDRESS_NOT_ALLOWED'],
    ['/to-name', 'ADDRESS_NOT_ALLOWED'],
    ['/to-file', 'BAD_ADDRESS'],
    ['/to-port', 'ADDRESS_NOT_ALLOWED'],
    ['/to-secret', 'BAD_ADDRESS'],
    ['/announced', 'TOO_LARGE'],
    ['/endless', 'TOO_LARGE'],
    ['/bomb', 'ENCODED'],
    ['/short', 'BROKE_OFF'],
    ['/missing', 'BAD_STATUS'],
    ['/broken', 'BAD_STATUS'],
  ])('answers %s with %s', async (path, expected) => {
    expect(await get(path)).toBe(expected);
  });

  it('counts at most four requests for a loop', async () => {
    await get('/loop');
    expect(seen).toHaveLength(4);
  });

  it.each(['/silent', '/drip'])('has one deadline for everything: %s', async (path) => {
    expect(await get(path, { timeoutMs: 200 })).toBe('TIMED_OUT');
  });

  it('never connects to a private address that a public name leads to', async () => {
    expect(
      await fetchAs(
        new SafeFetch({ allow: readAllowList(''), resolve: rebinding }),
        'http://example.com/fine',
      ),
    ).toBe('ADDRESS_NOT_ALLOWED');
    expect(
      await fetchAs(new SafeFetch({ allow: readAllowList('') }), `http://${origin}/fine`),
    ).toBe('ADDRESS_NOT_ALLOWED');
    expect(seen).toEqual([]);
  });

  it('asks the resolver once for each connection, so that the second answer of a rebinding name is never used', async () => {
    let asked = 0;
    const resolve: Resolve = () =>
      Promise.resolve([{ address: ['127.0.0.1', '8.8.8.8'][asked++] ?? '8.8.8.8', family: 4 }]);
    expect(
      await fetchAs(new SafeFetch({ allow: readAllowList(''), resolve }), 'http://example.com/'),
    ).toBe('ADDRESS_NOT_ALLOWED');
    expect([asked, seen]).toEqual([1, []]);
  });

  it('distinguishes a name that does not exist from one that does not answer now', async () => {
    const failing =
      (code: string): Resolve =>
      () =>
        Promise.reject(Object.assign(new Error(code), { code }));
    expect(
      await fetchAs(
        new SafeFetch({ allow: readAllowList(''), resolve: failing('ENOTFOUND') }),
        'http://example.com/',
      ),
    ).toBe('HOST_NOT_FOUND');
    expect(
      await fetchAs(
        new SafeFetch({ allow: readAllowList(''), resolve: failing('EAI_AGAIN') }),
        'http://example.com/',
      ),
    ).toBe('UNREACHABLE');
  });

  it('does not use the proxy of the environment, and asks for no compression', async () => {
    process.env['HTTP_PROXY'] = 'http://127.0.0.1:1';
    const headers = JSON.parse(await get('/headers')) as Record<string, string>;
    delete process.env['HTTP_PROXY'];
    expect(headers['accept-encoding']).toBe('identity');
  });
});

describe('SafeFetch and its caller', () => {
  it('reports the final address and the content type before the bytes', async () => {
    const heads: AnswerHead[] = [];
    const onHead = (head: AnswerHead): unknown => heads.push(head);
    expect([await get('/to-typed', { onHead }), await get('/fine', { onHead })]).toEqual([
      '<p>',
      'bytes',
    ]);
    expect(heads.map(({ url, contentType }) => [url.pathname, contentType])).toEqual([
      ['/typed', 'text/html; charset=utf-8'],
      ['/fine', null],
    ]);
    expect(await get('/missing', { onHead })).toBe('BAD_STATUS');
    expect(heads).toHaveLength(2);
  });

  it('asks before each request, and ends with what is thrown there', async () => {
    const asked: string[] = [];
    const beforeRequest = async (url: URL): Promise<void> => {
      asked.push(url.pathname);
      if (url.pathname === '/hop3') throw Object.assign(new Error('no'), { code: 'NOT_WANTED' });
      url.pathname = '/elsewhere';
      await Promise.resolve();
    };
    expect(await get('/hop1', { beforeRequest })).toBe('NOT_WANTED');
    expect([asked, seen]).toEqual([
      ['/hop1', '/hop2', '/hop3'],
      ['/hop1', '/hop2'],
    ]);
  });

  it('does not ask for an address that is refused anyway', async () => {
    const asked: string[] = [];
    const beforeRequest = async (url: URL): Promise<void> =>
      Promise.resolve(void asked.push(url.href));
    expect(await get('/to-metadata', { beforeRequest })).toBe('ADDRESS_NOT_ALLOWED');
    expect(asked).toEqual([`http://${origin}/to-metadata`]);
  });
});

describe('SafeFetch and addresses that are not to be reached', () => {
  /** Names of every kind are loopback here: what is let through is found by the server. */
  const guarded = () => new SafeFetch({ allow: readAllowList(''), resolve: rebinding });

  it.each(EVIL_ADDRESSES)('refuses %j', async (address) => {
    expect(await fetchAs(guarded(), address)).toMatch(/^(BAD_ADDRESS|ADDRESS_NOT_ALLOWED)$/);
    expect(seen).toEqual([]);
  });

  it.each(EVIL_ADDRESSES)('refuses %j of this very server, on its port', async (address) => {
    const port = origin.split(':')[1]!;
    if (!/^https?:\/\/(\[[^\]]+\]|[^/:@[]+)\//i.test(address)) return;
    await fetchAs(guarded(), address.replace(/^(https?:\/\/[^/]+)\//i, `$1:${port}/`));
    expect(seen).toEqual([]);
  });

  /** What a Location header can hold and leads away from where it came from. */
  const leading = EVIL_ADDRESSES.filter(
    (address) => /^[!-~]+$/.test(address) && /^[a-z+-]+:(?![/\\]?127)/i.test(address),
  );

  it.each(leading)('refuses a redirect to %j', async (address) => {
    expect(await get(`/lead?to=${encodeURIComponent(address)}`)).toMatch(
      /^(BAD_ADDRESS|ADDRESS_NOT_ALLOWED)$/,
    );
    expect(seen).toHaveLength(1);
  });

  const resolving =
    (...addresses: readonly string[]): Resolve =>
    () =>
      Promise.resolve(
        addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      );

  it.each(EVIL_ANSWERS)('refuses a public name that resolves to %s', async (answer) => {
    for (const resolve of [resolving(answer), resolving('8.8.8.8', answer)]) {
      const fetches = new SafeFetch({ allow: readAllowList(''), resolve });
      expect(await fetchAs(fetches, 'http://127-0-0-1.example.com/')).toBe('ADDRESS_NOT_ALLOWED');
    }
    expect(seen).toEqual([]);
  });

  it('are at least sixty, each another one', () => {
    expect(new Set(EVIL_ADDRESSES).size).toBe(EVIL_ADDRESSES.length);
    expect([EVIL_ADDRESSES.length > 120, leading.length > 60]).toEqual([true, true]);
  });
});
