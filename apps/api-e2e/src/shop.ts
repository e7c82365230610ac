import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'puppeteer-core';
import { newPage } from './chromium';

/** What the script for websites posted. */
export interface Posted {
  readonly path: string;
  readonly authorization: string | undefined;
  readonly idempotencyKey: string | undefined;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A page of a shop's own window, as far as specs use it. */
interface ShopWindow {
  sw(command: string, first?: unknown, second?: unknown): string | undefined;
  readonly document: { readonly cookie: string };
  readonly localStorage: Record<string, string>;
  readonly history: { pushState(data: null, title: string, url: string): void };
  readonly loaded?: boolean;
  readonly violations: readonly string[];
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'Authorization, Content-Type, Idempotency-Key',
};

const textOf = async (request: IncomingMessage): Promise<string> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
};

const headerOf = (request: IncomingMessage, name: string): string | undefined =>
  request.headers[name] as string | undefined;

/**
 * A shop's website on one origin, and on another one an endpoint that takes what the script posts.
 * Each test says what the page is and how the endpoint answers.
 */
export class Shop {
  /** The page at every path. */
  html = '';
  policy: string | undefined;
  /** Status of each next answer, 200 after the last; `broken` closes the connection. */
  answers: (number | 'broken')[] = [];
  posted: Posted[] = [];

  private constructor(
    private readonly site: Server,
    private readonly endpointServer: Server,
  ) {}

  static async open(): Promise<Shop> {
    const shop: Shop = new Shop(
      createServer((_request, response) => shop.show(response)),
      createServer((request, response) => void shop.take(request, response)),
    );
    for (const server of [shop.site, shop.endpointServer]) {
      await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    }
    return shop;
  }

  /** Browsers take Secure cookies from here as from https. */
  get url(): string {
    return `http://localhost:${(this.site.address() as AddressInfo).port}`;
  }

  get endpoint(): string {
    return `http://localhost:${(this.endpointServer.address() as AddressInfo).port}`;
  }

  /** Drops the received calls of the endpoint and sets the page. */
  reset(html: string, policy?: string): void {
    Object.assign(this, { html, policy, answers: [], posted: [] });
  }

  events(): readonly Posted['body'][] {
    return this.posted.filter(({ path }) => path.endsWith('/events')).map(({ body }) => body);
  }

  close(): void {
    for (const server of [this.site, this.endpointServer]) {
      server.close();
      server.closeAllConnections();
    }
  }

  private show(response: ServerResponse): void {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(this.policy === undefined ? {} : { 'content-security-policy': this.policy }),
    });
    response.end(this.html);
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method !== 'POST') {
      response.writeHead(204, CORS).end();
      return;
    }
    const text = await textOf(request);
    this.posted.push({
      path: request.url ?? '',
      authorization: headerOf(request, 'authorization'),
      idempotencyKey: headerOf(request, 'idempotency-key'),
      body: text === '' ? {} : (JSON.parse(text) as Posted['body']),
    });
    const answer = this.answers.shift() ?? 200;
    if (answer === 'broken') response.destroy();
    else response.writeHead(answer, CORS).end('{}');
  }
}

/** A visit of the shop in a browser without any cookies. */
export class Visit {
  /** Addresses that the page posted to, as soon as it began to. */
  readonly posts: string[] = [];
  /** Errors that no code of the page caught. */
  readonly errors: unknown[] = [];

  private constructor(
    readonly page: Page,
    private readonly shop: Shop,
  ) {}

  static async open(chromium: Browser, shop: Shop, path = '/'): Promise<Visit> {
    const visit = new Visit(await newPage(chromium), shop);
    visit.page.on('request', (request) => {
      if (request.method() === 'POST') visit.posts.push(request.url());
    });
    visit.page.on('pageerror', (error) => void visit.errors.push(error));
    await visit.page.evaluateOnNewDocument(() => {
      const window = globalThis as unknown as { violations: string[] } & Pick<
        EventTarget,
        'addEventListener'
      >;
      window.violations = [];
      window.addEventListener('securitypolicyviolation', (event) =>
        window.violations.push((event as unknown as { blockedURI: string }).blockedURI),
      );
    });
    if (path !== '') await visit.go(path);
    return visit;
  }

  async go(path: string, from?: string): Promise<void> {
    await this.page.goto(`${this.shop.url}${path}`, {
      waitUntil: 'load',
      ...(from === undefined ? {} : { referer: `${this.shop.url}${from}` }),
    });
  }

  /** Calls the function of the script, as the page would. */
  sw(command: string, first?: unknown, second?: unknown): Promise<string | undefined> {
    return this.page.evaluate(
      (...call) => (globalThis as unknown as ShopWindow).sw(...call),
      command,
      first,
      second,
    );
  }

  agree(more: object = {}): Promise<unknown> {
    return this.sw('consent', { ad_user_data: 'GRANTED', ...more });
  }

  /** The address changes without a new page. */
  push(url: string): Promise<void> {
    return this.page.evaluate(
      (to) => (globalThis as unknown as ShopWindow).history.pushState(null, '', to),
      url,
    );
  }

  cookie(): Promise<string> {
    return this.page.evaluate(() => (globalThis as unknown as ShopWindow).document.cookie);
  }

  stored(): Promise<Record<string, string>> {
    return this.page.evaluate(() => ({ ...(globalThis as unknown as ShopWindow).localStorage }));
  }

  violations(): Promise<readonly string[]> {
    return this.page.evaluate(() => (globalThis as unknown as ShopWindow).violations);
  }

  /** A request of the page has come and gone: `posts` has everything that began before. */
  async finished(): Promise<void> {
    await this.page.evaluate((url) => fetch(url).then(() => undefined), this.shop.endpoint);
  }

  close(): Promise<void> {
    return this.page.browserContext().close();
  }
}
