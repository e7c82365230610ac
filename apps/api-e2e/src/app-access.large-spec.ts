import {
  givenParty,
  type Party,
  type RawAnswer,
  releaseSystem,
  sharedSystem,
  type System,
} from '@switchyard/test-kit';
import { type Browser, givenSignedIn } from './browser';
import {
  APP_OPERATIONS,
  bodyOf,
  type Described,
  membersOf,
  named,
  isSigned,
  needsOf,
  queryOf,
  resolved,
  sampleOf,
} from './described';
import { peopleRows } from './people-rows';
import { neverIssued, sameRefusal } from './refusals';
import { at, TOKEN_ROUTES, unknownId } from './routes';
import { ownerSql } from './system-probes';

let system: System;
let party: Party;
/** The owner of `party`, signed in a moment ago. */
let person: Browser;
beforeAll(async () => {
  system = await sharedSystem({
    skipsWaits: true,
    env: { SWITCHYARD_TRUSTED_PROXY_HOPS: '1' },
  });
  party = await givenParty(system);
  person = await givenSignedIn(party, newAddress());
}, 180_000);
afterAll(() => releaseSystem(system));

let addresses = 0;
/** Requests without a session draw on a bucket of their address. */
const newAddress = (): string => `198.19.${Math.floor(++addresses / 250)}.${(addresses % 250) + 1}`;

const FOR_SESSIONS = APP_OPERATIONS.filter((one) => needsOf(one) !== 'nothing');
const WRITING = APP_OPERATIONS.filter((one) => one.method !== 'GET' && !isSigned(one));

const outcome = ({ status, body }: RawAnswer): readonly unknown[] => [status, body.error?.code];

/** The body that the description shows, or none. */
const sampleBody = (one: Described): { readonly body?: unknown } => {
  const schema = bodyOf(one);
  return schema === undefined ? {} : { body: sampleOf(schema, one.schemas) };
};

const KINDS: Readonly<Record<string, string>> = {
  '/app/connect': 'cna',
  '/app/invitations': 'inv',
  '/app/sessions': 'ses',
  '/app/tokens': 'tok',
  '/app/website-keys': 'wbk',
};

/** The prefix of the ids that a path takes; throws for a path without an entry. */
const prefixAt = (path: string): string => {
  const prefix = KINDS[path.split('/{')[0]!];
  if (!prefix) throw new Error(`say what kind of id ${path} takes`);
  return prefix;
};

const pathOf = ({ path }: Described, id?: string): string =>
  path.includes('{') ? at({ path }, id ?? unknownId(prefixAt(path))) : path;

