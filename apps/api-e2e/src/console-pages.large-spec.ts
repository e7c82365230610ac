import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  createPost,
  givenConfirmedPost,
  givenDraftedPost,
  givenParty,
  givenPost,
  type Party,
  type PostBody,
  postOf,
  postStep,
  releaseSystem,
  finishedPost,
  sharedSystem,
  type System,
} from '@switchyard/test-kit';
import type { Browser as Chromium, Page } from 'puppeteer-core';
import { type Browser, givenSignedIn } from './browser';
import { ConsolePages, startChromium } from './chromium';
import { peopleRows } from './people-rows';
import { unknownId } from './routes';
import { ownerSql } from './system-probes';

interface PageRoute {
  readonly method: 'GET' | 'POST';
  readonly path: string;
}

/** Every page of the sources: no description lists them. */
const PAGES: readonly PageRoute[] = readdirSync('libs', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.controller.ts'))
  .map((file) => readFileSync(join('libs', file), 'utf8'))
  .flatMap((text) => text.split(/(?=@Controller\(')/).slice(1))
  .flatMap((text) => {
    const [, base] = /^@Controller\('([^']*)'\)/.exec(text)!;
    return [...text.matchAll(/@(Get|Post)\((?:'([^']*)')?\)\s+@Page\(\)/g)].map(
      ([, verb, path]): PageRoute => ({
        method: verb === 'Get' ? 'GET' : 'POST',
        path: `/${base!}${path ? `/${path}` : ''}`,
      }),
    );
  });

const named = (method: PageRoute['method']) =>
  PAGES.filter((page) => page.method === method).map(({ path }) => path);

let system: System;
let party: Party;
let person: Browser;
beforeAll(async () => {
  system = await sharedSystem({ skipsWaits: true, env: { SWITCHYARD_TRUSTED_PROXY_HOPS: '1' } });
  party = await givenParty(system);
  person = await givenSignedIn(party, newAddress());
}, 180_000);
afterAll(() => releaseSystem(system));

let addresses = 0;
const newAddress = (): string => `198.21.0.${++addresses}`;

const at = (path: string, id = unknownId('tok')): string => path.replace(/:\w+/g, id);

/** What a form of every page may hold. */
const FIELDS = {
  name: 'Import',
  email: 'grace@example.com',
  password: 'violet anchor thursday',
  timeZone: 'UTC',
  currency: 'EUR',
  token: 'x'.repeat(43),
  code: '123456',
  expiresInDays: '30',
  'campaigns:read': 'on',
};

const post = (
  browser: Browser,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ readonly status: number; readonly text: string }> =>
  browser.text(path, {
    method: 'POST',
    bytes: Buffer.from(new URLSearchParams(FIELDS).toString()),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  });

it('pages are found', () => expect(named('POST').length).toBeGreaterThan(10));

describe('a form of another site', () => {
  const FOREIGN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'from another origin': { origin: 'https://evil.example' },
    'from an origin that only begins like ours': { origin: 'http://127.0.0.1.evil.example' },
    'from no origin, as null': { origin: 'null' },
    'cross-site': { 'sec-fetch-site': 'cross-site' },
    'from another port of the same site': { 'sec-fetch-site': 'same-site' },
    'without a word of where it is from': { origin: '' },
    'with the header of the other API alone': { origin: '', 'x-switchyard-app': '1' },
  };

  it.each(named('POST'))('changes nothing at %s', async (path) => {
    const id = party.tokenId;
    const before = await peopleRows(system, party.account.accountId);
    for (const [what, headers] of Object.entries(FOREIGN)) {
      expect([what, (await post(person, at(path, id), headers)).status]).toEqual([what, 403]);
    }
    expect(await peopleRows(system, party.account.accountId)).toEqual(before);
  });
});

describe('without a session', () => {
  it.each(named('GET'))('GET %s shows nothing of any account', async (path) => {
    const { status, text } = await person
      .fresh(newAddress())
      .text(at(path), { headers: { cookie: `switchyard_session=${'x'.repeat(43)}` } });
    expect([status === 200 || status === 303, text.includes('Sign out')]).toEqual([true, false]);
  });
});

/** What may be posted with a session that is not enough for more. */
const OPEN = /^\/console\/(register|confirm|forgot-password|reset-password|sign-(in|out)|proof)/;

describe('a session that is not enough', () => {
  const CLOSED = named('POST').filter((path) => !OPEN.test(path));

  const SHORTCOMINGS = {
    'without a confirmed address': 'update identity.profile set confirmed_at = null',
    'when its proof is old': `update identity.session set proven_at = proven_at - interval '11 minutes'`,
  };

  describe.each(Object.entries(SHORTCOMINGS))('%s', (_what, text) => {
    let other: Party;
    let browser: Browser;
    beforeAll(async () => {
      other = await givenParty(system);
      browser = await givenSignedIn(other, newAddress());
      const changed = await ownerSql(system, `${text} where user_id = $1`, [other.account.userId]);
      expect(changed).toBe(1);
    });

    it.each(CLOSED)('changes nothing at %s', async (path) => {
      const before = await peopleRows(system, other.account.accountId);
      const { status } = await post(browser, at(path, other.tokenId));
      // To the page that asks for what is missing, or a page that says why not.
      expect([status, status === 303 || status >= 400]).toEqual([status, true]);
      expect(await peopleRows(system, other.account.accountId)).toEqual(before);
    });
  });
});

describe('the forms of tokens', () => {
  it.each(named('POST').filter((path) => path.includes(':')))(
    'changes nothing of another account at %s',
    async (path) => {
      const other = await givenParty(system);
      const before = await peopleRows(system, other.account.accountId);
      const [foreign, unknown] = [
        await post(person, at(path, other.tokenId)),
        await post(person, at(path)),
      ];
      expect([foreign.status, foreign.text]).toEqual([404, unknown.text]);
      expect(await peopleRows(system, other.account.accountId)).toEqual(before);
    },
  );
});

describe('the pages of social posts', () => {
  let chromium: Chromium;
  let owner: Party;
  let pages: ConsolePages;
  let page: Page;
  beforeAll(async () => {
    chromium = await startChromium();
    owner = await givenParty(system);
    pages = await ConsolePages.open(chromium, system.apiUrl, { 'x-forwarded-for': newAddress() });
    page = pages.page;
    const { email } = owner.account;
    await pages.open('/console/sign-in');
    await pages.fill({ email, password: (await system.admin.issuePassword(email)).password });
    await pages.press('Sign in');
  }, 120_000);
  afterAll(() => chromium?.close());
  beforeEach(() => page.setViewport({ width: 1280, height: 900 }));

  const pathOf = ({ id }: Pick<PostBody, 'id'>): string => `/console/posts/${owner.spaceId}/${id}`;
  const postNow = async ({ id }: Pick<PostBody, 'id'>): Promise<PostBody> =>
    postOf(await owner.send(`/api/v1/social/posts/${id}`));
  const finished = ({ id }: Pick<PostBody, 'id'>): Promise<PostBody> => finishedPost(owner, id);
  const textsOf = (selector: string): Promise<readonly string[]> =>
    page.$$eval(selector, (found) => found.map(({ textContent }) => (textContent ?? '').trim()));
  const edited = async ({ id }: PostBody, draft: object): Promise<PostBody> => {
    await owner.send(`/api/v1/social/posts/${id}`, { method: 'PATCH', body: { draft } });
    return finishedPost(owner, id);
  };

  it('list the posts of a Space, newest first, in pages', async () => {
    const topics = Array.from({ length: 27 }, (_one, at) => `Topic ${at}`);
    for (const topic of topics) await createPost(owner, { topic, sources: [] });
    await pages.open('/console/posts');
    await pages.expectAccessible();
    const newest = topics.toReversed();
    expect(await textsOf('tbody tr td:first-child')).toEqual(newest.slice(0, 25));
    await pages.click('Older posts');
    expect((await textsOf('tbody tr td:first-child')).slice(0, 2)).toEqual(newest.slice(25));
    await pages.click('Topic 0');
    expect(await pages.heading()).toBe('Topic 0');
  }, 120_000);

  it('lead a person from the questions over a draft and its changes to the confirmed post', async () => {
    const post = await givenPost(owner);
    await pages.open(pathOf(post));
    await pages.expectAccessible();
    await page.type('#question-q1-answer', 'For people who get up early.');
    await pages.press('Save the answers');
    expect(await finished(post)).toMatchObject({ status: 'in_review', revision: 1 });

    await pages.open(pathOf(post));
    await pages.expectAccessible();
    await pages.fill({ note: 'Shorter.' });
    await pages.press('Ask for changes');
    expect(await postNow(post)).toMatchObject({ status: 'changes_requested' });
    await pages.expectAccessible();
    await pages.press('Have another draft written');
    const { draft } = await finished(post);

    await pages.open(pathOf(post));
    await pages.press('Save the draft');
    expect(await finished(post)).toMatchObject({ revision: 3, draft: { text: draft!.text } });
    await pages.open(pathOf(post));
    await pages.fill({ text: 'The bakery sells 5,000 loaves on a Saturday.', hashtags: '#Bread' });
    await pages.press('Save the draft');
    await finished(post);
    await pages.open(pathOf(post));
    await pages.expectAccessible();
    expect(await pages.textOf('#claim-1 .findings')).toContain('UNKNOWN_NUMBER');
    expect(await pages.textOf('.tags')).toBe('#Bread');
    expect(await textsOf('button')).not.toContain('Confirm revision 4');

    await edited(post, { text: 'The bakery sells 900 loaves on a Saturday.' });
    await pages.open(pathOf(post));
    await pages.press('Confirm revision 5');
    expect(await postNow(post)).toMatchObject({
      status: 'confirmed',
      confirmedBy: owner.account.userId,
    });
    await pages.expectAccessible();
    expect(await textsOf('main form[method=post] button')).toEqual(['Sign out']);
  }, 180_000);

  it('link each claim with its quote in the source, both ways', async () => {
    const { draft, ...post } = await givenDraftedPost(owner);
    await pages.open(pathOf(post));
    for (const [at, { factIds }] of draft!.claims.entries()) {
      for (const id of factIds) {
        const quote = post.facts.find((fact) => fact.id === id)!.quote;
        expect(await page.$$(`#claim-${at + 1} a[href="#fact-${id}"]`)).toHaveLength(1);
        expect(await pages.textOf(`mark#fact-${id}`)).toBe(quote);
      }
    }
    expect((await textsOf('sup a[href="#claim-1"]')).length).toBeGreaterThanOrEqual(2);
    const targets = await page.$$eval('main a[href^="#"]', (links) =>
      links.map((link) => link.getAttribute('href')!.slice(1)),
    );
    for (const id of targets) expect([id, (await page.$$(`[id="${id}"]`)).length]).toEqual([id, 1]);
  }, 120_000);

  it('show the source beside the draft, and below it on a narrow screen', async () => {
    await pages.open(pathOf(await givenDraftedPost(owner)));
    const boxes = async () => {
      const [draft, sources] = await page.$$('.columns > section');
      return [(await draft!.boundingBox())!, (await sources!.boundingBox())!] as const;
    };
    const [draft, sources] = await boxes();
    expect([draft.y, draft.x + draft.width <= sources.x]).toEqual([sources.y, true]);
    await page.setViewport({ width: 400, height: 900 });
    const [above, below] = await boxes();
    expect([above.x, above.y + above.height <= below.y]).toEqual([below.x, true]);
    expect(below.x + below.width).toBeLessThanOrEqual(400);
    await pages.expectAccessible();
  }, 120_000);

  it('show hostile text of sources, people and writers as text', async () => {
    const HOSTILE = `<script>globalThis.hit = 1</script> "><img src=x onerror="globalThis.hit = 1"> ' onfocus=alert(1) autofocus= </textarea></title> <a href="https://evil.example">click</a>`;
    const made = await givenPost(owner, {
      topic: HOSTILE,
      goal: HOSTILE,
      sources: [
        {
          title: HOSTILE.slice(0, 200),
          text: `The bakery sells 900 loaves on a Saturday. ${HOSTILE}`,
        },
        { url: `https://127.0.0.1/'onfocus=alert(1)&lt;script&gt;` },
      ],
    });
    const answers = made.questions.map(({ id }) => ({ questionId: id, answer: HOSTILE }));
    await postStep(owner, made.id, 'answers', { answers });
    await finished(made);
    const post = await edited(made, {
      text: `\n${HOSTILE} sells 5,000 loaves.`,
      hashtags: [HOSTILE.slice(0, 90)],
    });
    await postStep(owner, made.id, 'review', { decision: 'changes', note: HOSTILE });
    for (const path of [pathOf(post), '/console/posts']) {
      await pages.open(path);
      const elements = await page.$$eval('*', (all) =>
        all.map((one) => [one.localName, ...one.getAttributeNames()].join(' ')),
      );
      expect(elements.filter((one) => /^(script|img)| on\w+| autofocus/.test(one))).toEqual([]);
      expect(await page.evaluate(() => (globalThis as { hit?: number }).hit)).toBeUndefined();
      expect(await page.$$('a[href*="evil.example"]')).toHaveLength(0);
      expect(await pages.textOf('main')).toContain(HOSTILE);
      await pages.expectAccessible();
    }
    await pages.open(pathOf(post));
    expect(await page.$eval('#text', (area) => (area as unknown as { value: string }).value)).toBe(
      `\n${HOSTILE} sells 5,000 loaves.`,
    );
  }, 120_000);

  /** What a form of the page sends, without looking at the page. */
  const sent = (browser: Browser, path: string, fields: Readonly<Record<string, string>>) =>
    browser.text(path, {
      method: 'POST',
      bytes: Buffer.from(new URLSearchParams(fields).toString()),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });

  it('refuse to confirm another revision than was shown, and to write over a newer version', async () => {
    const post = await givenDraftedPost(owner);
    const browser = await givenSignedIn(owner, newAddress());
    await edited(post, { text: 'The bakery sells 900 loaves on a Saturday.' });
    for (const [form, fields, status] of [
      ['confirm', { revision: '1' }, 409],
      ['confirm', {}, 400],
      ['changes', { revision: '1', note: 'Shorter.' }, 409],
      ['edit', { version: String(post.version), text: 'Kept words.' }, 412],
      ['draft', { version: String(post.version) }, 412],
      ['retry', {}, 412],
      ['answers', {}, 412],
    ] as const) {
      const answer = await sent(browser, `${pathOf(post)}/${form}`, fields);
      expect([form, answer.status]).toEqual([form, status]);
      expect(answer.text).toContain('role="alert"');
      if (form === 'edit') expect(answer.text).toContain('Kept words.');
    }
    expect(await postNow(post)).toMatchObject({ status: 'in_review', revision: 2 });
  }, 120_000);

  it('show a VIEWER no form, and change nothing for them', async () => {
    const { id: spaceId } = await system.admin.createSpace(owner.account.accountId, 'Shared');
    const post = await givenDraftedPost(owner.as({ spaceId }));
    const path = `/console/posts/${spaceId}/${post.id}`;
    await pages.open(path);
    expect(await textsOf('button')).toContain('Confirm revision 1');
    const viewer = `update identity.membership set role = 'VIEWER' where space_id = $1`;
    expect(await ownerSql(system, viewer, [spaceId])).toBe(1);
    await pages.press('Confirm revision 1');
    expect(await textsOf('.refused')).toHaveLength(1);
    expect(await textsOf('main form[method=post] button')).toEqual(['Sign out']);
    await pages.expectAccessible();
    const browser = await givenSignedIn(owner, newAddress());
    for (const form of ['answers', 'edit', 'changes', 'draft', 'retry', 'confirm']) {
      const fields = { revision: '1', version: String(post.version), note: 'No.', text: 'No.' };
      const { status } = await sent(browser, `${path}/${form}`, fields);
      expect([form, status]).toEqual([form, 403]);
    }
    const unchanged = postOf(
      await owner.send(`/api/v1/social/posts/${post.id}`, { headers: { 'x-space-id': spaceId } }),
    );
    expect(unchanged).toMatchObject({ status: 'in_review', version: post.version });
  }, 120_000);

  it('show nothing of the posts of another account', async () => {
    const other = await givenParty(system);
    const post = await givenConfirmedPost(other);
    const browser = await givenSignedIn(owner, newAddress());
    for (const spaceId of [other.spaceId, owner.spaceId]) {
      const { status, text } = await browser.text(`/console/posts/${spaceId}/${post.id}`);
      expect([status, text.includes('Bread baked at night')]).toEqual([404, false]);
    }
    expect((await browser.text(`/console/posts?spaceId=${other.spaceId}`)).status).toBe(404);
  }, 120_000);
});
