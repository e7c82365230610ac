import type { Caller } from '@switchyard/kernel';
import { FakeClock, RecordedIds, testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { Accounts } from '../data/accounts';
import { Members, Spaces } from '../data/spaces';
import { Alerts } from '../data/alerts';
import { Connections } from '../data/connections';
import { Grants } from '../data/grants';
import { identityMigrations } from '../data/migrations';
import { type Sealer } from '../data/sealing';
import { identityTables } from '../data/tables';
import type { RaisedAlert } from '../domain';
import { GrantFacade } from './grant-facade';
import { IdentityFacade } from './identity-facade';
import { ChangeConnection } from './manage-connections';
import type { AlertFilter } from './ports';
import { GrantAlerts, RaiseAlerts } from './raise-alerts';
import { MarkAlertRead } from './read-alerts';

const NEXT_MS = 1000;
const SEALED = { keyId: 'k', enc: 'e', ciphertext: 'c', version: 1 };
const sealer = {
  seal: async (_plain, { version }) => ({ ...SEALED, version }),
} satisfies Pick<Sealer, 'seal'> as unknown as Sealer;

let db: TestDatabase;
let clock: FakeClock;
let ids: RecordedIds;
let people = 0;
beforeAll(async () => {
  db = await testDatabase(identityTables, identityMigrations);
});
afterAll(() => db.close());
beforeEach(() => {
  [clock, ids] = [new FakeClock(), new RecordedIds()];
});

/** A user in a Space of their account, whom alerts are raised for and who reads them. */
const given = async (more: Partial<Caller> = {}) => {
  people += 1;
  const [accountId, userId] = [more.accountId ?? `acc_${people}`, `usr_${people}`];
  const caller = {
    accountId,
    userId,
    tokenAccountId: accountId,
    spaceId: `spc_${people}`,
    ...more,
  } as Caller;
  const [alerts, spaces, connections, accounts] = [
    new Alerts(db.database),
    new Spaces(db.database),
    new Connections(db.database),
    new Accounts(db.database),
  ];
  await db.work.run(caller, () =>
    new Members(db.database).add({
      spaceId: caller.spaceId,
      userId,
      role: 'OWNER',
      createdAt: clock.now(),
    }),
  );
  const raiseAlerts = new RaiseAlerts(alerts, ids, clock);
  const grants = new GrantFacade(
    db.work,
    new Grants(db.database),
    connections,
    accounts,
    new GrantAlerts(raiseAlerts, ''),
    sealer,
    ids,
    clock,
  );
  const facade = new IdentityFacade(
    db.work,
    connections,
    accounts,
    raiseAlerts,
    sealer,
    spaces,
    clock,
    grants,
  );
  const mark = new MarkAlertRead(db.work, alerts, clock);
  const raise = (raised: Partial<RaisedAlert> = {}) => {
    clock.advance(NEXT_MS);
    return facade.raiseAlert(caller, {
      kind: 'SYNC_FAILED',
      subject: { type: 'sync', id: 'syn_1' },
      message: 'It failed.',
      key: 'syn_1',
      ...raised,
    });
  };
  const feed = async (filter: AlertFilter = {}) =>
    (await alerts.list(caller, filter, { limit: 50 })).map(({ key }) => key);
  return {
    caller,
    alerts,
    connections,
    accounts,
    facade,
    grants,
    mark,
    raise,
    feed,
    unread: () => alerts.countUnread(caller),
    resolve: (key: string) => facade.resolveAlert(caller, key),
  };
};

describe('an alert', () => {
  it('takes severity and fix from its kind, unless they are stated', async () => {
    const { caller, alerts, raise } = await given();
    await raise();
    await raise({ key: 'syn_2', severity: 'INFO', fix: 'Wait.' });
    const listed = await alerts.list(caller, {}, { limit: 50 });
    expect(listed.map(({ severity, fix }) => [severity, fix])).toEqual([
      ['INFO', 'Wait.'],
      ['WARNING', expect.stringContaining('sync')],
    ]);
  });

  it('is raised once while it is open, even by two at once, and again after it was resolved', async () => {
    const { raise, feed, resolve } = await given();
    await Promise.all([raise(), raise(), raise()]);
    expect(await feed()).toEqual(['syn_1']);
    await resolve('syn_1');
    await raise();
    expect(await feed()).toEqual(['syn_1', 'syn_1']);
  });

  it('stays in the feed, unread, when it is resolved', async () => {
    const { raise, resolve, unread } = await given();
    await raise();
    await resolve('syn_1');
    await resolve('never raised');
    expect(await unread()).toBe(1);
  });

  it('is read by each user alone, and once', async () => {
    const first = await given();
    const second = await given({
      accountId: first.caller.accountId,
      tokenAccountId: first.caller.accountId,
    });
    await first.raise();
    const { id } = (await first.alerts.list(first.caller, {}, { limit: 1 }))[0]!;
    const { readAt } = await first.mark.execute(first.caller, id);
    clock.advance(NEXT_MS);
    expect((await first.mark.execute(first.caller, id)).readAt).toEqual(readAt);
    expect([await first.unread(), await second.unread()]).toEqual([0, 1]);
    expect([
      await first.feed({ unread: true }),
      await first.feed({ unread: false }),
      await second.feed({ unread: true }),
    ]).toEqual([[], ['syn_1'], ['syn_1']]);
  });

  it('is hidden from users who may not see its Space, and alerts of the account from guests', async () => {
    const owner = await given();
    const elsewhere = await given({
      accountId: owner.caller.accountId,
      tokenAccountId: owner.caller.accountId,
    });
    const guest = await given({ accountId: owner.caller.accountId, tokenAccountId: 'acc_other' });
    const outsider = await given();
    await owner.raise({ key: 'account' });
    await owner.raise({ key: 'owners', spaceId: owner.caller.spaceId });
    await owner.raise({ key: 'guests', spaceId: guest.caller.spaceId });
    expect(
      await Promise.all([owner, elsewhere, guest, outsider].map(({ feed }) => feed())),
    ).toEqual([['owners', 'account'], ['account'], ['guests'], []]);
    expect(
      await Promise.all([owner, elsewhere, guest, outsider].map(({ unread }) => unread())),
    ).toEqual([2, 1, 1, 0]);
    const { id } = (await owner.alerts.list(owner.caller, {}, { limit: 1 }))[0]!;
    for (const { mark, caller } of [elsewhere, guest, outsider]) {
      await expect(mark.execute(caller, id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });

  it('is found by kind and page by page', async () => {
    const { caller, alerts, raise, feed } = await given();
    for (const key of ['1', '2', '3']) await raise({ key });
    await raise({ key: 'near', kind: 'BRAKE_NEAR' });
    expect(await feed({ kind: 'BRAKE_NEAR' })).toEqual(['near']);
    const [, second] = await alerts.list(caller, {}, { limit: 1 });
    const rest = await alerts.list(caller, {}, { limit: 50, cursor: second! });
    expect(rest.map(({ key }) => key)).toEqual(['2', '1']);
  });
});

it('a connection that needs a new grant is reported once, until it has one', async () => {
  const { caller, connections, facade, feed, accounts, alerts, grants } = await given();
  const now = clock.now();
  await db.work.run(caller, () =>
    connections.add(caller, {
      accountId: caller.accountId,
      id: 'con_1',
      platform: 'google-ads',
      externalAccountId: '1',
      name: 'Shop',
      currency: 'EUR',
      timeZone: 'UTC',
      status: 'ACTIVE',
      isDefault: true,
      driftPolicy: 'MERGE',
      settings: {},
      grantId: null,
      credentials: SEALED,
      createdAt: now,
      updatedAt: now,
      version: 1,
    }),
  );
  const again = new ChangeConnection(db.work, connections, sealer, clock, accounts, alerts, grants);
  await facade.markNeedsReauth(caller, 'con_1', { detail: { message: 'Revoked.' } });
  await facade.markNeedsReauth(caller, 'con_1', { detail: { message: 'Revoked.' } });
  expect(await feed()).toEqual(['con_1:needs-reauth']);
  await again.execute(caller, 'con_1', undefined, () => ({ credentials: { refreshToken: 'new' } }));
  expect((await alerts.list(caller, {}, { limit: 1 }))[0]?.settledAt).not.toBeNull();
  await facade.markNeedsReauth(caller, 'con_1', { detail: { message: 'Revoked again.' } });
  expect(await feed()).toHaveLength(2);
});
