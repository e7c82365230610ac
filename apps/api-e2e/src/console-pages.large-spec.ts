import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  givenParty,
  type Party,
  releaseSystem,
  sharedSystem,
  type System,
} from '@switchyard/test-kit';
import { type Browser, givenSignedIn } from './browser';
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

const at = (path: string, id = unknownId('tok')): string => path.replace(/:\w+/, id);

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
  it.each(named('GET'))('GET %s shows nothing of anybody', async (path) => {
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
