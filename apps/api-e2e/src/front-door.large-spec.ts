import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type RawAnswer, startSystem, type System } from '@switchyard/test-kit';
import type { Browser as Chromium } from 'puppeteer-core';
import { Browser, codeAt, tokenOf } from './browser';
import { ConsolePages, linkIn, Mailbox, startChromium } from './chromium';

const outbox = mkdtempSync(join(tmpdir(), 'switchyard-outbox-'));
const PASSWORD = 'violet anchor thursday';
const ADA = 'ada@front-door.example';
const GRACE = 'grace@front-door.example';
const WRONG_PASSWORDS = 1_000;
const AT_ONCE = 25;

let system: System;
let otherApiUrl: string;
let mailbox: Mailbox;
let chromium: Chromium;
beforeAll(async () => {
  system = await startSystem({
    followsEmulators: true,
    env: { SWITCHYARD_MAIL_OUTBOX: outbox, SWITCHYARD_TRUSTED_PROXY_HOPS: '1' },
  });
  ({ apiUrl: otherApiUrl } = await system.startApi());
  mailbox = new Mailbox(system, outbox);
  chromium = await startChromium();
}, 120_000);
afterAll(async () => {
  await chromium?.close();
  await system?.stop();
  rmSync(outbox, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly code: string | undefined;
  readonly data: unknown;
}

/** A request of the contract's API, by a token. */
const call = async (
  token: string,
  path: string,
  more: { method?: string; body?: object; spaceId?: string; apiUrl?: string } = {},
): Promise<Answer> => {
  const { method = 'GET', body, spaceId, apiUrl = system.apiUrl } = more;
  const answer = await fetch(`${apiUrl}/api/v1${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(spaceId ? { 'x-space-id': spaceId } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  const { data, error } = (text ? JSON.parse(text) : {}) as RawAnswer['body'];
  return { status: answer.status, code: error?.code, data };
};

const dataOf = <T>({ status, text, body }: RawAnswer): T => {
  expect([status < 300, text]).toEqual([true, text]);
  return body.data as T;
};

const now = (): Promise<Date> => system.emulators.now();

/** Registers on the pages and follows the link of the mail. */
const register = async (pages: ConsolePages, name: string, email: string): Promise<void> => {
  await pages.open('/console/register');
  await pages.expectAccessible();
  await pages.fill({ name, email, password: PASSWORD });
  await pages.press('Register');
  await pages.expectAccessible();
  await pages.page.goto(linkIn(await mailbox.nth(email)));
  await pages.expectAccessible();
  await pages.press('Confirm');
  expect(await pages.heading()).toBe('Your address is confirmed');
  await pages.expectAccessible();
};

const signIn = async (pages: ConsolePages, email: string): Promise<void> => {
  await pages.open('/console/sign-in');
  await pages.expectAccessible();
  await pages.fill({ email, password: PASSWORD });
  await pages.press('Sign in');
  await pages.expectAccessible();
};

/** Switches a second factor on, signs out, and signs in with it. */
const signInWithSecondFactor = async (pages: ConsolePages, email: string): Promise<void> => {
  await signIn(pages, email);
  await pages.open('/console/second-factor');
  await pages.press('Set it up');
  await pages.expectAccessible();
  const secret = await pages.textOf('#secret');
  await pages.fill({ code: codeAt(secret, await now()) });
  await pages.press('Switch it on');
  expect(await pages.page.$$('main li')).toHaveLength(10);
  await pages.expectAccessible();
  await pages.press('Sign out');
  await signIn(pages, email);
  expect(await pages.heading()).toBe('Second factor');
  await system.emulators.advance(30);
  await system.holds(async () => {
    await pages.fill({ code: codeAt(secret, await now()) });
    await pages.press('Sign in');
    expect(await pages.heading()).toBe('Tools → API');
  }, 20_000);
};

/** Makes a token on the page, uses it and rotates it; the old one opens nothing at once. */
const makeAndRotateToken = async (pages: ConsolePages): Promise<string> => {
  await pages.fill({ name: 'From the console' });
  for (const scope of ['campaigns:read', 'campaigns:write']) {
    await pages.page.click(`input[name="${scope}"]`);
  }
  await pages.press('Make the token');
  await pages.expectAccessible();
  const old = await pages.textOf('#token');
  expect((await call(old, '/me')).status).toBe(200);
  await pages.press('Rotate');
  await pages.expectAccessible();
  const token = await pages.textOf('#token');
  for (const apiUrl of [system.apiUrl, otherApiUrl]) {
    await system.holds(
      async () => expect((await call(old, '/me', { apiUrl })).code).toBe('INVALID_TOKEN'),
      1_000,
    );
  }
  expect((await call(token, '/me')).status).toBe(200);
  return token;
};

/** The same session as in the pages, over HTTP: every answer is checked against the description. */
const sameSession = async (pages: ConsolePages, address: string): Promise<Browser> => {
  const browser = await Browser.open(system, address);
  browser.cookie = await pages.cookies();
  return browser;
};

const WANTED = { scopes: ['campaigns:read', 'campaigns:write', 'businesses:write'] };
const newToken = (browser: Browser, name: string): Promise<RawAnswer> =>
  browser.post('/app/tokens', { ...WANTED, name, expiresInDays: 30 });

/** Wrong passwords from one address, some at a time; how many were answered with which status. */
const guess = async (email: string, address: string): Promise<Readonly<Record<number, number>>> => {
  const counts: Record<number, number> = {};
  let left = WRONG_PASSWORDS;
  const guesser = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const { status } = await fetch(`${system.apiUrl}/app/login`, {
        method: 'POST',
        headers: {
          'x-forwarded-for': address,
          'x-switchyard-app': '1',
          'content-type': 'application/json',
        },
        body: JSON.stringify({ email, password: `wrong password ${left}` }),
      });
      counts[status] = (counts[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, guesser));
  return counts;
};

interface Entry {
  readonly seq: number | null;
  readonly userId: string | null;
  readonly action: string | null;
  readonly change: string;
  readonly target: string;
}

/** The whole trail of the account, oldest first, once every entry has its place in the chain. */
const trailOf = (browser: Browser): Promise<readonly Entry[]> =>
  system.holds(async () => {
    const entries = dataOf<readonly Entry[]>(await browser.send('/app/audit?limit=200'));
    if (entries.some(({ seq }) => seq === null)) throw new Error('not all entries are chained');
    return entries.toReversed();
  });

it('registration, sign-in and tokens, from end to end', async () => {
  const open = (address: string): Promise<ConsolePages> =>
    ConsolePages.open(chromium, system.apiUrl, { 'x-forwarded-for': address });
  const [ada, grace] = [await open('198.51.100.1'), await open('198.51.100.2')];
  await register(ada, 'Ada Lovelace', ADA);
  await signInWithSecondFactor(ada, ADA);
  const token = await makeAndRotateToken(ada);
  const adaHttp = await sameSession(ada, '198.51.100.1');
  const adaId = dataOf<{ userId: string }>(await adaHttp.send('/app/session')).userId;
  const [{ id: spaceId }] = (await call(token, '/spaces')).data as [{ id: string }];
  const members = `/spaces/${spaceId}/members`;

  // A colleague with an account is invited, and answers.
  await register(grace, 'Grace Hopper', GRACE);
  const invited = await call(token, members, {
    method: 'POST',
    body: { email: GRACE, role: 'VIEWER' },
  });
  expect([invited.status, invited.data]).toMatchObject([201, { status: 'INVITED', userId: null }]);
  await grace.page.goto(linkIn(await mailbox.nth(GRACE, 2)));
  expect(await grace.heading()).toBe('Sign in');
  await signIn(grace, GRACE);
  expect(await grace.heading()).toBe('Invitations');
  expect(await grace.textOf('tbody')).toMatch(/Personal.*VIEWER.*ada@front-door\.example/s);
  const graceHttp = await sameSession(grace, '198.51.100.2');
  const { token: graceToken } = dataOf<{ token: string }>(await newToken(graceHttp, 'Reading'));
  expect((await call(graceToken, '/campaigns', { spaceId })).code).toBe('NOT_A_MEMBER');
  await grace.press('Accept');
  expect(await grace.textOf('[role=status]')).toBe('You are a member of the Space now.');
  await grace.expectAccessible();

  // She reads and cannot write.
  const reads = async (apiUrl: string): Promise<number> =>
    (await call(graceToken, '/campaigns', { spaceId, apiUrl })).status;
  for (const apiUrl of [system.apiUrl, otherApiUrl]) {
    await system.holds(async () => expect(await reads(apiUrl)).toBe(200), 1_000);
  }
  const writing = { method: 'POST', body: { name: 'Mine' }, spaceId };
  expect((await call(graceToken, '/businesses', writing)).code).toBe('ROLE_TOO_LOW');

  // Removed, her token and her session lose the Space, in every process.
  const { userId: graceId } = dataOf<{ userId: string }>(await graceHttp.send('/app/session'));
  const removed = await call(token, `${members}/${graceId}`, { method: 'DELETE' });
  expect(removed.status).toBe(204);
  for (const apiUrl of [system.apiUrl, otherApiUrl]) {
    await system.holds(async () => expect(await reads(apiUrl)).toBe(403), 1_000);
  }
  expect(((await call(graceToken, '/spaces')).data as object[]).length).toBe(1);
  const key = { spaceId, origins: ['https://example.com'] };
  expect((await graceHttp.post('/app/website-keys', key)).status).toBe(404);
  await grace.open('/console/invitations');
  expect(await grace.textOf('main')).toContain('There are no open invitations.');
  await grace.expectAccessible();

  // Five tokens and no sixth.
  for (const name of ['two', 'three', 'four', 'five']) dataOf(await newToken(adaHttp, name));
  const sixth = await newToken(adaHttp, 'six');
  expect([sixth.status, sixth.body.error?.code]).toEqual([409, 'TOKEN_LIMIT_REACHED']);

  // Guessing from one address does not lock the owner out at another.
  const guesses = await guess(ADA, '203.0.113.66');
  expect(Object.keys(guesses)).toEqual(['401', '429']);
  expect(Number(guesses[401]) + Number(guesses[429])).toBe(WRONG_PASSWORDS);
  expect(guesses[401]).toBeLessThan(20);
  const elsewhere = await Browser.open(system, '198.51.100.3');
  expect(dataOf(await elsewhere.post('/app/login', { email: ADA, password: PASSWORD }))).toEqual({
    state: 'SECOND_FACTOR',
  });

  // The trail says all of it, and verifies.
  const trail = await trailOf(adaHttp);
  const steps = trail.map(({ userId, change, target }) => [userId, change, target]);
  const inOrder = [
    [null, 'insert', 'identity.app_user'],
    [adaId, 'update', 'identity.profile'],
    [adaId, 'insert', 'identity.session'],
    [adaId, 'insert', 'identity.access_token'],
    [adaId, 'update', 'identity.access_token'],
    [adaId, 'insert', 'identity.invitation'],
    [graceId, 'insert', 'identity.membership'],
    [adaId, 'delete', 'identity.membership'],
    [adaId, 'insert', 'identity.access_token'],
  ];
  let at = -1;
  for (const step of inOrder) {
    at = steps.findIndex(
      (one, place) => place > at && JSON.stringify(one) === JSON.stringify(step),
    );
    expect([step, at >= 0]).toEqual([step, true]);
  }
  const { code, printed } = await system.command<{ isWhole: boolean; entries: number }>(
    'audit',
    'verify',
  );
  expect([code, printed.isWhole, printed.entries >= trail.length]).toEqual(['0', true, true]);
  expect(JSON.stringify(trail)).not.toContain(tokenOf(await mailbox.nth(ADA)));
}, 120_000);

it('a wrong password and an unknown address are answered alike: status, text and headers', async () => {
  const owner = await Browser.open(system, '198.51.101.1');
  const [email, unknown] = ['known@front-door.example', 'unknown@front-door.example'];
  const terms = { name: 'Ada', timeZone: 'Europe/Berlin', currency: 'EUR', password: PASSWORD };
  dataOf(await owner.post('/app/register', { email, ...terms }));
  await owner.post('/app/confirm', { token: tokenOf(await mailbox.nth(email)) });
  /** The first five refusals, then the first one that asks for a wait; figures left out. */
  const answersTo = async (of: string, address: string): Promise<readonly unknown[]> => {
    const browser = await Browser.open(system, address);
    const answers: { readonly status: number }[] = [];
    while (answers.at(-1)?.status !== 429) {
      const { status, text, headers } = await browser.post('/app/login', {
        email: of,
        password: 'not the password',
      });
      const { 'x-request-id': id = '', ...others } = Object.fromEntries(headers);
      const names = Object.keys(others).toSorted();
      answers.push({ status, text: text.replaceAll(id, 'req'), names } as { status: number });
    }
    return [...answers.slice(0, 5), answers.at(-1)];
  };
  const known = await answersTo(email, '198.51.101.2');
  expect(known).toEqual(await answersTo(unknown, '198.51.101.3'));
  expect(JSON.stringify(known)).toMatch(/WRONG_CREDENTIALS.*RATE_LIMITED/s);
}, 60_000);
