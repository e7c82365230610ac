import {
  eventually,
  givenParty,
  releaseSystem,
  sharedSystem,
  type System,
} from '@switchyard/test-kit';
import type { Browser } from 'puppeteer-core';
import { startChromium } from './chromium';
import { ConversionCalls } from './conversion-calls';
import { Shop, Visit } from './shop';

const KEY = 'swy_pub_example_example';
const NINETY_DAYS_S = 90 * 86_400;

let system: System;
let chromium: Browser;
let shop: Shop;
const visits: Visit[] = [];
beforeAll(async () => {
  system = await sharedSystem({ skipsWaits: true, env: { SWITCHYARD_TRUSTED_PROXY_HOPS: '1' } });
  [chromium, shop] = await Promise.all([startChromium(), Shop.open()]);
}, 180_000);
afterAll(async () => {
  await chromium?.close();
  shop?.close();
  await releaseSystem(system);
});

/** What a website pastes, before it loads the script. */
const STUB = `window.sw = window.sw || function (command, name, data) {
  if (command === 'event') data = Object.assign({ eventId: crypto.randomUUID() }, data);
  (sw.q = sw.q || []).push([command, name, data]);
  return data && data.eventId;
};`;

const pageWith = (inline: string, attributes = '', name = 'v1.js'): string =>
  `<!doctype html><title>Shop</title><script>${STUB}${inline}</script>
   <script src="${system.apiUrl}/collect/${name}" ${attributes}></script>`;
const init = (key = KEY, endpoint = shop.endpoint): string =>
  `sw('init', '${key}', { endpoint: '${endpoint}' });`;

beforeEach(() => shop.reset(pageWith(init())));
afterEach(async () => {
  for (const visit of visits.splice(0)) await visit.close();
});

const visit = async (path = '/'): Promise<Visit> => {
  const opened = await Visit.open(chromium, shop, path);
  visits.push(opened);
  return opened;
};

const firstEvent = async (): Promise<Readonly<Record<string, unknown>>> => {
  await eventually(() => expect(shop.events()).not.toEqual([]));
  return shop.events()[0]!;
};

interface Described {
  readonly version: string;
  readonly url: string;
  readonly integrity: string;
}
const get = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
  fetch(`${system.apiUrl}${path}`, { headers: { 'accept-encoding': 'br', ...headers } });
const described = async (): Promise<Described> =>
  (await (await get('/collect/v1.json')).json()) as Described;

describe('the script for websites is served', () => {
  it('for an hour as v1.js and for ever under its version, to any origin without a token', async () => {
    const { version, url } = await described();
    expect(new URL(url).pathname).toBe(`/collect/v${version}.js`);
    const [newest, exact] = await Promise.all(
      ['v1', `v${version}`].map((name) => get(`/collect/${name}.js`)),
    );
    expect(await newest!.text()).toBe(await exact!.text());
    for (const [answer, cache] of [
      [newest, 'public, max-age=3600'],
      [exact, 'public, max-age=31536000, immutable'],
    ] as const) {
      expect(Object.fromEntries(answer!.headers)).toMatchObject({
        'access-control-allow-origin': '*',
        'cache-control': cache,
        'content-encoding': 'br',
        'content-type': 'text/javascript; charset=utf-8',
        'cross-origin-resource-policy': 'cross-origin',
      });
      const etag = answer!.headers.get('etag')!;
      const again = await get(new URL(answer!.url).pathname, { 'if-none-match': etag });
      expect(again.status).toBe(304);
    }
    expect((await get('/collect/v1.999.0.js')).status).toBe(404);
  });

  it('with a digest that browsers check, under a strict policy', async () => {
    const { version, integrity } = await described();
    const policy = `default-src 'none'; script-src 'nonce-n' ${system.apiUrl}; connect-src ${shop.endpoint}`;
    const html = (digest: string): string =>
      pageWith(init(), `integrity="${digest}" crossorigin="anonymous"`, `v${version}.js`).replace(
        '<script>',
        '<script nonce="n">',
      );
    shop.reset(html(integrity), policy);
    const good = await visit();
    await good.agree();
    await good.sw('event', 'lead');
    expect(await firstEvent()).toMatchObject({ event: 'lead' });
    expect(await good.violations()).toEqual([]);

    shop.reset(html(`sha384-${'A'.repeat(64)}`), policy);
    const bad = await visit();
    await bad.agree();
    await bad.sw('event', 'lead');
    await bad.finished();
    expect(bad.posts).toEqual([]);
  }, 60_000);
});