const send = (
  browser: Browser,
  one: Described,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> =>
  browser.send(pathOf(one), { method: one.method, headers, ...sampleBody(one) });

/** The header of a cookie, made and ended. */
const givenEndedCookie = async (): Promise<string> => {
  const browser = await givenSignedIn(await givenParty(system), newAddress());
  const cookie = browser.cookie!;
  expect((await browser.post('/app/logout')).status).toBe(204);
  return cookie;
};

/** What the people of an account have: changed by nothing that was refused. */
const stored = ({ account }: Party): Promise<readonly unknown[]> =>
  peopleRows(system, account.accountId);

describe('without a valid session', () => {
  const dead: Record<string, Readonly<Record<string, string>>> = {};
  beforeAll(async () => {
    const { key } = await system.admin.createWebsiteKey(party.spaceId);
    const { token } = party;
    const waiting = await givenSignedIn(await givenParty(system), newAddress());
    const idle = await givenSignedIn(await givenParty(system), newAddress());
    await makeIncomplete(waiting);
    await makeIdle(idle);
    Object.assign(dead, {
      'no cookie': {},
      'a cookie that was signed out': { cookie: await givenEndedCookie() },
      'a cookie that waits for its second factor': { cookie: waiting.cookie },
      'a cookie that was idle for 12 hours': { cookie: idle.cookie },
      'a cookie that was never given': { cookie: `switchyard_session=${'x'.repeat(43)}` },
      'a malformed cookie': { cookie: 'switchyard_session=nonsense' },
      'a cookie of another name': { cookie: person.cookie!.replace('=', '2=') },
      'a token': { authorization: `Bearer ${token}` },
      'a token as the cookie': { cookie: `switchyard_session=${token}` },
      'the cookie as a token': { authorization: `Bearer ${person.cookie!.split('=')[1]}` },
      'a website key': { authorization: `Bearer ${key}`, origin: '' },
      'a token of the other environment': { authorization: `Bearer ${neverIssued('live')}` },
    });
  }, 60_000);

  const digestOf = (browser: Browser): string =>
    `digest = encode(sha256('${browser.cookie!.split('=')[1]}'), 'hex')`;
  const makeIncomplete = async (browser: Browser): Promise<void> =>
    expect(
      await ownerSql(
        system,
        `update identity.session set is_complete = false where ${digestOf(browser)}`,
        [],
      ),
    ).toBe(1);
  const makeIdle = async (browser: Browser): Promise<void> =>
    expect(
      await ownerSql(
        system,
        `update identity.session set seen_at = seen_at - interval '13 hours' where ${digestOf(browser)}`,
        [],
      ),
    ).toBe(1);

  it.each(named(FOR_SESSIONS))('%s answers the one 401', async (_name, one) => {
    const answers = await Promise.all(
      Object.entries(dead).map(async ([what, headers]) => {
        const answer = await send(person.fresh(newAddress()), one, headers);
        return [what, sameRefusal(answer)];
      }),
    );
    const [[, the401]] = answers as [[string, string]];
    expect(the401).toMatch(/^401 .*NOT_SIGNED_IN/);
    expect(answers).toEqual(Object.keys(dead).map((what) => [what, the401]));
  });

  it.each(named(APP_OPERATIONS.filter((one) => needsOf(one) === 'nothing' && !isSigned(one))))(
    '%s ignores a token and a website key',
    async (_name, one) => {
      const ask = (headers: Readonly<Record<string, string>>): Promise<RawAnswer> =>
        person.fresh(newAddress()).send(one.path, {
          method: one.method,
          headers,
          ...(bodyOf(one) ? { body: {} } : {}),
        });
      const [none, ...others] = await Promise.all([
        ask({}),
        ask(dead['a token']!),
        ask({ authorization: dead['a website key']!['authorization']! }),
      ]);
      if (one.path === '/app/openapi.json') return expect(none!.status).toBe(200);
      expect(others.map(sameRefusal)).toEqual(others.map(() => sameRefusal(none!)));
    },
  );

  it.each(TOKEN_ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
    '%s is not opened by the cookie of a session',
    async (_name, route) => {
      const answer = await party.send(at(route, unknownId('cmp')), {
        method: route.method,
        headers: {
          authorization: '',
          cookie: person.cookie!,
          'x-forwarded-for': newAddress(),
        },
        ...(route.takesBody ? { body: {} } : {}),
      });
      expect(outcome(answer)).toEqual([401, 'INVALID_TOKEN']);
    },
  );
});

describe('a page of another site', () => {
  const FOREIGN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    'without the header': { 'x-switchyard-app': '' },
    'from another origin': { origin: 'https://evil.example' },
    'from no origin, as null': { origin: 'null' },
    'as a cross-site fetch': { 'sec-fetch-site': 'cross-site' },
    'from another port of the same site': { 'sec-fetch-site': 'same-site' },
    'as a form': {
      'x-switchyard-app': '',
      origin: '',
      'content-type': 'application/x-www-form-urlencoded',
    },
    'as plain text': { 'x-switchyard-app': '', origin: '', 'content-type': 'text/plain' },
    'as a form with files': {
      'x-switchyard-app': '',
      origin: '',
      'content-type': 'multipart/form-data; boundary=x',
    },
  };

  it.each(named(WRITING))('cannot send %s', async (_name, one) => {
    const before = await stored(party);
    for (const [what, headers] of Object.entries(FOREIGN)) {
      expect([what, ...outcome(await send(person, one, headers))]).toEqual([
        what,
        403,
        'CROSS_SITE_REQUEST',
      ]);
    }
    expect(await stored(party)).toEqual(before);
  });

  it.each([...new Set(APP_OPERATIONS.map(({ path }) => path))])(
    'is given no answer to read by %s',
    async (path) => {
      const { headers } = await person.fresh(newAddress()).send(at({ path }, unknownId('ses')), {
        method: 'OPTIONS',
        headers: {
          origin: 'https://evil.example',
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'x-switchyard-app',
        },
      });
      expect([...headers.keys()].filter((name) => name.startsWith('access-control-'))).toEqual([]);
    },
  );
});

