import {
  givenParty,
  type Party,
  type RawAnswer,
  releaseSystem,
  sharedSystem,
  startSystem,
  type System,
} from '@switchyard/test-kit';
import { unknownId } from './routes';
import { ownerSql } from './system-probes';

let system: System;
beforeAll(async () => void (system = await sharedSystem({ skipsWaits: true })), 120_000);
afterAll(() => releaseSystem(system));

type Plan = Parameters<System['admin']['setPlan']>[1];

const planned = async (plan: Plan, subscription: 'active' | 'expired' | 'none' = 'active') => {
  const party = await givenParty(system);
  await system.admin.setPlan(party.account.accountId, plan, subscription);
  return party;
};

const post = (party: Party, path: string, body: object): Promise<RawAnswer> =>
  party.send(path, { method: 'POST', body });

/** A busy machine answers 503 to who waits too long for the account, and the client asks again. */
const postUntilAnswered = async (party: Party, path: string, body: object): Promise<RawAnswer> => {
  const answer = await post(party, path, body);
  return answer.status === 503 ? postUntilAnswered(party, path, body) : answer;
};

const dataOf = <T>(answer: RawAnswer): T => {
  expect([answer.status < 300, answer.text]).toEqual([true, answer.text]);
  return answer.body.data as T;
};

interface Space {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly role: string;
  readonly version: number;
}

const givenSpace = async (owner: Party): Promise<Space> =>
  dataOf<Space>(await post(owner, '/api/v1/spaces', { name: 'Shared' }));

const membersOf = (spaceId: string): string => `/api/v1/spaces/${spaceId}/members`;

describe('a Space', () => {
  it('is made, read, renamed and listed by its owner', async () => {
    const owner = await givenParty(system);
    const made = await post(owner, '/api/v1/spaces', { name: 'Shared' });
    const space = dataOf<Space>(made);
    expect([made.status, made.headers.get('location'), made.headers.get('etag')]).toEqual([
      201,
      `/api/v1/spaces/${space.id}`,
      '"1"',
    ]);
    expect(space).toMatchObject({ name: 'Shared', type: 'SHARED', role: 'OWNER' });
    const path = `/api/v1/spaces/${space.id}`;
    expect((await owner.send(path)).body.data).toEqual(space);
    const renamed = await owner.send(path, {
      method: 'PATCH',
      body: { ...space, name: 'Clients' },
      headers: { 'if-match': '"1"' },
    });
    expect(dataOf(renamed)).toMatchObject({ name: 'Clients', version: 2 });
    const stale = await owner.send(path, {
      method: 'PATCH',
      body: { name: 'Late' },
      headers: { 'if-match': '"1"' },
    });
    expect(stale.status).toBe(412);
    expect(
      dataOf<Space[]>(await owner.send('/api/v1/spaces')).map(({ name, role }) => [name, role]),
    ).toEqual([
      ['Clients', 'OWNER'],
      ['Personal', 'OWNER'],
    ]);
  });

  it('that the caller is no member of is not found', async () => {
    const [owner, other] = await Promise.all([givenParty(system), givenParty(system)]);
    const { id } = await givenSpace(owner);
    const [foreign, unknown] = await Promise.all([
      other.send(`/api/v1/spaces/${id}`),
      other.send(`/api/v1/spaces/${unknownId('spc')}`),
    ]);
    expect([foreign.status, foreign.body.error?.message]).toEqual([
      404,
      unknown.body.error?.message,
    ]);
  });
});

