import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SCOPES } from '@switchyard/kernel';
import {
  givenParty,
  type Party,
  type RawAnswer,
  startSystem,
  type System,
} from '@switchyard/test-kit';
import { neverIssued, sameRefusal, withWrongChecksum } from './refusals';
import { APP_ROUTES, at, type Route, ROUTES, TOKEN_ROUTES, unknownId } from './routes';
import { ownerSql } from './system-probes';

let system: System;
beforeAll(
  async () => void (system = await startSystem({ env: { SWITCHYARD_TRUSTED_PROXY_HOPS: '1' } })),
  120_000,
);
afterAll(() => system?.stop());

const named = (routes: readonly Route[]): readonly (readonly [string, Route])[] =>
  routes.map((route) => [`${route.method} ${route.path}`, route]);

let addresses = 0;
/**
 * An address of its own for every request: requests without a valid token draw on one bucket per
 * address.
 */
const fresh = (): Readonly<Record<string, string>> => ({
  'x-forwarded-for': `10.0.${Math.floor(++addresses / 250)}.${addresses % 250}`,
});

/** Without it these answer 400. */
const NEEDED_QUERY: Readonly<Record<string, string>> = {
  listAdAssets: `?campaignId=${unknownId('cmp')}`,
  preflightAngles: '?count=2',
};

