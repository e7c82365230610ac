import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  givenParty,
  type Party,
  releaseSystem,
  sharedSystem,
  type System,
} from '@switchyard/test-kit';
import type { Browser, Page } from 'puppeteer-core';
import { newPage, startChromium } from './chromium';

let system: System;
let party: Party;
let chromium: Browser;
beforeAll(async () => {
  system = await sharedSystem({ skipsWaits: true, env: { SWITCHYARD_TRUSTED_PROXY_HOPS: '1' } });
  party = await givenParty(system);
  chromium = await startChromium();
}, 180_000);
afterAll(async () => {
  await chromium?.close();
  await releaseSystem(system);
});

interface Raw {
  readonly status: number;
  readonly headers: Headers;
  readonly bytes: Buffer;
}

let addresses = 0;

/** Without a token, from an address of its own; `fetch` undoes the encoding, which the test checks by itself. */
const ask = async (
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Raw> => {
  const { request } = await import('undici');
  const answer = await request(`${system.apiUrl}${path}`, {
    method: method as 'GET',
    headers: { 'x-forwarded-for': `198.22.0.${++addresses}`, ...headers },
  });
  return {
    status: answer.statusCode,
    headers: new Headers(
      Object.entries(answer.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    ),
    bytes: Buffer.from(await answer.body.arrayBuffer()),
  };
};

const DECODED: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (bytes) => bytes,
};

describe.each([
  ['/api/v1/openapi.json', 'apps/api/openapi.json'],
  ['/app/openapi.json', 'apps/api/app-openapi.json'],
])('%s', (path, file) => {
  const minified = JSON.stringify(JSON.parse(readFileSync(file, 'utf8')));

  it.each(['br', 'gzip', 'identity'])(
    'is the committed document, minified, as %s',
    async (encoding) => {
      const answer = await ask(path, { 'accept-encoding': encoding });
      expect(DECODED[encoding]!(answer.bytes).toString()).toBe(minified);
      expect([
        answer.headers.get('content-encoding') ?? 'identity',
        answer.headers.get('vary'),
      ]).toEqual([encoding, 'Accept-Encoding']);
    },
  );

  it('has a strong tag of its own for each encoding, and answers 304 to the same one alone', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async (encoding) => {
        const { headers } = await ask(path, { 'accept-encoding': encoding });
        return headers.get('etag')!;
      }),
    );
    expect(new Set(tags).size).toBe(3);
    for (const tag of tags) expect(tag).toMatch(/^"[\w-]+"$/);
    const again = (tag: string) => ask(path, { 'accept-encoding': 'br', 'if-none-match': tag });
    const [known, other] = [await again(tags[0]!), await again(tags[1]!)];
    expect([known.status, known.bytes.length, known.headers.get('etag')]).toEqual([
      304,
      0,
      tags[0],
    ]);
    expect(other.status).toBe(200);
  });

  it('answers HEAD with the headers alone', async () => {
    const [head, get] = [
      await ask(path, { 'accept-encoding': 'gzip' }, 'HEAD'),
      await ask(path, { 'accept-encoding': 'gzip' }),
    ];
    expect([head.status, head.bytes.length]).toEqual([200, 0]);
    for (const name of ['etag', 'content-length', 'content-encoding', 'content-type']) {
      expect([name, head.headers.get(name)]).toEqual([name, get.headers.get(name)]);
    }
  });
});

/** What the page's own window has, as far as it is asked for. */
interface PageWindow {
  violations: string[];
  document: {
    readonly body: { readonly innerText: string };
    addEventListener(
      type: 'securitypolicyviolation',
      listener: (event: {
        readonly violatedDirective: string;
        readonly blockedURI: string;
      }) => void,
    ): void;
  };
}