describe('a session that is not enough', () => {
  let unconfirmed: Browser;
  let old: Browser;
  let parties: readonly Party[];
  beforeAll(async () => {
    parties = await Promise.all([givenParty(system), givenParty(system)]);
    unconfirmed = await givenSignedIn(parties[0]!, newAddress());
    old = await givenSignedIn(parties[1]!, newAddress());
    const of = (index: number): readonly string[] => [parties[index]!.account.userId];
    const changed = [
      await ownerSql(
        system,
        'update identity.profile set confirmed_at = null where user_id = $1',
        of(0),
      ),
      await ownerSql(
        system,
        `update identity.session set proven_at = proven_at - interval '11 minutes' where user_id = $1`,
        of(1),
      ),
    ];
    expect(changed).toEqual([1, 1]);
  }, 60_000);

  const needing = (...needs: readonly string[]) =>
    named(APP_OPERATIONS.filter((one) => needs.includes(needsOf(one))));

  it.each(needing('confirmed', 'recent'))(
    '%s refuses a user without a confirmed address',
    async (_name, one) => {
      expect(outcome(await send(unconfirmed, one))).toEqual([403, 'ADDRESS_NOT_CONFIRMED']);
    },
  );

  it.each(needing('recent'))('%s asks for a proof after 10 minutes', async (_name, one) => {
    expect(outcome(await send(old, one))).toEqual([403, 'PROOF_NEEDED']);
  });

  it.each(needing('person'))('%s refuses neither', async (_name, one) => {
    for (const browser of [unconfirmed, old]) {
      expect((await send(browser, one)).status).not.toBe(403);
    }
  });
});

