import type { Caller } from '@switchyard/kernel';
import { FakeClock, RecordedIds, testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { Client } from 'pg';
import { Accounts } from '../data/accounts';
import { Alerts } from '../data/alerts';
import { Connections } from '../data/connections';
import { Grants } from '../data/grants';
import { identityMigrations } from '../data/migrations';
import { generateSealingKeys, readKeyRing, Sealer } from '../data/sealing';
import { Spaces } from '../data/spaces';
import { identityTables } from '../data/tables';
import { credentialsPlace, type Grant } from '../domain';
import { CredentialOpener } from '../worker/credential-opener';
import {
  type ConnectedAccount,
  GrantFacade,
  type NewConsent,
  type RefusedAccess,
} from './grant-facade';
import { IdentityFacade } from './identity-facade';
import { ChangeConnection, CreateConnection } from './manage-connections';
import { GrantAlerts, RaiseAlerts } from './raise-alerts';

const DAY_SECONDS = 86_400;

let db: TestDatabase;
let [sealer, opener] = [] as unknown as [Sealer, CredentialOpener];
const clock = new FakeClock();
const ids = new RecordedIds();
beforeAll(async () => {
  db = await testDatabase(identityTables, identityMigrations);
  const keys = await generateSealingKeys('k1');
  sealer = new Sealer(readKeyRing(keys.publicKey));
  opener = new CredentialOpener(readKeyRing(keys.privateKey));
});
afterAll(() => db.close());

const consent = (more: Partial<NewConsent> = {}): NewConsent => ({
  platform: 'google-ads',
  subject: 'sub_1',
  subjectName: 'ada@example.com',
  scopes: ['adwords'],
  credentials: { refreshToken: 'fake-first' },
  endsInSeconds: null,
  userId: 'usr_1',
  ...more,
});

const account = (
  externalAccountId: string,
  more: Partial<ConnectedAccount> = {},
): ConnectedAccount => ({
  externalAccountId,
  name: `Shop ${externalAccountId}`,
  currency: 'EUR',
  timeZone: 'Europe/Berlin',
  settings: {},
  takeOver: false,
  ...more,
});

const refused = (message: string): RefusedAccess => ({ detail: { message } });

let people = 0;

/** An account of its own, and what identity does for it. */
const given = () => {
  people += 1;
  const accountId = `acc_${people}`;
  const caller = {
    accountId,
    userId: `usr_${people}`,
    tokenAccountId: accountId,
    spaceId: `spc_${people}`,
  } as Caller;
  const { database, work } = db;
  const [alerts, connections, accounts] = [
    new Alerts(database),
    new Connections(database),
    new Accounts(database),
  ];
  const raise = new RaiseAlerts(alerts, ids, clock);
  const grants = new GrantFacade(
    work,
    new Grants(database),
    connections,
    accounts,
    new GrantAlerts(raise, 'https://ads.example'),
    sealer,
    ids,
    clock,
  );
  const spaces = new Spaces(database);
  const facade = new IdentityFacade(
    work,
    connections,
    accounts,
    raise,
    sealer,
    spaces,
    clock,
    grants,
  );
  const change = new ChangeConnection(work, connections, sealer, clock, accounts, alerts, grants);
  const create = new CreateConnection(work, connections, sealer, ids, clock, accounts);
  const keep = (more: Partial<NewConsent> = {}) => grants.keepConsent(caller, consent(more));
  const open = async () =>
    (await alerts.list(caller, {}, { limit: 50 })).filter(({ settledAt }) => !settledAt);
  return {
    caller,
    grants,
    facade,
    connections,
    keep,
    change,
    create,
    open,
    /** With so many connections. */
    served: async (count: number) => {
      const { grant } = await keep();
      const all = Array.from({ length: count }, (_, at) => account(`${at}`));
      const connected = await grants.connect(caller, grant.id, all);
      return { grant, connectionIds: connected.map(({ connectionId }) => connectionId) };
    },
    statuses: async ({ id }: Grant) =>
      (await grants.connectionsOf(caller, id)).map(({ status }) => status),
  };
};

describe('a consent', () => {
  it('is kept sealed, for its account alone', async () => {
    const { caller, grants, keep } = given();
    const { grant, renewed } = await keep({ endsInSeconds: 90 * DAY_SECONDS });
    expect(renewed).toBe(0);
    expect(await grants.grantsOf(caller)).toEqual([grant]);
    expect(grant.refreshEndsAt).toEqual(new Date(clock.now().getTime() + 90 * 86_400_000));
    expect(JSON.stringify(grant)).not.toContain('fake-first');
    expect(await opener.open(grant.credentials, credentialsPlace(grant))).toEqual({
      refreshToken: 'fake-first',
    });
    expect(await grants.grant(given().caller, grant.id)).toBeUndefined();
  });

  it('of the same person renews the grant and makes all its connections active, but what was disabled', async () => {
    const { caller, grants, keep, served, statuses, change, open } = given();
    const { grant, connectionIds } = await served(20);
    await change.execute(caller, connectionIds[19]!, undefined, () => ({ status: 'DISABLED' }));
    await grants.markNeedsReauth(caller, grant.id, 'Google refused it.');
    expect(await statuses(grant)).toEqual([...Array(19).fill('NEEDS_REAUTH'), 'DISABLED']);
    const again = await keep({ credentials: { refreshToken: 'fake-second' }, scopes: ['more'] });
    expect(again).toMatchObject({
      renewed: 19,
      grant: { id: grant.id, status: 'ACTIVE', scopes: ['more'], accessToken: null },
    });
    expect(again.grant.credentials.version).toBe(2);
    expect(await statuses(grant)).toEqual([...Array(19).fill('ACTIVE'), 'DISABLED']);
    expect(await open()).toEqual([]);
  });

  it('of one person twice at once is one grant; another person, another grant', async () => {
    const { caller, grants, keep } = given();
    const both = await Promise.all([keep(), keep()]);
    expect(new Set(both.map(({ grant }) => grant.id)).size).toBe(1);
    await keep({ subject: 'sub_2' });
    expect(await grants.grantsOf(caller)).toHaveLength(2);
  });

  it('is undone with the transaction that it joined', async () => {
    const { caller, grants, keep } = given();
    const broken = db.work.run(caller, async () => {
      await keep();
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect(await grants.grantsOf(caller)).toEqual([]);
  });
});

describe('ad accounts of a grant', () => {
  it('are connected once, the first of the platform as its default', async () => {
    const { caller, grants, keep, connections } = given();
    const { grant } = await keep();
    const two = [account('1', { settings: { loginCustomerId: '9' } }), account('2')];
    const made = await grants.connect(caller, grant.id, two);
    expect(made.map(({ outcome }) => outcome)).toEqual(['CREATED', 'CREATED']);
    const kept = await connections.list(caller);
    expect(kept.filter(({ isDefault }) => isDefault)).toMatchObject([
      { externalAccountId: '1', settings: { loginCustomerId: '9' } },
    ]);
    expect(kept).toMatchObject(
      kept.map(() => ({ grantId: grant.id, credentials: null, status: 'ACTIVE' })),
    );
    const again = await grants.connect(caller, grant.id, two);
    expect(again.map(({ outcome }) => outcome)).toEqual(['UNCHANGED', 'UNCHANGED']);
  });

  it('that are connected otherwise are refused, and nothing is connected, unless they are taken over', async () => {
    const { caller, grants, keep, create, connections, open, facade } = given();
    const pasted = await create.execute(caller, {
      platform: 'google-ads',
      ...account('1', { settings: { a: 1, b: 1 } }),
      credentials: { refreshToken: 'fake-pasted' },
    });
    await facade.markNeedsReauth(caller, pasted.id, refused('Refused.'));
    const first = (await keep()).grant;
    const chosen = [account('2'), account('1', { settings: { b: 2 } })];
    await expect(grants.connect(caller, first.id, chosen)).rejects.toMatchObject({
      code: 'CONNECTION_EXISTS',
      details: { connectionId: pasted.id },
    });
    expect(await connections.list(caller)).toHaveLength(1);
    const taken = chosen.map((one) => ({ ...one, takeOver: true }));
    const done = await grants.connect(caller, first.id, taken);
    expect(done.map(({ outcome }) => outcome)).toEqual(['CREATED', 'TAKEN_OVER']);
    expect(await connections.get(caller, pasted.id)).toMatchObject({
      status: 'ACTIVE',
      grantId: first.id,
      credentials: null,
      settings: { a: 1, b: 2 },
    });
    expect(await open()).toEqual([]);
  });

  it('leave a grant without connections, whose alerts are resolved', async () => {
    const { caller, grants, keep, served, open, change } = given();
    const { grant, connectionIds } = await served(2);
    await grants.markNeedsReauth(caller, grant.id, 'Refused.');
    const other = (await keep({ subject: 'sub_2' })).grant;
    await grants.connect(caller, other.id, [account('0', { takeOver: true })]);
    expect(await open()).toHaveLength(1);
    const pasted = { credentials: { refreshToken: 'fake-own' } };
    await change.execute(caller, connectionIds[1]!, undefined, () => pasted);
    expect(await open()).toEqual([]);
    expect(await grants.connectionsOf(caller, grant.id)).toEqual([]);
  });

  it('are not those of a grant of another account', async () => {
    const { grant } = await given().keep();
    const { caller, grants } = given();
    await expect(grants.connect(caller, grant.id, [account('1')])).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });
});

describe('a grant that is refused', () => {
  it('is reported once, with the address of its renewal', async () => {
    const { caller, grants, facade, served, open } = given();
    const { grant, connectionIds } = await served(3);
    for (const id of connectionIds) grants.noteUse(id, grant);
    for (const id of connectionIds) {
      await facade.markNeedsReauth(caller, id, refused('Google refused it.'));
    }
    expect(await open()).toMatchObject([
      {
        kind: 'CONNECTION_NEEDS_REAUTH',
        key: `${grant.id}:needs-reauth`,
        subject: { type: 'grant', id: grant.id },
        message: expect.stringContaining('the Emergency Brake is blind'),
        details: {
          platform: 'google-ads',
          connections: connectionIds,
          renewUrl: `https://ads.example/console/connections/grants/${grant.id}/renew`,
        },
      },
    ]);
  });

  it('for one ad account alone still serves the others; after a new consent it serves that one, too', async () => {
    const { caller, grants, facade, keep, served, statuses, open, connections } = given();
    const { grant, connectionIds } = await served(3);
    const lost = connectionIds[1]!;
    const refuse = () =>
      facade.markNeedsReauth(caller, lost, { ...refused('It may not.'), concerns: 'ad-account' });
    for (const id of connectionIds) grants.noteUse(id, grant);
    await refuse();
    await refuse();
    expect(await connections.get(caller, lost)).toMatchObject({ status: 'NEEDS_REAUTH' });
    expect([...(await statuses(grant))].sort()).toEqual(['ACTIVE', 'ACTIVE', 'NEEDS_REAUTH']);
    expect(await grants.grant(caller, grant.id)).toMatchObject({ status: 'ACTIVE' });
    expect(await open()).toMatchObject([
      {
        kind: 'CONNECTION_NEEDS_REAUTH',
        subject: { type: 'connection', id: lost },
        message: expect.stringContaining('only this ad account'),
        fix: expect.stringContaining(`/console/connections/grants/${grant.id}/renew`),
        details: { platform: 'google-ads', connections: [lost] },
      },
    ]);
    expect(await keep()).toMatchObject({ renewed: 1 });
    expect(await statuses(grant)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE']);
    expect(await open()).toEqual([]);
    // Of the consent before: the next read tells whether it is still so.
    await refuse();
    expect(await statuses(grant)).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE']);
  });

  it('for one ad account that another grant serves by now does not mark it', async () => {
    const { caller, grants, facade, keep, served, statuses, open } = given();
    const { grant, connectionIds } = await served(1);
    grants.noteUse(connectionIds[0]!, grant);
    const other = (await keep({ subject: 'sub_2' })).grant;
    await grants.connect(caller, other.id, [account('0', { takeOver: true })]);
    await facade.markNeedsReauth(caller, connectionIds[0]!, {
      ...refused('Old news.'),
      concerns: 'ad-account',
    });
    expect(await statuses(other)).toEqual(['ACTIVE']);
    expect(await grants.grant(caller, grant.id)).toMatchObject({ status: 'ACTIVE' });
    expect(await open()).toEqual([]);
  });

  it('is the one that was used, not the present one of the connection', async () => {
    const { caller, grants, facade, keep, served, statuses } = given();
    const { grant, connectionIds } = await served(2);
    const [first, second] = connectionIds as [string, string];
    const other = (await keep({ subject: 'sub_2' })).grant;
    const takeOver = [account('0', { takeOver: true }), account('1', { takeOver: true })];
    grants.noteUse(first, grant);
    await grants.connect(caller, other.id, takeOver);
    await facade.markNeedsReauth(caller, first, refused('Old news.'));
    // Was reached by credentials of its own.
    grants.noteUse(second, undefined);
    await facade.markNeedsReauth(caller, second, refused('Older news.'));
    expect(await statuses(other)).toEqual(['ACTIVE', 'ACTIVE']);
    expect(await grants.grant(caller, grant.id)).toMatchObject({ status: 'NEEDS_REAUTH' });
  });

  it('is not one that was consented to since', async () => {
    const { caller, grants, facade, keep, served, statuses } = given();
    const { grant, connectionIds } = await served(1);
    grants.noteUse(connectionIds[0]!, grant);
    const renewed = (await keep()).grant;
    await facade.markNeedsReauth(caller, connectionIds[0]!, refused('Old news.'));
    expect(await statuses(renewed)).toEqual(['ACTIVE']);
    grants.noteUse(connectionIds[0]!, renewed);
    await facade.markNeedsReauth(caller, connectionIds[0]!, refused('News.'));
    expect(await statuses(renewed)).toEqual(['NEEDS_REAUTH']);
  });

  it('is not one whose connection was only disabled', async () => {
    const { caller, grants, facade, served, statuses, change } = given();
    const { grant, connectionIds } = await served(2);
    grants.noteUse(connectionIds[0]!, grant);
    await change.execute(caller, connectionIds[0]!, undefined, () => ({ status: 'DISABLED' }));
    await facade.markNeedsReauth(caller, connectionIds[0]!, refused('The connection is DISABLED.'));
    expect(await statuses(grant)).toEqual(['DISABLED', 'ACTIVE']);
  });

  it('keeps its connections from being made active one by one', async () => {
    const { caller, grants, served, change } = given();
    const { grant, connectionIds } = await served(1);
    await change.execute(caller, connectionIds[0]!, undefined, () => ({ status: 'DISABLED' }));
    await grants.markNeedsReauth(caller, grant.id, 'Refused.');
    const changed = await change.execute(caller, connectionIds[0]!, undefined, () => ({
      status: 'ACTIVE',
    }));
    expect(changed.status).toBe('NEEDS_REAUTH');
  });
});

describe('the end of a grant', () => {
  it('is announced once for each of its days, the nearer instead of the farther', async () => {
    const { caller, grants, served, open } = given();
    const { grant } = await served(2);
    for (const days of [30, 30, 7, 1] as const) await grants.remindOfEnd(caller, grant, days);
    expect(await open()).toMatchObject([
      { kind: 'GRANT_ENDS_SOON', severity: 'CRITICAL', key: `${grant.id}:ends-in-1` },
    ]);
  });

  it('is no longer announced when it was prolonged, or consented to again', async () => {
    const { caller, grants, keep, served, open } = given();
    const { grant } = await served(1);
    await grants.remindOfEnd(caller, grant, 7);
    const credentials = { accessToken: 'fake-longer' };
    await grants.noteProlonged(caller, grant.id, { credentials, endsInSeconds: 60 * DAY_SECONDS });
    expect(await open()).toEqual([]);
    const prolonged = (await grants.grant(caller, grant.id))!;
    expect(await opener.open(prolonged.credentials, credentialsPlace(prolonged))).toEqual(
      credentials,
    );
    await grants.remindOfEnd(caller, prolonged, 30);
    await keep();
    expect(await open()).toEqual([]);
  });

  it('is not changed by a prolongation of what a person replaced', async () => {
    const { caller, grants, keep } = given();
    const { grant } = await keep();
    const renewed = (await keep()).grant;
    await grants.noteProlonged(caller, grant.id, {
      credentials: { accessToken: 'fake-late' },
      endsInSeconds: null,
      sealedVersion: grant.credentials.version,
    });
    expect(await grants.grant(caller, grant.id)).toEqual(renewed);
  });
});

describe('a grant is removed', () => {
  it('with its secrets, when no connection uses it', async () => {
    const { caller, grants, served, facade, open } = given();
    const { grant, connectionIds } = await served(2);
    await grants.markNeedsReauth(caller, grant.id, 'Refused.');
    await expect(grants.remove(caller, grant.id)).rejects.toMatchObject({
      code: 'GRANT_IN_USE',
      details: { connections: connectionIds },
    });
    for (const id of connectionIds) {
      const removed = await db.work.run(caller, () =>
        facade.removeConnection(caller, id, undefined, async () => undefined),
      );
      expect(removed.grantId).toBe(grant.id);
    }
    expect(await open()).toEqual([]);
    const { version } = (await grants.grant(caller, grant.id))!;
    await expect(grants.remove(caller, grant.id, version - 1)).rejects.toMatchObject({
      code: 'PRECONDITION_FAILED',
    });
    expect(await grants.remove(caller, grant.id, version)).toMatchObject({ id: grant.id });
    const client = new Client({ connectionString: db.ownerUrl });
    await client.connect();
    const { rows } = await client
      .query('select count(*)::int as n from identity.platform_grant where id = $1', [grant.id])
      .finally(() => client.end());
    expect(rows).toEqual([{ n: 0 }]);
    await expect(grants.remove(caller, grant.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('with the answer whether another account has a grant of the same person, and nothing else of it', async () => {
    const [here, there] = [given(), given()];
    const client = new Client({ connectionString: db.ownerUrl });
    await client.connect();
    for (const { accountId } of [here.caller, there.caller]) {
      await client.query(
        `insert into identity.account values ($1, 'free', 'active', 'EUR', 'UTC', now(), '')`,
        [accountId],
      );
    }
    await client.end();
    const { grant } = await here.keep({ subject: 'sub_shared' });
    const asked = () => here.grants.hasOtherGrantOfSubject(here.caller, grant);
    expect(await asked()).toBe(false);
    await there.keep({ subject: 'sub_shared', platform: 'meta-ads' });
    expect(await asked()).toBe(false);
    await there.keep({ subject: 'sub_shared' });
    expect(await asked()).toBe(true);
    // Inside a transaction, which stays that of its account.
    await db.work.run(here.caller, async () => {
      expect(await asked()).toBe(true);
      expect(await here.grants.grantsOf(here.caller)).toHaveLength(1);
      expect(await here.grants.grantsOf(there.caller)).toHaveLength(2);
    });
  });
});

it('a transaction that asks a platform may be idle and may wait for longer than the platform takes', async () => {
  const { caller } = given();
  const [idle] = await db.work.run(caller, async () => {
    await new Grants(db.database).waitLong();
    return db.database.readGlobal<Record<string, string>>(
      {
        name: 'times',
        text: `select current_setting('idle_in_transaction_session_timeout') as idle, current_setting('statement_timeout') as statement`,
      },
      [],
    );
  });
  // Of one request to a platform: `defaultTimeouts.whole` of the transport, 120 s.
  expect(idle).toEqual({ idle: '150s', statement: '140s' });
});
