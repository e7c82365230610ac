import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { Client } from 'pg';
import { createDataSource, poolOf } from './data-source';
import { Database } from './database';
import { statement } from './statement';

describe('can write', () => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await testDatabase([], []);
  });
  afterAll(() => db.close());

  const nameOf = (): string => new URL(db.ownerUrl).pathname.slice(1);
  const asOwner = async (text: string): Promise<void> => {
    const client = new Client({ connectionString: db.ownerUrl });
    await client.connect();
    await client.query(text);
    await client.end();
  };
  const dropConnections = (): Promise<void> =>
    asOwner(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );

  it('is true of a database that keeps what is written', async () => {
    expect(await db.database.canWrite()).toBe(true);
  });

  it('is false for some seconds after a write that found no room', async () => {
    const own = new Database(db.dataSource);
    own.noteFault(Object.assign(new Error('no space left'), { code: '53100' }));
    expect([await own.canWrite(), await db.database.canWrite()]).toEqual([false, true]);
  });

  it('is false of a database that only reads, although it answers', async () => {
    await asOwner(`alter database ${nameOf()} set default_transaction_read_only = on`);
    await dropConnections();
    expect([
      await db.database.canWrite(),
      await db.database.readGlobal({ name: 'one', text: 'select 1 as one' }, []),
    ]).toEqual([false, [{ one: 1 }]]);
  });
});

describe('statement settings', () => {
  const TENANT = { accountId: 'acc_1', spaceId: 'spc_1' };
  const SHOWN = statement(
    `select current_setting('work_mem') as memory, current_setting('app.space_id') as space`,
  );

  let settingsDb: TestDatabase;
  beforeAll(async () => {
    settingsDb = await testDatabase([], []);
  });
  afterAll(() => settingsDb.close());

  it('settings of a statement hold for it alone, and beside the tenant', async () => {
    const shown = async (settings?: Readonly<Record<string, string>>): Promise<unknown> =>
      (
        await settingsDb.database.read(TENANT, { ...SHOWN, ...(settings ? { settings } : {}) }, [])
      )[0];
    const before = await shown();
    expect(await shown({ work_mem: '16MB' })).toEqual({ memory: '16MB', space: 'spc_1' });
    expect(await shown()).toEqual(before);
    expect(before).not.toMatchObject({ memory: '16MB' });
  });
});

describe('the pool of a data source', () => {
  it('is the one that TypeORM works with', async () => {
    const db = await testDatabase([], []);
    const asked = 'select pg_backend_pid() as pid';
    const ours: unknown = (await poolOf(db.dataSource).query(asked)).rows;
    expect(await db.dataSource.query(asked)).toEqual(ours);
    expect(poolOf(db.dataSource).totalCount).toBe(1);
    await db.close();
    expect(poolOf(db.dataSource).ended).toBe(true);
  });

  it('is refused before the data source is initialised', () => {
    const url = 'postgres://127.0.0.1/none';
    const settings = { url, entities: [], poolSize: 1, statementTimeoutMs: 0 };
    const source = createDataSource({ ...settings, applicationName: 'switchyard-none' });
    expect(() => poolOf(source)).toThrow('initialise it first');
  });
});