describe('before the visitor agreed', () => {
  it('nothing is kept and nothing is sent; then everything that waited is sent', async () => {
    shop.reset(pageWith(`${init()} sw('event', 'page_view');`));
    const page = await visit('/?gclid=g1&utm_source=x');
    await page.sw('identify', { email: 'jane@example.com' });
    await page.sw('event', 'add_to_cart', { value: 5, currency: 'EUR' });
    await page.sw('consent', { ad_personalization: 'GRANTED' });
    await page.finished();
    expect(page.posts).toEqual([]);
    expect([await page.cookie(), await page.stored()]).toEqual(['', {}]);

    await page.agree();
    await eventually(() => expect(shop.posted).toHaveLength(3));
    const [cookie] = await page.page.browserContext().cookies();
    expect(cookie).toMatchObject({ name: '_sw', sameSite: 'Lax', secure: true, path: '/' });
    const days = (cookie!.expires - Date.now() / 1_000) / NINETY_DAYS_S;
    expect(days).toBeGreaterThan(0.99);
    expect(days).toBeLessThanOrEqual(1);
    const { _sw: kept } = await page.stored();
    expect(JSON.parse(kept!)).toMatchObject({
      id: cookie!.value,
      clicks: { gclid: ['g1', expect.any(Number)] },
      utm: { utm_source: 'x' },
    });
    expect(kept).not.toContain('jane');
    const identified = shop.posted.find(({ path }) => path.endsWith('/identify'));
    expect(identified).toMatchObject({
      path: '/api/v1/conversions/identify',
      authorization: `Bearer ${KEY}`,
      body: {
        email: 'jane@example.com',
        externalId: cookie!.value,
        gclid: 'g1',
        landingUrl: `${shop.url}/`,
        utm: { utm_source: 'x' },
        consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
      },
    });
    const events = shop.events().toSorted((a, b) => (a['value'] ? 1 : 0) - (b['value'] ? 1 : 0));
    expect(events).toMatchObject([
      { event: 'page_view', externalId: cookie!.value },
      { event: 'add_to_cart', value: 5, currency: 'EUR', email: 'jane@example.com' },
    ]);
  }, 60_000);

  it('an event has its id already, which is the one that is sent', async () => {
    shop.reset(pageWith(`${init()} window.early = sw('event', 'page_view');`));
    const page = await visit();
    const later = await page.sw('event', 'lead');
    const own = await page.sw('event', 'search', { eventId: 'mine' });
    const early = await page.page.evaluate(() => (globalThis as { early?: string }).early);
    await page.agree();
    await eventually(() => expect(shop.events()).toHaveLength(3));
    // Sent at once, so that they arrive in any order.
    expect(Object.fromEntries(shop.events().map(({ event, eventId }) => [event, eventId]))).toEqual(
      { page_view: early, lead: later, search: own },
    );
    expect([own, later]).toEqual(['mine', expect.stringMatching(/^[\da-f-]{36}$/)]);
  }, 60_000);
});

