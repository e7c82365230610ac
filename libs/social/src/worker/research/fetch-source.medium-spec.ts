import 'reflect-metadata';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readAllowList, SafeFetch } from '@switchyard/safe-fetch';
import { pdf } from '../../testing/pdf';
import { FetchSource } from './fetch-source';

type Route = (response: ServerResponse) => void;

const html =
  (body: string, type = 'text/html; charset=utf-8'): Route =>
  (response) =>
    void response.writeHead(200, { 'content-type': type }).end(body);
const status =
  (code: number): Route =>
  (response) =>
    void response.writeHead(code).end();
const redirect =
  (location: () => string): Route =>
  (response) =>
    void response.writeHead(302, { location: location() }).end();

/** A site of its own: pages, and the requests that came. */
class Site {
  readonly seen: string[] = [];
  routes: Record<string, Route> = {};
  private readonly server: Server = createServer((request, response) => {
    this.seen.push(request.url ?? '');
    (this.routes[request.url ?? ''] ?? status(404))(response);
  });

  async open(): Promise<void> {
    await new Promise<void>((done) => {
      this.server.listen(0, '127.0.0.1', done);
    });
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  at(path: string): string {
    return `http://${this.host}${path}`;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => {
      this.server.close(done);
    });
  }
}

class HastyFetchSource extends FetchSource {
  protected override readonly timeoutMs = 300;
}

const PAGE = '<title>Muster</title><p>The bakery opened in 1987.</p>';
let site: Site;
let other: Site;
let fetches: FetchSource;

beforeEach(async () => {
  [site, other] = [new Site(), new Site()];
  await Promise.all([site.open(), other.open()]);
  for (const one of [site, other]) one.routes['/page'] = html(PAGE);
  fetches = new FetchSource(new SafeFetch({ allow: readAllowList(`${site.host},${other.host}`) }));
});
afterEach(async () => {
  await fetches.onApplicationShutdown();
  await Promise.all([site.close(), other.close()]);
});

const fetched = (url: string, signal = new AbortController().signal) =>
  fetches.execute({ url, title: null, text: null }, signal);
const outcome = async (url: string): Promise<string> => {
  const found = await fetched(url);
  return found.kind === 'read' ? 'read' : found.code;
};
const robots = (lines: string, of = site): void => {
  of.routes['/robots.txt'] = html(lines, 'text/plain');
};

describe('FetchSource', () => {
  it('reads a page', async () => {
    expect(await fetched(site.at('/page'))).toEqual({
      kind: 'read',
      title: 'Muster',
      text: 'The bakery opened in 1987.',
      truncated: false,
    });
  });

  it('reads a PDF and a text', async () => {
    const bytes = pdf({ pages: [['The bakery opened in 1987.']] });
    site.routes['/a.pdf'] = (response) => void response.end(bytes);
    site.routes['/a.txt'] = html('It sells <rye>.', 'text/plain');
    expect(await fetched(site.at('/a.pdf'))).toMatchObject({
      title: 'a.pdf',
      text: 'The bakery opened in 1987.',
    });
    expect(await fetched(site.at('/a.txt'))).toMatchObject({ text: 'It sells <rye>.' });
  });

  it('reads a pasted text without what is not seen', async () => {
    const source = { url: null, title: 'Our\nnotes', text: 'Rye\u200b is\u202e good.\r\n' };
    expect(await fetches.execute(source, new AbortController().signal)).toEqual({
      kind: 'read',
      title: 'Our notes',
      text: 'Rye is good.',
      truncated: false,
    });
    const empty = { ...source, text: ' \u200b ' };
    expect(await fetches.execute(empty, new AbortController().signal)).toMatchObject({
      code: 'EMPTY',
    });
  });

  it.each<[string, Route, string, boolean]>([
    ['an image', html('\x89PNG\x1a\0\0\0\0\0', 'image/png'), 'NOT_TEXT', false],
    ['nothing', html(''), 'EMPTY', false],
    ['404', status(404), 'BAD_STATUS', false],
    ['503', status(503), 'BAD_STATUS', true],
    ['more than 5 MiB', html('a'.repeat(5 * 1024 * 1024 + 1)), 'TOO_LARGE', false],
    ['a private address', redirect(() => 'http://10.0.0.1/'), 'ADDRESS_NOT_ALLOWED', false],
    ['a loop', redirect(() => '/wanted'), 'TOO_MANY_REDIRECTS', false],
    ['a broken PDF', html('%PDF-1.7 nothing', 'text/html'), 'PDF_BROKEN', false],
  ])('fails by name for %s', async (_, route, code, isTransient) => {
    site.routes['/wanted'] = route;
    expect(await fetched(site.at('/wanted'))).toMatchObject({ kind: 'failed', code, isTransient });
  });

  it('does not wait for a page that never ends', async () => {
    site.routes['/slow'] = (response) => void response.writeHead(200).write('<p>');
    const hasty = new HastyFetchSource(new SafeFetch({ allow: readAllowList(site.host) }));
    const source = { url: site.at('/slow'), title: null, text: null };
    expect(await hasty.execute(source, new AbortController().signal)).toMatchObject({
      code: 'TIMED_OUT',
      isTransient: true,
    });
    await hasty.onApplicationShutdown();
  });

  it('does not ask hosts that are not public', async () => {
    expect(await outcome('http://169.254.169.254/latest')).toBe('ADDRESS_NOT_ALLOWED');
    expect(await outcome('ftp://muster.example/a')).toBe('BAD_ADDRESS');
  });
});

