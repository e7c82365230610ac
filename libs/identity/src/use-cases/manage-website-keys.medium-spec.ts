import {
  eventually,
  FakeClock,
  RecordedIds,
  testDatabase,
  type TestDatabase,
} from '@switchyard/test-kit';
import { AccessTokens, Secrets } from '../data/access-tokens';
import { Accounts, Users } from '../data/accounts';
import { People } from '../data/people';
import { Members, Spaces } from '../data/spaces';
import { ChangeBroadcast, ChangeListener, CredentialCaches } from '../data/change-broadcast';
import { identityMigrations } from '../data/migrations';
import { identityTables } from '../data/tables';
import { WebsiteKeys } from '../data/website-keys';
import {
  CredentialAuthenticator,
  TokenAuthenticator,
  WebsiteKeyAuthenticator,
} from '../http/credential-authenticator';
import { idsOfToken, idsOfWebsiteKey, LoadToken, LoadWebsiteKey } from './load-credentials';
import { CreateAccount, SetPlan } from './manage-accounts';
import { CreateSpace } from './manage-spaces';
import { CreateWebsiteKey, ListWebsiteKeys, RevokeWebsiteKey } from './manage-website-keys';

const REPORTS = {
  kind: 'token',
  scopes: ['campaigns:write'],
  writes: true,
  websiteKey: true,
} as const;
const CHECKS = { kind: 'token', scopes: [], writes: false, websiteKey: true } as const;
const READS = { kind: 'token', scopes: [], writes: false, websiteKey: false } as const;

let db: TestDatabase;
let world: ReturnType<typeof makeWorld>;
let people = 0;

/** One api process on the database of this file. */
const makeWorld = () => {
  const caches = new CredentialCaches();
  const members = new Members(db.database);
  const [accounts, users, spaces, tokens] = [
    new Accounts(db.database),
    new Users(db.database),
    new Spaces(db.database),
    new AccessTokens(db.database),
  ];
  const [keys, cache, clock, ids, secrets, broadcast] = [
    new WebsiteKeys(db.database),
    caches.add(idsOfWebsiteKey),
    new FakeClock(),
    new RecordedIds(),
    new Secrets(),
    new ChangeBroadcast(db.database, db.work, caches),
  ];
  const readKeys = new LoadWebsiteKey(keys, accounts);
  return {
    caches,
    keys,
    readKeys,
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
    create: new CreateWebsiteKey(db.work, keys, spaces, ids, clock, secrets),
    revoke: new RevokeWebsiteKey(db.work, keys, clock, broadcast),
    list: new ListWebsiteKeys(keys, spaces),
    setPlan: new SetPlan(db.work, accounts, broadcast),
    authenticator: new CredentialAuthenticator(
      new TokenAuthenticator(
        new LoadToken(tokens, accounts, spaces, clock, db.work),
        clock,
        'test',
        60,
        caches.add(idsOfToken),
      ),
      new WebsiteKeyAuthenticator(readKeys, clock, cache),
    ),
  };
};

const account = (plan: 'pro' | 'readonly' | 'no_api' = 'pro') =>
  world.createAccount.execute({
    email: `website${++people}@example.com`,
    plan,
    currency: 'EUR',
    timeZone: 'Europe/Berlin',
  });

type Access = typeof REPORTS | typeof CHECKS | typeof READS;
const enter = (
  key: string,
  {
    spaceId,
    access = REPORTS,
    origin,
  }: { spaceId?: string; access?: Access; origin?: string } = {},
) =>
  Promise.resolve().then(() =>
    world.authenticator.authenticate(`Bearer ${key}`, spaceId, access, origin),
  );

beforeAll(async () => {
  db = await testDatabase(identityTables, identityMigrations);
});
afterAll(() => db.close());
beforeEach(() => {
  world = makeWorld();
});