describe('the plan', () => {
  const limit = (reason: string) => ({
    error: 'LIMIT_REACHED',
    reason,
    action: 'space_create',
    cap: null,
    currentUsage: null,
    capField: 'spaces',
    resetAt: null,
    upgradeUrl: `${system.apiUrl}/console/plan`,
  });

  it.each([
    ['NOT_IN_PLAN', () => planned('free')],
    ['SUBSCRIPTION_EXPIRED', () => planned('pro', 'expired')],
    [
      'PLAN_UNAVAILABLE',
      async () => {
        const party = await givenParty(system);
        const { accountId } = party.account;
        await ownerSql(system, `update identity.account set plan = 'gold' where id = $1`, [
          accountId,
        ]);
        return party;
      },
    ],
  ])('refuses a further Space: %s', async (reason, given) => {
    const answer = await post(await given(), '/api/v1/spaces', { name: 'One more' });
    expect([answer.status, answer.text]).toEqual([402, JSON.stringify(limit(reason))]);
  });

  it('that is used up answers QUOTA_SPENT with its limit', async () => {
    const party = await planned('starter');
    for (const name of ['One', 'Two']) {
      expect((await post(party, '/api/v1/spaces', { name })).status).toBe(201);
    }
    const answer = await post(party, '/api/v1/spaces', { name: 'Three' });
    const spent = { ...limit('QUOTA_SPENT'), cap: 3, currentUsage: 3 };
    expect([answer.status, answer.text]).toEqual([402, JSON.stringify(spent)]);
  });

  it.each([
    [403, 'READ_ONLY_MODE', () => planned('readonly')],
    [402, 'API_ACCESS_NOT_IN_PLAN', () => planned('no_api')],
    [402, 'SUBSCRIPTION_REQUIRED', () => planned('pro', 'none')],
    [402, 'SUBSCRIPTION_EXPIRED', () => planned('pro', 'expired')],
  ])('refuses a business: %d %s', async (status, code, given) => {
    const answer = await post(await given(), '/api/v1/businesses', { name: 'Mine' });
    const { message, requestId } = answer.body.error as unknown as Record<string, string>;
    expect([answer.status, answer.text]).toEqual([
      status,
      JSON.stringify({ error: { code, message, requestId } }),
    ]);
  });

  it('that no longer exists leaves everything else working', async () => {
    const party = await givenParty(system);
    await ownerSql(system, `update identity.account set plan = 'gold' where id = $1`, [
      party.account.accountId,
    ]);
    expect((await post(party, '/api/v1/businesses', { name: 'Mine' })).status).toBe(201);
  });

  it('is never passed by 200 requests at once', async () => {
    const party = await planned('starter');
    const answers = await Promise.all(
      Array.from({ length: 200 }, () =>
        postUntilAnswered(party, '/api/v1/spaces', { name: 'Mine' }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(2);
    expect(new Set(statuses)).toEqual(new Set([201, 402]));
    expect(dataOf<Space[]>(await party.send('/api/v1/spaces'))).toHaveLength(3);
  });
});

describe('members', () => {
  it('read with their role, and lose access at once when they are removed', async () => {
    const [owner, guest] = await Promise.all([givenParty(system), givenParty(system)]);
    const { id } = await givenSpace(owner);
    await system.admin.addMember(id, guest.account.email, 'VIEWER');
    const inside = guest.as({ spaceId: id });
    await system.holds(async () =>
      expect((await inside.send('/api/v1/campaigns')).status).toBe(200),
    );
    expect((await post(inside, '/api/v1/businesses', { name: 'Mine' })).body.error?.code).toBe(
      'ROLE_TOO_LOW',
    );
    const path = `${membersOf(id)}/${guest.account.userId}`;
    dataOf(await owner.send(path, { method: 'PATCH', body: { role: 'EDITOR' } }));
    await system.holds(async () =>
      expect((await post(inside, '/api/v1/businesses', { name: 'Mine' })).status).toBe(201),
    );
    expect((await owner.send(path, { method: 'DELETE' })).status).toBe(204);
    await system.holds(async () =>
      expect((await inside.send('/api/v1/campaigns')).body.error?.code).toBe('NOT_A_MEMBER'),
    );
    expect((await owner.send(path)).status).toBe(404);
  });

  it('are invited alike, whether the address has an account or not', async () => {
    const [owner, guest] = await Promise.all([givenParty(system), givenParty(system)]);
    const { id } = await givenSpace(owner);
    const invite = async (email: string): Promise<Readonly<Record<string, unknown>>> => {
      const answer = await post(owner, membersOf(id), { email, role: 'VIEWER' });
      const {
        id: _id,
        createdAt: _at,
        expiresAt: _end,
        ...rest
      } = answer.body.data as {
        readonly [member: string]: unknown;
      };
      return { status: answer.status, ...rest, email: rest['email'] === email };
    };
    const [known, unknown] = [await invite(guest.account.email), await invite('no@example.com')];
    expect(known).toEqual(unknown);
    expect(known).toMatchObject({ status: 'INVITED', userId: null, email: true });
    expect((await guest.as({ spaceId: id }).send('/api/v1/campaigns')).status).toBe(403);
  });

  it('are invited once each, and can be taken back', async () => {
    const owner = await givenParty(system);
    const { id } = await givenSpace(owner);
    const first = dataOf<{ id: string }>(
      await post(owner, membersOf(id), { email: 'Grace@Example.com', role: 'VIEWER' }),
    );
    const again = dataOf<object>(
      await post(owner, membersOf(id), { email: 'grace@example.com', role: 'EDITOR' }),
    );
    expect(again).toMatchObject({
      id: first.id,
      userId: null,
      email: 'grace@example.com',
      role: 'EDITOR',
      status: 'INVITED',
    });
    expect(
      dataOf<{ status: string }[]>(await owner.send(membersOf(id))).map(({ status }) => status),
    ).toEqual(['INVITED', 'ACTIVE']);
    const path = `${membersOf(id)}/${first.id}`;
    expect((await owner.send(path, { method: 'DELETE' })).status).toBe(204);
    expect((await owner.send(path, { method: 'DELETE' })).status).toBe(404);
  });

  it('who are there already are not invited again', async () => {
    const owner = await givenParty(system);
    const { id } = await givenSpace(owner);
    const answer = await post(owner, membersOf(id), { email: owner.account.email, role: 'EDITOR' });
    expect([answer.status, answer.body.error?.code]).toEqual([409, 'MEMBER_EXISTS']);
  });

  it('may leave, but for the last owner, who may once there is another', async () => {
    const owner = await givenParty(system);
    const { id } = await givenSpace(owner);
    const own = `${membersOf(id)}/${owner.account.userId}`;
    for (const request of [
      { method: 'DELETE' },
      { method: 'PATCH', body: { role: 'VIEWER' } },
    ] as const) {
      const answer = await owner.send(own, request);
      expect([answer.status, answer.body.error?.code]).toEqual([409, 'LAST_OWNER']);
    }
    const colleague = await givenParty(system);
    await system.admin.addMember(id, colleague.account.email, 'OWNER');
    // An OWNER of another account cannot manage the Space: the first one is still the last.
    expect((await owner.send(own, { method: 'DELETE' })).status).toBe(409);
    await ownerSql(system, 'update identity.app_user set account_id = $1 where id = $2', [
      owner.account.accountId,
      colleague.account.userId,
    ]);
    expect((await owner.send(own, { method: 'DELETE' })).status).toBe(204);
  });

  it.each(['OWNER', 'EDITOR', 'VIEWER'])(
    'of another account with the role %s read the members, and manage nothing but their own leaving',
    async (role) => {
      const [owner, guest] = await Promise.all([givenParty(system), givenParty(system)]);
      const { id } = await givenSpace(owner);
      await system.admin.addMember(id, guest.account.email, role);
      expect((await guest.send(membersOf(id))).status).toBe(200);
      const of = (userId: string): string => `${membersOf(id)}/${userId}`;
      const answers = await Promise.all([
        guest.send(`/api/v1/spaces/${id}`, { method: 'PATCH', body: { name: 'Mine' } }),
        post(guest, membersOf(id), { email: 'grace@example.com', role: 'VIEWER' }),
        guest.send(of(owner.account.userId), { method: 'DELETE' }),
        guest.send(of(guest.account.userId), { method: 'PATCH', body: { role: 'OWNER' } }),
      ]);
      expect(answers.map(({ body }) => body.error?.code)).toEqual(
        answers.map(() => 'ROLE_TOO_LOW'),
      );
      expect((await guest.send(of(guest.account.userId), { method: 'DELETE' })).status).toBe(204);
    },
  );

  it('who are guests of a personal Space keep their own as the default', async () => {
    const [owner, guest] = await Promise.all([givenParty(system), givenParty(system)]);
    await system.admin.addMember(owner.spaceId, guest.account.email, 'VIEWER');
    const answer = await guest.send('/api/v1/me', { headers: { 'x-space-id': '' } });
    expect(answer.body.data).toMatchObject({ spaceId: guest.account.spaceId });
  });
});

it('a removal takes effect on every api process within a second', async () => {
  const own = await startSystem({ workers: 1 });
  try {
    const other = await own.startApi();
    const [owner, guest] = await Promise.all([givenParty(own), givenParty(own)]);
    const { id } = await givenSpace(owner);
    await own.admin.addMember(id, guest.account.email, 'VIEWER');
    const seen = (): Promise<number> =>
      fetch(`${other.apiUrl}/api/v1/campaigns`, {
        headers: { authorization: `Bearer ${guest.token}`, 'x-space-id': id },
      }).then(({ status }) => status);
    await own.holds(async () => expect(await seen()).toBe(200));
    await owner.send(`${membersOf(id)}/${guest.account.userId}`, { method: 'DELETE' });
    await own.holds(async () => expect(await seen()).toBe(403), 1_000);
  } finally {
    await own.stop();
  }
}, 120_000);