describe('a click id', () => {
  const KINDS = [
    'gclid',
    'gbraid',
    'wbraid',
    'msclkid',
    'fbclid',
    'li_fat_id',
    'rdt_cid',
    'oppref',
  ];

  it.each(KINDS)(
    '%s comes with the events of this page and of later ones',
    async (kind) => {
      const page = await visit(`/welcome?${kind}=click-1&email=jane@example.com#top`);
      await page.agree();
      await page.sw('event', 'page_view');
      await page.go('/cart', '/from?email=jane@example.com');
      await page.agree();
      await page.sw('event', 'add_to_cart');
      await eventually(() => expect(shop.events()).toHaveLength(2));
      expect(shop.events()).toMatchObject([
        { event: 'page_view', [kind]: 'click-1', pageUrl: `${shop.url}/welcome` },
        {
          event: 'add_to_cart',
          [kind]: 'click-1',
          pageUrl: `${shop.url}/cart`,
          referrer: `${shop.url}/from`,
        },
      ]);
      expect(JSON.stringify(shop.posted)).not.toContain('jane');
    },
    60_000,
  );

  it('of a navigation without a new page is found and sent to the API', async () => {
    const page = await visit();
    await page.agree();
    await page.push('/offer?gclid=g2&utm_campaign=autumn');
    await page.sw('event', 'view_item');
    expect(await firstEvent()).toMatchObject({ gclid: 'g2', pageUrl: `${shop.url}/offer` });
    expect(shop.posted.find(({ path }) => path.endsWith('/identify'))?.body).toMatchObject({
      gclid: 'g2',
      utm: { utm_campaign: 'autumn' },
    });
  }, 60_000);

  it('keeps the moment at which it was first seen, and sends it to Meta', async () => {
    const page = await visit('/?fbclid=f1');
    await page.agree();
    await page.sw('event', 'lead');
    const { fbc } = await firstEvent();
    expect(fbc).toMatch(/^fb\.1\.\d{13}\.f1$/);
    await page.go('/again?fbclid=f1');
    await page.agree();
    await page.sw('event', 'lead');
    await eventually(() => expect(shop.events()).toHaveLength(2));
    expect(shop.events()[1]).toMatchObject({ fbc, fbclid: 'f1' });
  }, 60_000);

  it('is joined by the ids of the pixels of the platforms', async () => {
    const page = await visit('/?fbclid=f1');
    for (const name of ['_fbp', '_fbc', '_rdt_uuid', 'li_fat_id', '__oppref', '__obref']) {
      await page.page.setCookie({ name, value: `${name}-1`, url: shop.url });
    }
    await page.agree();
    await page.sw('event', 'lead');
    expect(await firstEvent()).toMatchObject({
      fbp: '_fbp-1',
      fbc: '_fbc-1',
      rdtUuid: '_rdt_uuid-1',
      li_fat_id: 'li_fat_id-1',
      oppref: '__oppref-1',
      obref: '__obref-1',
    });
  }, 60_000);

  it('that no platform issues is left out', async () => {
    const page = await visit(`/?gclid=${'g'.repeat(513)}&msclkid=%C3%A4&wbraid=`);
    await page.agree();
    await page.sw('event', 'lead');
    expect(Object.keys(await firstEvent())).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/gclid|msclkid|wbraid/)]),
    );
  }, 60_000);
});

describe('a visitor who does not agree', () => {
  it('is deleted at once, and nothing is sent from then on', async () => {
    const page = await visit('/?gclid=g1');
    await page.agree();
    await page.sw('event', 'page_view');
    await firstEvent();
    const before = page.posts.length;
    await page.sw('consent', { ad_user_data: 'denied' });
    expect([await page.cookie(), await page.stored()]).toEqual(['', {}]);
    expect(await page.sw('event', 'lead')).toMatch(/^[\da-f-]{36}$/);
    await page.finished();
    expect(page.posts).toHaveLength(before);
  }, 60_000);

  it('loses the waiting events, and has a new visitor id after agreeing later', async () => {
    const page = await visit();
    await page.agree();
    const { value: first } = (await page.page.browserContext().cookies())[0]!;
    await page.sw('consent', { ad_user_data: 'DENIED' });
    await page.sw('event', 'lead');
    await page.agree();
    await page.sw('event', 'search');
    const { externalId } = await firstEvent();
    expect(shop.events().map(({ event }) => event)).toEqual(['search']);
    expect(externalId).not.toBe(first);
  }, 60_000);

  it('by Global Privacy Control is not kept, whatever the page says', async () => {
    const page = await visit('');
    await page.go('/?gclid=g1');
    await page.agree();
    expect(await page.cookie()).toContain('_sw=');
    const before = page.posts.length;
    await page.page.evaluateOnNewDocument(() =>
      Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
    );
    await page.go('/?gclid=g2');
    expect([await page.cookie(), await page.stored()]).toEqual(['', {}]);
    await page.agree();
    await page.sw('identify', { email: 'jane@example.com' });
    expect(await page.sw('event', 'lead')).toMatch(/^[\da-f-]{36}$/);
    await page.finished();
    expect(page.posts).toHaveLength(before);
    expect([await page.cookie(), await page.stored()]).toEqual(['', {}]);
  }, 60_000);

  it('to personalised ads only is reported so', async () => {
    const page = await visit('/?gclid=g1');
    await page.agree({ ad_personalization: 'GRANTED' });
    await page.sw('consent', { ad_personalization: 'DENIED' });
    await eventually(() => expect(shop.posted).toHaveLength(2));
    expect(shop.posted[1]).toMatchObject({
      path: '/api/v1/conversions/identify',
      body: { consent: { ad_user_data: 'GRANTED', ad_personalization: 'DENIED' } },
    });
  }, 60_000);
});