describe('a website key', () => {
  it('opens its own Space to a caller without a user and with no other right', async () => {
    const { accountId } = await account();
    const { id: spaceId } = await world.createSpace.execute({ accountId, name: 'Shop' });
    const { key, websiteKeyId } = await world.create.execute({ spaceId, origins: [] });
    expect(await enter(key)).toEqual({
      allowance: { tokenId: websiteKeyId, accountId, perMinute: 120, perAddress: 30 },
      caller: {
        accountId,
        spaceId,
        userId: '',
        tokenAccountId: accountId,
        tokenId: websiteKeyId,
        websiteKeyId,
        role: 'VIEWER',
        scopes: [],
      },
    });
  });

  it('may be sent with the id of its own Space, and is unknown in any other', async () => {
    const [mine, others] = [await account(), await account()];
    const { id: second } = await world.createSpace.execute({
      accountId: mine.accountId,
      name: 'Second',
    });
    const { key } = await world.create.execute({ spaceId: mine.spaceId, origins: [] });
    expect(await enter(key, { spaceId: mine.spaceId })).toHaveProperty('caller');
    for (const spaceId of [
      second,
      others.spaceId,
      'spc_01kb4wq6m3e0sv5mwzq8a7h2rd',
      'nonsense',
      '',
    ]) {
      await expect(enter(key, { spaceId })).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    }
  });

  it('is unknown where only tokens are taken, and is not looked up', async () => {
    const { key } = await world.create.execute({ spaceId: (await account()).spaceId, origins: [] });
    const looked = jest.spyOn(world.keys, 'byPublicId');
    await expect(enter(key, { access: READS })).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    expect(looked).not.toHaveBeenCalled();
  });

  it('is refused when it was revoked, twice is no error, and the list says so', async () => {
    const { spaceId } = await account();
    const [first, second] = [
      await world.create.execute({ spaceId, origins: [] }),
      await world.create.execute({ spaceId, origins: ['https://a.example'] }),
    ];
    await world.revoke.execute(first.websiteKeyId);
    await world.revoke.execute(first.websiteKeyId);
    await expect(enter(first.key)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });
    const listed = await world.list.execute(spaceId);
    expect(
      listed.map(({ id, origins, lastFour, revokedAt }) => [
        id,
        origins,
        lastFour,
        revokedAt !== null,
      ]),
    ).toEqual(
      expect.arrayContaining([
        [first.websiteKeyId, [], first.key.slice(-4), true],
        [second.websiteKeyId, ['https://a.example'], second.key.slice(-4), false],
      ]),
    );
    expect(JSON.stringify(listed)).not.toContain('digest');
  });

  it('is kept as a digest only', async () => {
    const { key } = await world.create.execute({ spaceId: (await account()).spaceId, origins: [] });
    expect(
      JSON.stringify(
        await db.dataSource.query('select row_to_json(t) as row from identity.website_key t'),
      ),
    ).not.toContain(key.split('_')[3]);
  });

  it('is not made in a Space that there is not, nor with what is no origin, nor revoked where there is none', async () => {
    const { spaceId } = await account();
    await expect(
      world.create.execute({ spaceId: 'spc_01kb4wq6m3e0sv5mwzq8a7h2rd', origins: [] }),
    ).rejects.toMatchObject({ code: 'SPACE_NOT_FOUND' });
    await expect(world.list.execute('spc_01kb4wq6m3e0sv5mwzq8a7h2rd')).rejects.toMatchObject({
      code: 'SPACE_NOT_FOUND',
    });
    await expect(
      world.create.execute({ spaceId, origins: ['http://a.example'] }),
    ).rejects.toMatchObject({ code: 'VALIDATION_ERROR' });
    await expect(world.revoke.execute('wbk_01kb4wq6m3e0sv5mwzq8a7h2rd')).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(await world.list.execute(spaceId)).toEqual([]);
  });

  it('with a list of origins is taken from those alone, and says so', async () => {
    const { spaceId } = await account();
    const { key } = await world.create.execute({ spaceId, origins: ['https://*.Shop.example'] });
    expect(await enter(key, { origin: 'https://www.shop.example' })).toHaveProperty('caller');
    for (const origin of [
      'https://shop.example',
      'https://www.shop.example.evil.com',
      'null',
      undefined,
    ]) {
      expect(await enter(key, origin === undefined ? {} : { origin })).toMatchObject({
        allowance: { perMinute: 120 },
        refusal: { code: 'ORIGIN_NOT_ALLOWED', details: { origin: origin ?? null } },
      });
    }
  });
});