const call = (
  party: Party,
  route: Route,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> =>
  party.send(`${at(route, unknownId('cmp'))}${NEEDED_QUERY[route.operationId] ?? ''}`, {
    method: route.method,
    headers,
    ...(route.takesBody ? { body: {} } : {}),
  });

/** Where providers post, who have a signature instead of a token. */
const isSigned = ({ path }: Route): boolean => path.startsWith('/api/v1/hooks/');

const outcome = ({ status, body }: RawAnswer): readonly unknown[] => [status, body.error?.code];

describe('the description', () => {
  const sources = ['libs', 'apps/api/src']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter(
      (file) => /(controller|reference\/documents)\.ts$/.test(file) && !file.includes('testing'),
    );

  it('has every operation that a controller declares, and no other', () => {
    const declared = sources.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/(?:operationId: |wayTo\()'(\w+)'/g)].map(
        ([, id]) => id,
      ),
    );
    const described = [...ROUTES, ...APP_ROUTES].map(({ operationId }) => operationId);
    expect(described.toSorted()).toEqual(declared.toSorted());
  });

  it('has every method that the router takes at a path, and no other', async () => {
    const party = await givenParty(system);
    for (const path of new Set(ROUTES.map((route) => route.path))) {
      const fitting = ROUTES.filter((route) =>
        new RegExp(`^${route.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
      );
      const described = new Set(
        fitting.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method])),
      );
      const answer = await party.send(at({ path }, unknownId('cmp')), {
        method: ['PUT', 'POST', 'PATCH', 'DELETE'].find((method) => !described.has(method))!,
      });
      expect([path, answer.status, answer.headers.get('allow')?.split(', ').toSorted()]).toEqual([
        path,
        405,
        [...described].toSorted(),
      ]);
    }
  });
});

describe('without a valid token', () => {
  const dead: Record<string, string> = {};
  beforeAll(async () => {
    const { token, account } = await givenParty(system);
    const { token: revoked, tokenId } = await system.admin.createToken(account.accountId, SCOPES);
    await system.admin.revokeToken(tokenId);
    const expired = await system.admin.createToken(account.accountId, SCOPES);
    expect(
      await ownerSql(
        system,
        `update identity.access_token set expires_at = now() - interval '1 second' where id = $1`,
        [expired.tokenId],
      ),
    ).toBe(1);
    Object.assign(dead, {
      none: '',
      malformed: 'Bearer nonsense',
      'of another scheme': `Basic ${token}`,
      'of a wrong checksum': `Bearer ${withWrongChecksum(token)}`,
      unknown: `Bearer ${neverIssued('test')}`,
      'of the other environment': `Bearer ${neverIssued('live')}`,
      'a website key': `Bearer ${neverIssued('pub')}`,
      revoked: `Bearer ${revoked}`,
      expired: `Bearer ${expired.token}`,
    });
  });

  it.each(named(TOKEN_ROUTES))('%s answers the one 401', async (_name, route) => {
    const party = await givenOtherParty();
    for (const [what, authorization] of Object.entries(dead)) {
      const answer = await call(party, route, { authorization, ...fresh() });
      expect([what, sameRefusal(answer), answer.headers.get('www-authenticate')]).toEqual([
        what,
        await the401(party),
        'Bearer',
      ]);
    }
  });

  it('the one 401 is INVALID_TOKEN, without other details', async () => {
    const answer = await (
      await givenOtherParty()
    ).send('/api/v1/me', { headers: { authorization: '', ...fresh() } });
    expect([...outcome(answer), Object.keys(answer.body.error ?? {}).toSorted()]).toEqual([
      401,
      'INVALID_TOKEN',
      ['code', 'message', 'requestId'],
    ]);
  });

  it('a token that worked a moment ago is refused when it was revoked', async () => {
    const party = await givenParty(system);
    expect((await party.send('/api/v1/me')).status).toBe(200);
    await system.admin.revokeToken(party.tokenId);
    await system.holds(
      async () =>
        expect(outcome(await party.send('/api/v1/me', { headers: fresh() }))).toEqual([
          401,
          'INVALID_TOKEN',
        ]),
      5_000,
    );
  });

  it('a rotated token is replaced by its successor', async () => {
    const party = await givenParty(system);
    expect((await party.send('/api/v1/me')).status).toBe(200);
    const { token } = await system.admin.rotateToken(party.tokenId);
    await system.holds(
      async () =>
        expect(outcome(await party.send('/api/v1/me', { headers: fresh() }))).toEqual([
          401,
          'INVALID_TOKEN',
        ]),
      5_000,
    );
    expect((await party.as({ token }).send('/api/v1/me')).status).toBe(200);
  });

  it('a receiver of a provider accepts signed requests only, and is the same 404 for an unknown receiver', async () => {
    const [route] = ROUTES.filter(isSigned);
    const answer = await call(await givenOtherParty(), route!, { authorization: '', ...fresh() });
    expect([answer.status, answer.body.error?.code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each(named(ROUTES.filter((route) => !route.needsToken && !isSigned(route))))(
    '%s is open without a credential',
    async (_name, route) => {
      expect(
        (await call(await givenOtherParty(), route, { authorization: '', ...fresh() })).status,
      ).toBe(200);
    },
  );

  let otherParty: Promise<Party> | undefined;
  const givenOtherParty = (): Promise<Party> => (otherParty ??= givenParty(system));
  let sample: Promise<string> | undefined;
  const the401 = (party: Party): Promise<string> =>
    (sample ??= party
      .send('/api/v1/me', { headers: { authorization: '', ...fresh() } })
      .then(sameRefusal));
});

describe('a token without the scope', () => {
  const lacking = new Map<string, Promise<Party>>();
  const without = (scope: string): Promise<Party> => {
    const known =
      lacking.get(scope) ?? givenParty(system, { scopes: SCOPES.filter((one) => one !== scope) });
    lacking.set(scope, known);
    return known;
  };

  it.each(named(TOKEN_ROUTES.filter(({ scopes }) => scopes.length > 0)))(
    '%s names what is missing',
    async (_name, route) => {
      for (const scope of route.scopes) {
        const answer = await call(await without(scope), route);
        expect([...outcome(answer), answer.body.error?.details]).toEqual([
          403,
          'INSUFFICIENT_SCOPE',
          { required: [scope] },
        ]);
      }
    },
  );

  it.each(named(TOKEN_ROUTES.filter(({ scopes }) => scopes.length === 0)))(
    '%s takes any valid token',
    async (_name, route) => {
      const party = await without('campaigns:read');
      const id = route.path.startsWith('/api/v1/spaces') ? party.account.spaceId : 'google-ads';
      expect((await party.send(at(route, id))).status).toBe(200);
    },
  );

  it('a route that needs two names both', async () => {
    const party = await givenParty(system, { scopes: ['sync:read'] });
    expect(
      (await party.send('/api/v1/sync', { method: 'POST', body: {} })).body.error?.details,
    ).toEqual({ required: ['sync:write', 'campaigns:write'] });
  });
});

describe('X-Space-Id', () => {
  it.each(named(TOKEN_ROUTES))(
    '%s answers 404 for an unknown Space and 403 for a Space of others',
    async (_name, route) => {
      const [party, other] = await bothParties();
      for (const [spaceId, expected] of [
        [unknownId('spc'), [404, 'SPACE_NOT_FOUND']],
        ['nonsense', [404, 'SPACE_NOT_FOUND']],
        [other.spaceId, [403, 'NOT_A_MEMBER']],
      ] as const) {
        expect(outcome(await call(party.as({ spaceId }), route))).toEqual(expected);
      }
    },
  );

  it('is the personal Space when it is left out', async () => {
    const party = await givenParty(system);
    expect(
      (
        (await party.send('/api/v1/me', { headers: { 'x-space-id': '' } })).body.data as {
          spaceId: string;
        }
      ).spaceId,
    ).toBe(party.account.spaceId);
  });

  let parties: Promise<readonly [Party, Party]> | undefined;
  const bothParties = (): Promise<readonly [Party, Party]> =>
    (parties ??= Promise.all([givenParty(system), givenParty(system)]));
});

/** What docs/access.md says of each operation: `yes` or the code of the refusal, by role. */
const MATRIX: ReadonlyMap<string, Readonly<Record<string, string>>> = (() => {
  const rows = readFileSync('docs/access.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.slice(2, -2).replaceAll('`', '').split(' | '));
  const [, , ...roles] = rows[0]!;
  return new Map(
    rows
      .filter(([operation]) => operation!.includes(' /api/v1/'))
      .map(([operation, , ...cells]) => [
        operation!,
        Object.fromEntries(roles.map((role, at) => [role, cells[at]!])),
      ]),
  );
})();

describe('each role', () => {
  const callers = new Map<string, Promise<Party>>();
  const joining = async (role: string): Promise<Party> => {
    const owner = await givenParty(system);
    if (role === 'OWNER, own account') return owner;
    const guest = await givenParty(system);
    const { id } = await system.admin.createSpace(owner.account.accountId, 'Shared');
    await system.admin.addMember(id, guest.account.email, role.replace(', guest', ''));
    return guest.as({ spaceId: id });
  };
  const callerWith = (role: string): Promise<Party> => {
    const known = callers.get(role) ?? joining(role);
    callers.set(role, known);
    return known;
  };

  /** What is judged before the role of a guest where it is missing. */
  const BODIES: Readonly<Record<string, object>> = {
    setBudget: { globalBudget: 1 },
    releaseBrake: { mode: 'resume' },
    updateConnection: { name: 'Mine' },
    startAttempt: { platform: 'google-ads' },
    enterKey: { platform: 'openai-ads', apiKey: 'fake-key' },
    chooseAccounts: { accounts: [{ externalAccountId: '1' }] },
  };
  const bodyFor = async ({ operationId }: Route): Promise<object> =>
    operationId === 'createConnection'
      ? system.emulators.account('google-ads', {})
      : (BODIES[operationId] ?? {});

  it('has a column, and each operation a row', () => {
    expect([...MATRIX.keys()].toSorted()).toEqual(
      named(TOKEN_ROUTES)
        .map(([name]) => name)
        .toSorted(),
    );
    expect(Object.keys(MATRIX.get('GET /api/v1/me')!)).toEqual([
      'OWNER, own account',
      'OWNER, guest',
      'EDITOR, guest',
      'VIEWER',
      'no member',
    ]);
  });

  /** What is well formed where the role is judged before the id is looked for. */
  const prefixAt = (path: string): string => {
    if (path.startsWith('/api/v1/connections/attempts')) return 'cna';
    if (path.startsWith('/api/v1/connections/grants')) return 'gnt';
    return path.startsWith('/api/v1/connections') ? 'con' : 'cmp';
  };

  const ROLE_REFUSALS = ['ROLE_TOO_LOW', 'NOT_A_MEMBER', 'INSUFFICIENT_SCOPE', 'INVALID_TOKEN'];

  // Who is no member is tried beside X-Space-Id, with every operation, too.
  describe.each(['OWNER, own account', 'OWNER, guest', 'EDITOR, guest', 'VIEWER'])('%s', (role) => {
    it.each(named(TOKEN_ROUTES))('%s', async (name, route) => {
      const party = await callerWith(role);
      const id = unknownId(prefixAt(route.path));
      const answer = await party.send(`${at(route, id)}${NEEDED_QUERY[route.operationId] ?? ''}`, {
        method: route.method,
        ...(route.takesBody ? { body: await bodyFor(route) } : {}),
      });
      const code = answer.body.error?.code;
      const refusal = ROLE_REFUSALS.find((one) => one === code);
      expect(refusal ?? 'yes').toBe(MATRIX.get(name)![role]);
      // A caller who only reads gets the answer itself.
      if (!route.writes && refusal === undefined) {
        expect([200, 202, 400, 404]).toContain(answer.status);
      }
    });
  });
});

describe('the plan of the account', () => {
  const planned = new Map<string, Promise<Party>>();
  const onPlan = async (plan: string, subscription: string): Promise<Party> => {
    const party = await givenParty(system);
    await system.admin.setPlan(party.account.accountId, plan, subscription);
    return party;
  };
  const holder = (plan: string, subscription = 'active'): Promise<Party> => {
    const known = planned.get(plan + subscription) ?? onPlan(plan, subscription);
    planned.set(plan + subscription, known);
    return known;
  };

  it.each(named(TOKEN_ROUTES))('%s', async (_name, route) => {
    expect(outcome(await call(await holder('no_api'), route))).toEqual([
      402,
      'API_ACCESS_NOT_IN_PLAN',
    ]);
    const expired = await call(await holder('pro', 'expired'), route);
    // What plans meter is refused with the plan-limit body.
    const { reason } = expired.body as { reason?: string };
    expect([expired.status, reason ?? expired.body.error?.code]).toEqual([
      402,
      'SUBSCRIPTION_EXPIRED',
    ]);
    expect(outcome(await call(await holder('pro', 'none'), route))).toEqual([
      402,
      'SUBSCRIPTION_REQUIRED',
    ]);
    const reading = await call(await holder('readonly'), route);
    if (route.writes) expect(outcome(reading)).toEqual([403, 'READ_ONLY_MODE']);
    else expect([200, 202, 404]).toContain(reading.status);
  });
});