describe('a request that fails', () => {
  /** Timers of the page fire at once. */
  const hurry = async (page: Visit): Promise<void> =>
    void (await page.page.evaluate(() => {
      const window = globalThis as unknown as { setTimeout: (task: () => void) => void };
      window.setTimeout = (task) => queueMicrotask(task);
    }));

  it.each([[503], ['broken'], [429]] as const)(
    'with %s is made once more, with the same key',
    async (answer) => {
      const page = await visit();
      await hurry(page);
      await page.agree();
      // Browsers send again by themselves where a connection breaks.
      shop.answers = Array.from({ length: 9 }, () => answer);
      await page.sw('event', 'lead');
      await eventually(() => expect(page.posts).toHaveLength(2));
      await page.finished();
      await page.finished();
      expect(page.posts).toHaveLength(2);
      expect(new Set(shop.posted.map((one) => JSON.stringify(one))).size).toBe(1);
      expect(shop.posted[0]!.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
      expect(page.errors).toEqual([]);
    },
    60_000,
  );

  it('for what the page sent is not made again', async () => {
    const page = await visit();
    await hurry(page);
    await page.agree();
    shop.answers = [400];
    await page.sw('event', 'lead');
    await eventually(() => expect(shop.posted).toHaveLength(1));
    await page.finished();
    await page.finished();
    expect(page.posts).toHaveLength(1);
  }, 60_000);

  it('breaks nothing in the page, nor does a browser without storage', async () => {
    shop.reset(pageWith(init()), `connect-src 'none'`);
    const page = await visit('');
    await page.page.evaluateOnNewDocument(() => {
      const refuse = { get: () => void JSON.parse('{'), set: () => void JSON.parse('{') };
      Object.defineProperty(globalThis, 'localStorage', refuse);
      Object.defineProperty(
        (globalThis as unknown as { document: object }).document,
        'cookie',
        refuse,
      );
    });
    await page.go('/');
    await page.agree();
    await page.sw('identify', null);
    await page.sw('nothing', {}, 7);
    expect(await page.sw('event', 'lead')).toMatch(/^[\da-f-]{36}$/);
    const circular = await page.page.evaluate(() => {
      const data: Record<string, unknown> = { eventId: 'c' };
      data['self'] = data;
      return (globalThis as unknown as { sw(...call: unknown[]): string }).sw('event', 'x', data);
    });
    expect([circular, page.errors]).toEqual(['c', []]);
  }, 60_000);
});

describe('a website with its key', () => {
  it('reports the clicks of a visitor to the API', async () => {
    const party = await givenParty(system);
    const { key } = await system.admin.createWebsiteKey(party.spaceId, [shop.url]);
    shop.reset(pageWith(`sw('init', '${key}');`));
    const page = await visit('/?gclid=g1&utm_source=x');
    const answered = page.page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && response.url().startsWith(system.apiUrl),
    );
    await page.agree();
    expect((await answered).status()).toBe(200);
    const { value } = (await page.page.browserContext().cookies())[0]!;
    const { body } = await party.send('/api/v1/conversions/identify', {
      method: 'POST',
      body: { externalId: value },
    });
    expect(body.data).toMatchObject({
      matched: true,
      clickIds: [{ kind: 'gclid', value: 'g1' }],
    });
  }, 60_000);

  it('reports events that the trace shows as the page sent them, a sale as a claim', async () => {
    const party = await givenParty(system);
    const calls = new ConversionCalls(party);
    await calls.givenPaidAction();
    const { key } = await system.admin.createWebsiteKey(party.spaceId, [shop.url]);
    shop.reset(pageWith(`sw('init', '${key}');`));
    const page = await visit('/cart?gclid=g1');
    await page.agree({ ad_personalization: 'GRANTED' });
    const posted = page.page.waitForResponse(
      (response) =>
        response.request().method() === 'POST' && response.url().endsWith('/conversions/events'),
    );
    const worth = { orderId: 'order-1', value: 49.9, currency: 'EUR' };
    await page.sw('event', 'paid', { ...worth, email: 'jane@example.com' });
    expect((await posted).status()).toBe(202);
    const [listed] = await calls.list<{ id: string }>('/events?orderId=order-1');
    const trace = await calls.trace(listed!.id);
    expect(trace).toMatchObject({
      door: 'website',
      status: 'unverified',
      claim: 'unverified',
      ...worth,
      clickIds: [{ kind: 'gclid', value: 'g1' }],
      matched: 'clickId',
      consent: { ad_user_data: 'GRANTED', ad_personalization: 'GRANTED' },
      deliveries: [],
    });
    expect(trace['steps']).toContainEqual(
      expect.objectContaining({ step: 'accepted', door: 'website' }),
    );
    expect(JSON.stringify(trace)).not.toContain('jane');
  }, 60_000);
});
