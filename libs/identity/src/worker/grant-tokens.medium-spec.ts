import { createDataSource, Database, PgUnitOfWork, precondition } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import {
  eventually,
  FakeClock,
  RecordedIds,
  testDatabase,
  type TestDatabase,
} from '@switchyard/test-kit';
import { Client } from 'pg';
import { Accounts } from '../data/accounts';
import { Alerts } from '../data/alerts';
import { Connections } from '../data/connections';
import { Grants } from '../data/grants';
import { identityMigrations } from '../data/migrations';
import { generateSealingKeys, readKeyRing, Sealer } from '../data/sealing';
import { identityTables } from '../data/tables';
import { GrantFacade } from '../use-cases/grant-facade';
import { GrantAlerts, RaiseAlerts } from '../use-cases/raise-alerts';
import { CredentialOpener } from './credential-opener';
import { GrantTokens, type Refresh } from './grant-tokens';

/** A process of its own as far as the database knows: with a pool, and nothing in memory shared. */
interface Worker {
  readonly tokens: GrantTokens;
  readonly grants: Grants;
  readonly facade: GrantFacade;
  readonly name: string;
  readonly close: () => Promise<void>;
}

let db: TestDatabase;
let clock: FakeClock;
let [sealer, opener] = [] as unknown as [Sealer, CredentialOpener];
const ids = new RecordedIds();
const workers: Worker[] = [];
let made = 0;

const worker = async (): Promise<Worker> => {
  made += 1;
  const name = `worker-${made}`;
  const source = await createDataSource({
    url: db.url,
    entities: [],
    poolSize: 4,
    applicationName: name,
    statementTimeoutMs: 30_000,
  }).initialize();
  const database = new Database(source);
  const [work, grants, alerts] = [
    new PgUnitOfWork(database),
    new Grants(database),
    new Alerts(database),
  ];
  const facade = new GrantFacade(
    work,
    grants,
    new Connections(database),
    new Accounts(database),
    new GrantAlerts(new RaiseAlerts(alerts, ids, clock), ''),
    sealer,
    ids,
    clock,
  );
  const tokens = new GrantTokens(work, grants, opener, sealer, clock);
  const one = { tokens, grants, facade, name, close: () => source.destroy() };
  workers.push(one);
  return one;
};

beforeAll(async () => {
  db = await testDatabase(identityTables, identityMigrations);
  const keys = await generateSealingKeys('k1');
  sealer = new Sealer(readKeyRing(keys.publicKey));
  opener = new CredentialOpener(readKeyRing(keys.privateKey));
});
afterEach(async () => {
  await Promise.all(workers.splice(0).map(({ close }) => close()));
});
afterAll(() => db.close());
beforeEach(() => {
  clock = new FakeClock();
});

const consent = (subject: string, refreshToken = 'refresh-0') => ({
  platform: 'microsoft-ads' as const,
  subject,
  subjectName: 'ada@example.com',
  scopes: ['offline_access'],
  credentials: { refreshToken },
  endsInSeconds: null,
  userId: 'usr_1',
});

let people = 0;
const given = async ({ facade }: Worker) => {
  people += 1;
  const tenant: Tenant = { accountId: `acc_${people}`, spaceId: `spc_${people}` };
  const { grant } = await facade.keepConsent(tenant, consent('sub_1'));
  return { tenant, id: grant.id };
};

/** A vendor that kills a refresh token with its first use. */
class StrictVendor {
  asked: string[] = [];
  private current = 'refresh-0';
  private count = 0;
  /** Awaited before an answer. */
  slow: () => Promise<unknown> = async () => undefined;

  readonly refresh: Refresh = async ({ refreshToken }) => {
    this.asked.push(String(refreshToken));
    if (refreshToken !== this.current) throw new Error('invalid_grant');
    await this.slow();
    this.count += 1;
    this.current = `refresh-${this.count}`;
    return {
      accessToken: `access-${this.count}`,
      expiresInSeconds: 3_600,
      rotated: { refreshToken: this.current },
      refreshEndsInSeconds: 90 * 86_400,
    };
  };
}

