import { FakeClock, RecordedIds, testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { AccessTokens, Secrets } from '../data/access-tokens';
import { Accounts, Users } from '../data/accounts';
import { People } from '../data/people';
import { Members, Spaces } from '../data/spaces';
import { ChangeBroadcast, CredentialCaches } from '../data/change-broadcast';
import { identityMigrations } from '../data/migrations';
import { identityTables } from '../data/tables';
import { PLAN_IDS, type PlanId, readToken } from '../domain';
import { TokenAuthenticator } from '../http/credential-authenticator';
import { CreateAccount, SetPlan } from './manage-accounts';
import { CreateSpace } from './manage-spaces';
import { idsOfToken, LoadToken } from './load-credentials';
import { CreateToken, RevokeToken, RotateToken } from './manage-tokens';

const DAY_MS = 86_400_000;
const READS = { kind: 'token', scopes: [], writes: false } as const;
const WRITES = { kind: 'token', scopes: [], writes: true } as const;

let db: TestDatabase;
let clock: FakeClock;
let world: ReturnType<typeof makeWorld>;
let people = 0;

const makeWorld = (requestsPerMinute?: number) => {
  const members = new Members(db.database);
  const [accounts, users, spaces, tokens] = [
    new Accounts(db.database),
    new Users(db.database),
    new Spaces(db.database),
    new AccessTokens(db.database),
  ];
  const [ids, secrets, broadcast] = [
    new RecordedIds(),
    new Secrets(),
    new ChangeBroadcast(db.database, db.work, new CredentialCaches()),
  ];
  const load = new LoadToken(tokens, accounts, spaces, clock, db.work);
  return {
    createAccount: new CreateAccount(
      db.work,
      accounts,
      users,
      new People(db.database),
      spaces,
      members,
      ids,
      clock,
    ),
    createSpace: new CreateSpace(db.work, accounts, users, spaces, members, ids, clock),
    createToken: new CreateToken(db.work, tokens, accounts, users, ids, clock, secrets, 'test'),
    rotate: new RotateToken(db.work, tokens, secrets, clock, broadcast),
    revoke: new RevokeToken(db.work, tokens, clock, broadcast),
    setPlan: new SetPlan(db.work, accounts, broadcast),
    load,
    authenticator: new TokenAuthenticator(
      load,
      clock,
      'test',
      requestsPerMinute,
      new CredentialCaches().add(idsOfToken),
    ),
  };
};

const account = (plan: PlanId = 'pro') => {
  people += 1;
  return world.createAccount.execute({
    email: `person${people}@example.com`,
    plan,
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
  });
};

const token = (accountId: string, expiresInDays = 30) =>
  world.createToken.execute({
    accountId,
    name: 'a token',
    scopes: ['campaigns:read'],
    expiresInDays,
  });
const enter = (plain: string, spaceId?: string, access: typeof READS | typeof WRITES = READS) =>
  Promise.resolve().then(() =>
    world.authenticator.authenticate(`Bearer ${plain}`, spaceId, access),
  );

beforeAll(async () => {
  db = await testDatabase(identityTables, identityMigrations);
});
afterAll(() => db.close());
beforeEach(() => {
  clock = new FakeClock();
  world = makeWorld();
});

describe('a personal access token', () => {
  it('opens the personal Space of its user', async () => {
    const { accountId, spaceId, userId } = await account();
    expect(await enter((await token(accountId)).token)).toMatchObject({
      caller: { spaceId, accountId, userId, role: 'OWNER', scopes: ['campaigns:read'] },
    });
  });

  it('is read from itself, its user, its account and the accounts of all Spaces of the user', async () => {
    const { accountId, spaceId, userId } = await account();
    const host = await account();
    const guest = {
      spaceId: host.spaceId,
      userId,
      role: 'EDITOR',
      createdAt: clock.now(),
    } as const;
    await db.work.runGlobal(() => new Members(db.database).add(guest));
    const { tokenId, token: plain } = await token(accountId);
    const known = await world.load.execute(readToken(plain)!);
    expect([...known!.spaces.keys()].toSorted()).toEqual([spaceId, host.spaceId].toSorted());
    expect([...new Set(idsOfToken(known!))].toSorted()).toEqual(
      [tokenId, userId, accountId, host.accountId].toSorted(),
    );
  });

  it('is one of five at most, also when many are asked for at once', async () => {
    const { accountId } = await account();
    const asked = await Promise.allSettled(Array.from({ length: 12 }, () => token(accountId)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    for (const one of asked) {
      if (one.status === 'rejected') {
        expect(one.reason).toMatchObject({ code: 'TOKEN_LIMIT_REACHED' });
      }
    }
  });

  it('makes room for another one when it is revoked or expired', async () => {
    const { accountId } = await account();
    const [first] = await Promise.all(Array.from({ length: 5 }, () => token(accountId, 10)));
    await world.revoke.execute(first!.tokenId);
    await token(accountId, 10);
    await expect(token(accountId)).rejects.toMatchObject({ code: 'TOKEN_LIMIT_REACHED' });
    clock.advance(10 * DAY_MS);
    await token(accountId);
  });

  it.each([0, 366])('does not last %d days', async (days) => {
    const { accountId } = await account();
    await expect(Promise.resolve().then(() => token(accountId, days))).rejects.toMatchObject({
      code: 'VALIDATION_ERROR',
    });
  });

  it('is refused at once when it was revoked', async () => {
    const { token: plain, tokenId } = await token((await account()).accountId);
    await world.revoke.execute(tokenId);
    await expect(enter(plain)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
  });

  it('keeps its id when it is rotated, and the old secret is invalid at once', async () => {
    const before = await token((await account()).accountId);
    const after = await world.rotate.execute(before.tokenId);
    expect(after.tokenId).toBe(before.tokenId);
    await expect(enter(before.token)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    expect(await enter(after.token)).toHaveProperty('caller');
  });

  it('is kept as a digest only', async () => {
    const { token: plain } = await token((await account()).accountId);
    const rows: unknown = await db.dataSource.query(
      'select row_to_json(t) as row from identity.access_token t',
    );
    expect(JSON.stringify(rows)).not.toContain(plain.split('_')[3]);
  });

  it('of the other environment does not open', async () => {
    const { token: plain } = await token((await account()).accountId);
    await expect(enter(plain.replace('swy_test', 'swy_live'))).rejects.toMatchObject({
      code: 'INVALID_TOKEN',
    });
  });
});

describe('a Space', () => {
  it('that does not exist, or has a strange id, is not found', async () => {
    const { token: plain } = await token((await account()).accountId);
    for (const id of ['spc_01kb4wq6m3e0sv5mwzq8a7h2rd', 'nonsense']) {
      expect(await enter(plain, id)).toMatchObject({ refusal: { code: 'SPACE_NOT_FOUND' } });
    }
  });

  it('of others is closed to a user who is no member', async () => {
    const [mine, theirs] = [await account(), await account()];
    expect(await enter((await token(mine.accountId)).token, theirs.spaceId)).toMatchObject({
      refusal: { code: 'NOT_A_MEMBER' },
    });
  });

  it('beyond the plan is refused, also when two are asked for at once', async () => {
    const { accountId } = await account('free');
    await expect(world.createSpace.execute({ accountId, name: 'Second' })).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
      details: { reason: 'NOT_IN_PLAN' },
    });
  });
});

describe('a plan', () => {
  it('that is read-only allows reads and refuses changes', async () => {
    const { token: plain } = await token((await account('readonly')).accountId);
    expect(await enter(plain)).toHaveProperty('caller');
    expect(await enter(plain, undefined, WRITES)).toMatchObject({
      refusal: { code: 'READ_ONLY_MODE' },
    });
  });

  it.each([
    ['expired', 'SUBSCRIPTION_EXPIRED'],
    ['none', 'SUBSCRIPTION_REQUIRED'],
  ] as const)('whose subscription is %s refuses with %s', async (subscription, code) => {
    const { accountId } = await account();
    const { token: plain } = await token(accountId);
    await world.setPlan.execute(accountId, 'pro', subscription);
    expect(await enter(plain)).toMatchObject({ refusal: { code } });
  });

  const perMinute = async (plain: string): Promise<number> =>
    (await enter(plain)).allowance.perMinute;

  it('gives each token 60 requests per minute, only enterprise gives more', async () => {
    const buckets = PLAN_IDS.map(async (plan) => {
      const { token: plain } = await token((await account(plan)).accountId);
      return [plan, await perMinute(plain)];
    });
    expect(Object.fromEntries(await Promise.all(buckets))).toEqual({
      free: 60,
      starter: 60,
      pro: 60,
      enterprise: 600,
      readonly: 60,
      no_api: 60,
    });
  });

  it('gives its tokens another minute bucket from the moment when the account moves to it', async () => {
    const { accountId } = await account('pro');
    const { token: plain } = await token(accountId);
    await world.setPlan.execute(accountId, 'enterprise', 'active');
    expect(await perMinute(plain)).toBe(600);
  });

  it('gives the minute bucket of the deployment where one is set', async () => {
    world = makeWorld(7);
    const { token: plain } = await token((await account('enterprise')).accountId);
    expect(await perMinute(plain)).toBe(7);
  });
});