describe('FetchSource and robots.txt', () => {
  it.each([
    ['that allows all', 'User-agent: *\nAllow: /', 'read'],
    ['that is empty', '', 'read'],
    ['that is no robots.txt', '<html>Not found</html>', 'read'],
    ['that disallows all', 'User-agent: *\nDisallow: /', 'ROBOTS_DISALLOWED'],
    ['that disallows the page', 'User-agent: *\nDisallow: /pa*e$', 'ROBOTS_DISALLOWED'],
    ['with a longer rule that allows', 'User-agent: *\nDisallow: /\nAllow: /page', 'read'],
    [
      'that names us',
      'User-agent: *\nAllow: /\n\nUser-agent: switchyard-fetch\nDisallow: /',
      'ROBOTS_DISALLOWED',
    ],
    [
      'that allows us',
      'User-agent: *\nDisallow: /\nUser-agent: Switchyard-Fetch\nAllow: /',
      'read',
    ],
    ['about others', 'User-agent: Googlebot\nDisallow: /', 'read'],
  ])('obeys one %s', async (_, lines, expected) => {
    robots(lines);
    expect(await outcome(site.at('/page'))).toBe(expected);
    expect(site.seen.includes('/page')).toBe(expected === 'read');
  });

  it.each<[number, string]>([
    [404, 'read'],
    [403, 'read'],
    [429, 'ROBOTS_UNREACHABLE'],
    [500, 'ROBOTS_UNREACHABLE'],
    [503, 'ROBOTS_UNREACHABLE'],
  ])('takes the status %d as %s', async (code, expected) => {
    site.routes['/robots.txt'] = status(code);
    expect(await outcome(site.at('/page'))).toBe(expected);
  });

  it('does not fetch while robots.txt does not answer', async () => {
    site.routes['/robots.txt'] = (response) => void response.destroy();
    expect(await fetched(site.at('/page'))).toMatchObject({
      code: 'ROBOTS_UNREACHABLE',
      isTransient: true,
    });
    expect(site.seen).toEqual(['/robots.txt']);
  });

  it('reads the first 500 KiB of one that never ends', async () => {
    site.routes['/robots.txt'] = (response) => {
      response.write('User-agent: *\nDisallow: /page\n');
      const more = (): void => {
        while (!response.destroyed && response.write('# nothing\n'.repeat(5_000)));
      };
      response.on('drain', more);
      more();
    };
    expect(await outcome(site.at('/page'))).toBe('ROBOTS_DISALLOWED');
  });

  it('ends soon for patterns that are slow to match', async () => {
    robots(`User-agent: *\n${`Disallow: /${'*a'.repeat(490)}b\n`.repeat(500)}`);
    const path = `/${'a'.repeat(2_000)}`;
    site.routes[path] = html(PAGE);
    const before = process.cpuUsage();
    expect(await outcome(site.at(path))).toBe('read');
    expect(process.cpuUsage(before).user / 1_000_000).toBeLessThan(6);
  });

  it('asks a host once in a run, and again in the next', async () => {
    const { signal } = new AbortController();
    await fetched(site.at('/page'), signal);
    await fetched(site.at('/page'), signal);
    expect(site.seen).toEqual(['/robots.txt', '/page', '/page']);
    await fetched(site.at('/page'));
    expect(site.seen.filter((path) => path === '/robots.txt')).toHaveLength(2);
  });

  it('asks the host that a redirect leads to', async () => {
    site.routes['/away'] = redirect(() => other.at('/page'));
    robots('User-agent: *\nDisallow: /', other);
    expect(await outcome(site.at('/away'))).toBe('ROBOTS_DISALLOWED');
    expect(other.seen).toEqual(['/robots.txt']);
    robots('User-agent: *\nAllow: /', other);
    expect(await outcome(site.at('/away'))).toBe('read');
  });

  it('asks again about the address that a redirect of the same host leads to', async () => {
    site.routes['/to'] = redirect(() => '/page');
    robots('User-agent: *\nDisallow: /page');
    expect(await outcome(site.at('/to'))).toBe('ROBOTS_DISALLOWED');
    expect(site.seen).toEqual(['/robots.txt', '/to']);
  });

  it('follows redirects of robots.txt', async () => {
    site.routes['/robots.txt'] = redirect(() => other.at('/rules'));
    other.routes['/rules'] = html('User-agent: *\nDisallow: /', 'text/plain');
    expect(await outcome(site.at('/page'))).toBe('ROBOTS_DISALLOWED');
  });
});