describe('the plan of the account', () => {
  it('that is read-only refuses reports', async () => {
    const { key } = await world.create.execute({
      spaceId: (await account('readonly')).spaceId,
      origins: [],
    });
    expect(await enter(key)).toMatchObject({
      allowance: { perMinute: 120 },
      refusal: { code: 'READ_ONLY_MODE' },
    });
    expect(await enter(key, { access: CHECKS })).toHaveProperty('caller');
  });

  it.each([
    ['pro', 'expired', 'SUBSCRIPTION_EXPIRED'],
    ['pro', 'none', 'SUBSCRIPTION_REQUIRED'],
    ['no_api', 'active', 'API_ACCESS_NOT_IN_PLAN'],
  ] as const)('%s, %s refuses with %s', async (plan, subscription, code) => {
    const { accountId, spaceId } = await account();
    const { key } = await world.create.execute({ spaceId, origins: [] });
    await world.setPlan.execute(accountId, plan, subscription);
    expect(await enter(key)).toMatchObject({ allowance: { perMinute: 120 }, refusal: { code } });
  });
});

describe('a process that remembers website keys', () => {
  const isKnown = (key: string): boolean =>
    'caller' in world.authenticator.authenticate(`Bearer ${key}`, undefined, REPORTS);
  const newKey = async () =>
    world.create.execute({ spaceId: (await account()).spaceId, origins: [] });
  const refused = (key: string) =>
    expect(enter(key)).rejects.toMatchObject({ code: 'INVALID_TOKEN' });

  it('answers known ones without waiting, and refuses one with the revocation of its own', async () => {
    world.caches.setListening(true);
    const { key, websiteKeyId } = await newKey();
    await enter(key);
    expect(isKnown(key)).toBe(true);
    const other = await newKey();
    await enter(other.key);
    await world.revoke.execute(websiteKeyId);
    await refused(key);
    expect(isKnown(other.key)).toBe(true);
  });

  it('forgets those of an account whose plan changed', async () => {
    world.caches.setListening(true);
    const { accountId, spaceId } = await account();
    const { key } = await world.create.execute({ spaceId, origins: [] });
    await enter(key);
    await world.setPlan.execute(accountId, 'pro', 'expired');
    expect(await enter(key)).toMatchObject({ refusal: { code: 'SUBSCRIPTION_EXPIRED' } });
  });

  it('forgets all at a notification of a release that names nothing', async () => {
    world.caches.setListening(true);
    const { key } = await newKey();
    await enter(key);
    world.caches.forget('');
    expect(isKnown(key)).toBe(false);
  });

  it('does not keep what was read while a change was made', async () => {
    world.caches.setListening(true);
    const { key, websiteKeyId } = await newKey();
    const { execute } = world.readKeys;
    world.readKeys.execute = async (read) => {
      const known = await execute.call(world.readKeys, read);
      world.readKeys.execute = execute;
      await world.revoke.execute(websiteKeyId);
      return known;
    };
    await enter(key);
    await refused(key);
  });

  it('refuses one within seconds of its revocation in another process', async () => {
    const other = makeWorld();
    const listener = new ChangeListener(db.url, world.caches);
    await listener.onApplicationBootstrap();
    const { key, websiteKeyId } = await newKey();
    await enter(key);
    expect(isKnown(key)).toBe(true);
    await other.revoke.execute(websiteKeyId);
    await eventually(() => refused(key), 2_000);
    await listener.onApplicationShutdown();
  });
});