/** Ends the connections of a worker, as its death does. */
const kill = async ({ name }: Worker): Promise<void> => {
  const client = new Client({ connectionString: db.ownerUrl });
  await client.connect();
  await client
    .query('select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1', [
      name,
    ])
    .finally(() => client.end());
};

const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((done) => {
    open = done;
  });
  return { open, opened };
};

const waitingForLocks = async (): Promise<number> => {
  const [row] = await db.dataSource.query<{ n: number }[]>(
    `select count(*)::int as n from pg_locks where not granted`,
  );
  return row?.n ?? 0;
};

describe('the token of a grant', () => {
  it('is refreshed once for 40 callers of two workers', async () => {
    const [one, two] = [await worker(), await worker()];
    const { tenant, id } = await given(one);
    const vendor = new StrictVendor();
    vendor.slow = () => new Promise((done) => setTimeout(done, 100));
    const callers = Array.from({ length: 40 }, (_, at) => (at % 2 ? one : two));
    const got = await Promise.all(
      callers.map(async ({ tokens }) =>
        (await tokens.open(tenant, id)).token(undefined, vendor.refresh),
      ),
    );
    expect(new Set(got.map(({ token }) => token))).toEqual(new Set(['access-1']));
    expect(vendor.asked).toEqual(['refresh-0']);
  });

  it('is stored with the rotated credentials before its first use', async () => {
    const one = await worker();
    const { tenant, id } = await given(one);
    const vendor = new StrictVendor();
    const open = await one.tokens.open(tenant, id);
    const { expiresAt } = await open.token(undefined, vendor.refresh);
    expect(expiresAt).toBe(clock.now().getTime() + 3_600_000);
    const again = await (await worker()).tokens.open(tenant, id);
    expect(again.credentials).toEqual({ refreshToken: 'refresh-1' });
    expect(again.grant).toMatchObject({
      status: 'ACTIVE',
      version: 1,
      refreshEndsAt: new Date(clock.now().getTime() + 90 * 86_400_000),
    });
    expect(JSON.stringify(again.grant)).not.toMatch(/access-1|refresh-1/);
    expect((await again.token(undefined, vendor.refresh)).token).toBe('access-1');
  });

  it('is never a refused one, and is renewed shortly before its end', async () => {
    const one = await worker();
    const { tenant, id } = await given(one);
    const vendor = new StrictVendor();
    const { token } = await one.tokens.open(tenant, id);
    expect((await token(undefined, vendor.refresh)).token).toBe('access-1');
    expect((await token('access-1', vendor.refresh)).token).toBe('access-2');
    // Late news of the first one.
    expect((await token('access-1', vendor.refresh)).token).toBe('access-2');
    clock.advance(3_600_000 - 119_000);
    expect((await token(undefined, vendor.refresh)).token).toBe('access-3');
  });

  it('is asked for anew after a refresh that failed, whose failure is thrown as it was', async () => {
    const [one, two] = [await worker(), await worker()];
    const { tenant, id } = await given(one);
    const failure = Object.assign(new Error('down'), { code: 'ECONNRESET' });
    const { token } = await one.tokens.open(tenant, id);
    let asked = 0;
    const down = async (): Promise<never> => {
      asked += 1;
      throw failure;
    };
    await expect(token(undefined, down)).rejects.toBe(failure);
    expect(asked).toBe(1);
    const vendor = new StrictVendor();
    const next = await two.tokens.open(tenant, id);
    expect((await next.token(undefined, vendor.refresh)).token).toBe('access-1');
  });

  it('is refreshed by the next worker when one dies in the middle, whose late answer replaces nothing', async () => {
    const [one, two] = [await worker(), await worker()];
    const { tenant, id } = await given(one);
    const [asked, late, vendor] = [gate(), gate(), new StrictVendor()];
    const dying = (await one.tokens.open(tenant, id)).token(undefined, async () => {
      asked.open();
      await late.opened;
      const rotated = { refreshToken: 'late' };
      return { accessToken: 'late', expiresInSeconds: 3_600, rotated };
    });
    await asked.opened;
    const next = (await two.tokens.open(tenant, id)).token(undefined, vendor.refresh);
    await eventually(async () => expect(await waitingForLocks()).toBeGreaterThan(0));
    expect(vendor.asked).toEqual([]);
    await kill(one);
    expect((await next).token).toBe('access-1');
    expect(vendor.asked).toEqual(['refresh-0']);
    late.open();
    expect((await dying).token).toBe('access-1');
    expect((await two.tokens.open(tenant, id)).credentials).toEqual({ refreshToken: 'refresh-1' });
  });

  it('keeps what was rotated although the database went away in the middle', async () => {
    const one = await worker();
    const { tenant, id } = await given(one);
    const vendor = new StrictVendor();
    vendor.slow = () => kill(one);
    const { token } = await one.tokens.open(tenant, id);
    expect((await token(undefined, vendor.refresh)).token).toBe('access-1');
    expect(vendor.asked).toEqual(['refresh-0']);
    expect((await one.tokens.open(tenant, id)).credentials).toEqual({ refreshToken: 'refresh-1' });
  });

  it('does not overwrite a consent that came while the lock was lost', async () => {
    const [one, two] = [await worker(), await worker()];
    const { tenant, id } = await given(one);
    const vendor = new StrictVendor();
    vendor.slow = async () => {
      await kill(one);
      await two.facade.keepConsent(tenant, consent('sub_1', 'of the new consent'));
    };
    const { token } = await one.tokens.open(tenant, id);
    await token(undefined, vendor.refresh);
    const { credentials, grant } = await two.tokens.open(tenant, id);
    expect(credentials).toEqual({ refreshToken: 'of the new consent' });
    expect(grant.accessToken).toBeNull();
  });

  it('is stored by a run that lost its lease, and refreshed under the lease of that run', async () => {
    const one = await worker();
    const { tenant, id } = await given(one);
    const vendor = new StrictVendor();
    const { token } = await one.tokens.open(tenant, id);
    let seen: unknown;
    const lost = async (): Promise<never> => {
      throw new Error('the lease is lost');
    };
    await precondition.run(lost, () =>
      token(undefined, (credentials) => {
        seen = precondition.getStore();
        return vendor.refresh(credentials);
      }),
    );
    expect(seen).toBe(lost);
    expect((await one.tokens.open(tenant, id)).credentials).toEqual({ refreshToken: 'refresh-1' });
  });

  it('is refreshed in no transaction of the caller, and two platforms do not wait for each other', async () => {
    const one = await worker();
    const { tenant, id } = await given(one);
    const other = await one.facade.keepConsent(tenant, {
      ...consent('sub_1'),
      platform: 'google-ads',
    });
    const [asked, end] = [gate(), gate()];
    const slow = (await one.tokens.open(tenant, id)).token(undefined, async () => {
      asked.open();
      await end.opened;
      return { accessToken: 'slow', expiresInSeconds: 3_600 };
    });
    await asked.opened;
    const quick = await (
      await one.tokens.open(tenant, other.grant.id)
    ).token(undefined, async () => ({ accessToken: 'quick', expiresInSeconds: 3_600 }));
    expect(quick.token).toBe('quick');
    end.open();
    expect((await slow).token).toBe('slow');
  });

  it('is of the newest consent, which has a name of its own', async () => {
    const one = await worker();
    const { tenant, id } = await given(one);
    const vendor = new StrictVendor();
    const before = await one.tokens.open(tenant, id);
    await before.token(undefined, vendor.refresh);
    await one.facade.keepConsent(tenant, consent('sub_1', 'refresh-1'));
    const after = await one.tokens.open(tenant, id);
    expect(after.grantId).not.toBe(before.grantId);
    expect((await after.token(undefined, vendor.refresh)).token).toBe('access-2');
  });

  it('is refused for a grant that is gone or belongs to another account', async () => {
    const one = await worker();
    const { tenant, id } = await given(one);
    const open = await one.tokens.open(tenant, id);
    await expect(
      one.tokens.open({ accountId: 'acc_other', spaceId: 'spc_other' }, id),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await one.facade.remove(tenant, id);
    const vendor = new StrictVendor();
    await expect(open.token(undefined, vendor.refresh)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect(vendor.asked).toEqual([]);
  });
});
