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

/** What an account says about its money is for its own users. */
const isOfAccount = ({ path }: Route): boolean => path.startsWith('/api/v1/budget');

/** Where providers post, who have a signature instead of a token. */
const isSigned = ({ path }: Route): boolean => path.startsWith('/api/v1/hooks/');

const outcome = ({ status, body }: RawAnswer): readonly unknown[] => [status, body.error?.code];

describe('the description', () => {
  const sources = ['libs', 'apps/api/src']
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
    )
    .filter((file) => /(controller|description)\.ts$/.test(file) && !file.includes('testing'));

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

  it('the one 401 is INVALID_TOKEN, and says nothing else', async () => {
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

  it('a rotated token gives way to its successor', async () => {
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

  it('a receiver of a provider is open to signatures alone, and says of no other that it is there', async () => {
    const [route] = ROUTES.filter(isSigned);
    const answer = await call(await givenOtherParty(), route!, { authorization: '', ...fresh() });
    expect([answer.status, answer.body.error?.code]).toEqual([404, 'NOT_FOUND']);
  });

  it.each(named(ROUTES.filter((route) => !route.needsToken && !isSigned(route))))(
    '%s is open to anybody',
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
    '%s tells an unknown Space from one of others',
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

describe('a member of a shared Space', () => {
  const joined = new Map<string, Promise<Party>>();
  const joining = async (role: string): Promise<Party> => {
    const [owner, guest] = await Promise.all([givenParty(system), givenParty(system)]);
    const { id } = await system.admin.createSpace(owner.account.accountId, 'Shared');
    await system.admin.addMember(id, guest.account.email, role);
    return guest.as({ spaceId: id });
  };
  const member = (role: string): Promise<Party> => {
    const known = joined.get(role) ?? joining(role);
    joined.set(role, known);
    return known;
  };

  it.each(named(TOKEN_ROUTES))('as VIEWER: %s', async (_name, route) => {
    const answer = await call(await member('VIEWER'), route);
    if (route.writes || isOfAccount(route)) expect(outcome(answer)).toEqual([403, 'ROLE_TOO_LOW']);
    else expect([200, 202, 404]).toContain(answer.status);
  });

  it.each(
    named(
      TOKEN_ROUTES.filter(
        (route) =>
          route.writes && !route.path.startsWith('/api/v1/connections') && !isOfAccount(route),
      ),
    ),
  )('as EDITOR of another account: %s', async (_name, route) => {
    expect((await call(await member('EDITOR'), route)).body.error?.code).not.toBe('ROLE_TOO_LOW');
  });

  it('as EDITOR of another account: neither budget nor brake is read or written', async () => {
    const guest = await member('EDITOR');
    const answers = await Promise.all([
      guest.send('/api/v1/budget'),
      guest.send('/api/v1/budget', { method: 'PUT', body: { globalBudget: 1 } }),
      guest.send('/api/v1/budget/brake'),
      guest.send('/api/v1/budget/brake/release', { method: 'POST', body: { mode: 'resume' } }),
    ]);
    expect(answers.map(outcome)).toEqual(answers.map(() => [403, 'ROLE_TOO_LOW']));
  });

  it('as EDITOR of another account: no connection is made, changed, tried or removed', async () => {
    const guest = await member('EDITOR');
    const adAccount = await system.emulators.account('google-ads', {});
    const con = unknownId('con');
    const answers = await Promise.all([
      guest.send('/api/v1/connections', { method: 'POST', body: adAccount }),
      guest.send(`/api/v1/connections/${con}`, { method: 'PATCH', body: { name: 'Mine' } }),
      guest.send(`/api/v1/connections/${con}`, { method: 'DELETE' }),
      guest.send(`/api/v1/connections/${con}/check`, { method: 'POST' }),
    ]);
    expect(answers.map(outcome)).toEqual(answers.map(() => [403, 'ROLE_TOO_LOW']));
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