describe('what another account has', () => {
  let other: Party;
  let foreign: Browser;
  const ids: Record<string, string> = {};
  beforeAll(async () => {
    other = await givenParty(system);
    foreign = await givenSignedIn(other, newAddress());
    const listed = (await foreign.send('/app/sessions')).body.data as readonly { id: string }[];
    const { websiteKeyId } = await system.admin.createWebsiteKey(other.spaceId);
    // Two of each, so that every list has a second page.
    await system.admin.createWebsiteKey(other.spaceId);
    await system.admin.createToken(other.account.accountId, ['campaigns:read']);
    await givenSignedIn(other, newAddress());
    const inv = await invitedTwice();
    const cna = await startedAttempt();
    Object.assign(ids, { ses: listed[0]!.id, tok: other.tokenId, wbk: websiteKeyId, inv, cna });
  }, 60_000);

  /** The id of one of the two invitations of `other`. */
  const invitedTwice = async (): Promise<string> => {
    const invite = async (): Promise<string> => {
      const host = await givenParty(system);
      const path = `/api/v1/spaces/${host.spaceId}/members`;
      const body = { email: other.account.email, role: 'VIEWER' };
      const answer = await host.send(path, { method: 'POST', body });
      return (answer.body.data as { readonly id: string }).id;
    };
    await invite();
    return invite();
  };

  /** The id of an attempt of `other` to connect an ad account. */
  const startedAttempt = async (): Promise<string> => {
    const body = { platform: 'openai-ads', apiKey: 'fake-key' };
    return ((await foreign.post('/app/connect/keys', body)).body.data as { id: string }).id;
  };

  it.each(named(APP_OPERATIONS.filter(({ path }) => path.includes('{'))))(
    '%s answers as it answers to an unknown id',
    async (_name, one) => {
      const before = await stored(other);
      const prefix = prefixAt(one.path);
      const foreignIds = [
        unknownId(prefix),
        ids[prefix]!,
        ids[prefix]!.toUpperCase(),
        'nonsense',
        '%00',
        '__proto__',
        party.account.userId,
      ];
      const answers = await Promise.all(
        foreignIds.map((id) =>
          person.send(pathOf(one, id), { method: one.method, ...sampleBody(one) }),
        ),
      );
      expect(answers.map(outcome)).toEqual(foreignIds.map(() => [404, 'NOT_FOUND']));
      expect(new Set(answers.map(sameRefusal)).size).toBe(1);
      expect(await stored(other)).toEqual(before);
    },
  );

  /** Ids in queries, and what another account has there. */
  const FILTERS: Readonly<Record<string, () => readonly string[]>> = {
    spaceId: () => [other.spaceId, unknownId('spc')],
    userId: () => [other.account.userId, unknownId('usr')],
    targetId: () => [ids['tok']!, unknownId('tok')],
  };

  it.each(
    APP_OPERATIONS.flatMap((one) =>
      queryOf(one)
        .filter(({ name }) => name.endsWith('Id'))
        .map(({ name }) => [`${one.path}?${name}`, one.path, name] as const),
    ),
  )('%s finds nothing by an id of it', async (_what, path, name) => {
    for (const id of [...FILTERS[name]!(), 'nonsense']) {
      const answer = await person.send(`${path}?${name}=${id}`);
      expect([id, answer.status, answer.text]).toEqual([
        id,
        200,
        path.endsWith('/export') ? '' : '{"data":[],"meta":{"nextCursor":null,"total":0}}',
      ]);
    }
  });

  it.each(
    APP_OPERATIONS.filter((one) => queryOf(one).some(({ name }) => name === 'cursor')).map(
      ({ path }) => path,
    ),
  )('%s shows nothing of it by its cursor', async (path) => {
    const first = await foreign.send(`${path}?limit=1`);
    const cursor = String((first.body.meta as { nextCursor: string }).nextCursor);
    const idsOf = ({ body }: RawAnswer): readonly string[] =>
      (body.data as readonly { id: string }[]).map(({ id }) => id);
    const [mine, theirs, shown] = [
      idsOf(await person.send(`${path}?limit=200`)),
      idsOf(await foreign.send(`${path}?limit=200`)),
      await person.send(`${path}?limit=200&cursor=${cursor}`),
    ];
    expect([shown.status, cursor.length > 10]).toEqual([200, true]);
    expect(idsOf(shown).filter((id) => theirs.includes(id) || !mine.includes(id))).toEqual([]);
  });

  /** Ids in bodies. */
  const IN_BODIES: Readonly<Record<string, (id: string) => object>> = {
    'createWebsiteKey spaceId': (spaceId) => ({ spaceId, origins: [] }),
    'enterOwnKey grantId': (grantId) => ({ platform: 'openai-ads', apiKey: 'fake-key', grantId }),
    'startConsent grantId': (grantId) => ({ grantId }),
  };

  it.each(
    WRITING.flatMap((one) =>
      Object.entries(membersOf(resolved(bodyOf(one) ?? {}, one.schemas)))
        .filter(([name]) => /Ids?$/.test(name))
        .map(([name]) => [`${one.operation.operationId} ${name}`, one] as const),
    ),
  )('%s answers as to an unknown id', async (place, one) => {
    const before = await stored(other);
    const answers = await Promise.all(
      [unknownId('spc'), other.spaceId].map((id) =>
        person.send(pathOf(one), { method: one.method, body: IN_BODIES[place]!(id) }),
      ),
    );
    expect(answers.map(outcome)).toEqual(answers.map(() => [404, 'NOT_FOUND']));
    expect(new Set(answers.map(sameRefusal)).size).toBe(1);
    expect(await stored(other)).toEqual(before);
  });
});