/** The page with everything that it asked for. */
const openPage = async (): Promise<{ readonly page: Page; readonly asked: string[] }> => {
  const page = await newPage(chromium);
  await page.setViewport({ width: 1400, height: 900 });
  const asked: string[] = [];
  page.on('request', (request) => void asked.push(request.url()));
  await page.evaluateOnNewDocument(() => {
    const window = globalThis as unknown as PageWindow;
    window.violations = [];
    window.document.addEventListener('securitypolicyviolation', (event) =>
      window.violations.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  await page.goto(`${system.apiUrl}/docs`, { waitUntil: 'domcontentloaded' });
  return { page, asked };
};

const expectClean = async (page: Page, asked: readonly string[]): Promise<void> => {
  const foreign = asked.filter(
    (url) => !url.startsWith(`${system.apiUrl}/`) && !/^(data|blob):/.test(url),
  );
  expect(foreign).toEqual([]);
  expect(await page.evaluate(() => (globalThis as unknown as PageWindow).violations)).toEqual([]);
};

const shows = (page: Page, text: string): Promise<unknown> =>
  page.waitForFunction(
    (wanted) => (globalThis as unknown as PageWindow).document.body.innerText.includes(wanted),
    {},
    text,
  );

const button = (text: string): string => `::-p-xpath(//button[contains(., "${text}")])`;

const press = async (page: Page, selector: string): Promise<void> => {
  const found = await page.waitForSelector(selector);
  await found!.click();
};

describe('the reference page', () => {
  it('shows the first operation, asks no other host and breaks none of its policy', async () => {
    const { page, asked } = await openPage();
    await shows(page, 'Introspect the current token');
    await expectClean(page, asked);
    await page.close();
  }, 120_000);

  it('finds an operation', async () => {
    const { page } = await openPage();
    await shows(page, 'Introspect the current token');
    await press(page, button('Search'));
    await page.waitForSelector('[role=dialog] input');
    await page.type('[role=dialog] input', 'trigger a sync');
    const option = await page.waitForSelector(
      '::-p-xpath(//*[@role="option"][contains(., "/api/v1/sync")])',
    );
    expect(await option!.evaluate(({ textContent }) => textContent)).toContain('Trigger a sync');
  }, 60_000);

  it('shows both documents', async () => {
    const { page, asked } = await openPage();
    await press(page, button('API (tokens)'));
    await press(page, '::-p-xpath(//*[@role="option"][contains(., "Application API")])');
    await shows(page, 'Registration, sign-in, second factor');
    await expectClean(page, asked);
  }, 60_000);

  it('tries an operation with a pasted token', async () => {
    const { page, asked } = await openPage();
    await page.waitForSelector('input[placeholder=Token]');
    await page.type('input[placeholder=Token]', party.token);
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/v1/me'));
    await press(page, button('Test Request'));
    await press(page, '::-p-xpath(//*[@role="dialog"]//button[contains(., "Send get request")])');
    expect((await answered).status()).toBe(200);
    await shows(page, '200 OK');
    await expectClean(page, asked);
  }, 60_000);

  it('takes scripts from this installation alone', async () => {
    const { headers } = await ask('/docs');
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'; script-src 'self';");
    expect(policy).toContain("connect-src 'self'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it.each([
    '/docs',
    '/docs/reference.js',
    '/docs/api.json',
    '/docs/app.json',
    '/docs/errors.md',
    '/changelog.atom',
  ])('%s is compressed, and answers 304', async (path) => {
    const { headers, status } = await ask(path, { 'accept-encoding': 'gzip, br' });
    const tag = headers.get('etag')!;
    const again = await ask(path, { 'accept-encoding': 'gzip, br', 'if-none-match': `W/${tag}` });
    expect([status, headers.get('content-encoding'), again.status]).toEqual([200, 'br', 304]);
  });
});

interface XmlElement {
  readonly tagName: string;
  readonly namespaceURI: string;
  readonly textContent: string;
  readonly children: Iterable<XmlElement>;
}
interface XmlParser {
  parseFromString(text: string, type: string): { readonly documentElement: XmlElement };
}

/** The feed as the parser of a browser reads it: the members of each entry. */
const entriesOf = async (text: string): Promise<readonly Readonly<Record<string, string>>[]> => {
  const page = await newPage(chromium);
  return page.evaluate((xml) => {
    const { DOMParser: Parser } = globalThis as unknown as { DOMParser: new () => XmlParser };
    const { documentElement } = new Parser().parseFromString(xml, 'application/xml');
    if (documentElement.namespaceURI !== 'http://www.w3.org/2005/Atom') {
      throw new Error(documentElement.textContent);
    }
    return [...documentElement.children]
      .filter(({ tagName }) => tagName === 'entry')
      .map(({ children }) =>
        Object.fromEntries([...children].map(({ tagName, textContent }) => [tagName, textContent])),
      );
  }, text);
};

it('explains the codes that its refusals link to', async () => {
  const { headers, bytes } = await ask('/docs/errors.md');
  expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
  for (const code of ['NOT_FOUND', 'SYNC_PLAN_DRIFT', 'EXTERNAL_KEY_TAKEN']) {
    expect(bytes.toString()).toMatch(new RegExp(`^#+ \`?${code}\`?$`, 'm'));
  }
});

it('gives the changes as a feed that another parser reads', async () => {
  const { headers, bytes } = await ask('/changelog.atom');
  expect(headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
  const entries = await entriesOf(bytes.toString());
  const released = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## (\d[\d.]*) \((.*)\)$/gm)];
  expect(entries.map(({ title, updated }) => [title, updated])).toEqual(
    released.map(([, version, day]) => [`Switchyard API ${version}`, `${day}T00:00:00.000Z`]),
  );
  expect(new Set(entries.map(({ id }) => id)).size).toBe(released.length);
});
