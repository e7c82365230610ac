import { FakeClock, testDatabase, type TestDatabase } from '@switchyard/test-kit';
import type { Refusal, Tenant } from '@switchyard/kernel';
import { Accounts } from '../../data/accounts';
import { identityMigrations } from '../../data/migrations';
import { PlanUses } from '../../data/plan-uses';
import { identityTables } from '../../data/tables';
import type { PlanId, Subscription } from '../../domain';
import { CountUse } from './count-use';

const ACTION = 'social_draft';
const NOVEMBER = new Date('2026-11-25T10:00:00Z');
const DECEMBER = Date.parse('2026-12-01T00:00:00Z');

let db: TestDatabase;
let clock: FakeClock;
let uses: PlanUses;
let countUse: CountUse;
let accounts = 0;

beforeAll(async () => {
  db = await testDatabase(identityTables, identityMigrations);
});
afterAll(() => db.close());
beforeEach(() => {
  clock = new FakeClock(NOVEMBER);
  uses = new PlanUses(db.database);
  countUse = new CountUse(new Accounts(db.database), uses, clock);
});

const givenAccount = async (
  plan: PlanId,
  subscription: Subscription = 'active',
): Promise<Tenant> => {
  const id = `acc_${++accounts}`;
  const about = { name: 'Test', currency: 'EUR', timeZone: 'Europe/Berlin' };
  const at = { createdAt: NOVEMBER, deletionDueAt: null };
  await db.work.runGlobal(() =>
    new Accounts(db.database).add({ id, plan, subscription, ...about, ...at }),
  );
  return { accountId: id, spaceId: `spc_${accounts}` };
};

const take = (tenant: Tenant): Promise<string> =>
  db.work.run(tenant, () => countUse.execute(tenant, ACTION));

/** The body of a refusal; undefined for what was counted. */
const bodyOf = (taken: Promise<unknown>): Promise<unknown> =>
  taken.then(
    () => undefined,
    (error: unknown) => (error as Refusal).details,
  );

const usedBy = async (tenant: Tenant): Promise<number> =>
  (await uses.of(tenant, clock.now().toISOString().slice(0, 7)))[0]?.used ?? 0;

const limit = (reason: string, real: object = {}) => ({
  error: 'LIMIT_REACHED',
  reason,
  action: ACTION,
  cap: null,
  currentUsage: null,
  capField: 'socialDraftsPerMonth',
  resetAt: null,
  upgradeUrl: '/console/plan',
  ...real,
});

it('200 at once take what the plan allows and no more', async () => {
  const tenant = await givenAccount('starter');
  const taken = await Promise.all(Array.from({ length: 200 }, () => bodyOf(take(tenant))));
  expect(taken.filter((body) => body === undefined)).toHaveLength(20);
  expect(taken.find((body) => body !== undefined)).toEqual(
    limit('QUOTA_SPENT', { cap: 20, currentUsage: 20, resetAt: DECEMBER }),
  );
  expect(await usedBy(tenant)).toBe(20);
});

it('work that is not done is not counted', async () => {
  const tenant = await givenAccount('starter');
  const failing = db.work.run(tenant, async () => {
    await countUse.execute(tenant, ACTION);
    throw new Error('the action failed');
  });
  await expect(failing).rejects.toThrow('the action failed');
  expect(await usedBy(tenant)).toBe(0);
});

it('a new month begins anew', async () => {
  const tenant = await givenAccount('starter');
  for (let draft = 0; draft < 20; draft += 1) await take(tenant);
  expect(await bodyOf(take(tenant))).toMatchObject({ reason: 'QUOTA_SPENT' });
  clock.advance(DECEMBER - NOVEMBER.getTime());
  expect(await bodyOf(take(tenant))).toBeUndefined();
  expect(await usedBy(tenant)).toBe(1);
});

it('failed work is returned to the month in which it was counted', async () => {
  const tenant = await givenAccount('starter');
  for (let draft = 0; draft < 20; draft += 1) await take(tenant);
  clock.advance(DECEMBER - NOVEMBER.getTime());
  await take(tenant);
  await db.work.run(tenant, () => countUse.giveBack(tenant, ACTION, '2026-11'));
  expect((await uses.of(tenant, '2026-11'))[0]?.used).toBe(19);
  expect(await usedBy(tenant)).toBe(1);
});

it('nothing is given back below zero', async () => {
  const tenant = await givenAccount('starter');
  await db.work.run(tenant, () => countUse.giveBack(tenant, ACTION, '2026-11'));
  expect(await usedBy(tenant)).toBe(0);
});

it('an unlimited plan counts on', async () => {
  const tenant = await givenAccount('enterprise');
  for (let draft = 0; draft < 25; draft += 1) await take(tenant);
  expect(await usedBy(tenant)).toBe(25);
});

it.each<[string, PlanId, Subscription]>([
  ['NOT_IN_PLAN', 'free', 'active'],
  ['SUBSCRIPTION_EXPIRED', 'pro', 'expired'],
  ['PLAN_UNAVAILABLE', 'gold' as PlanId, 'active'],
])('refuses with the body of the contract: %s', async (reason, plan, subscription) => {
  const tenant = await givenAccount(plan, subscription);
  expect(await bodyOf(take(tenant))).toEqual(limit(reason));
  expect(await usedBy(tenant)).toBe(0);
});

it('accounts do not count for each other', async () => {
  const [one, other] = [await givenAccount('starter'), await givenAccount('starter')];
  await take(one);
  expect([await usedBy(one), await usedBy(other)]).toEqual([1, 0]);
});
