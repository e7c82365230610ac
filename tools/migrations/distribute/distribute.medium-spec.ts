import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isRefusal } from '@switchyard/kernel';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { Client } from 'pg';
import { allMigrations, allTables } from '../contexts';
import { GLOBAL_TABLES } from '../global-tables';
import { KEPT_FOR_LAST_RELEASE } from '../kept-triggers';
import { distribute } from './distribute';

/**
 * Stands in for Citus, which no package installs here: its catalog with the columns that are read,
 * and its functions, which only write down that they were called. The key of a divided table is the
 * name of its column, where Citus keeps a node of a plan.
 */
const STAND_IN = `
  create table pg_dist_partition (logicalrelid regclass primary key, partmethod "char", partkey text, colocationid int, repmodel "char");
  create table pg_dist_node (groupid int, noderole text, isactive boolean, shouldhaveshards boolean);
  insert into pg_dist_node values (0, 'primary', true, false);
  create function column_to_column_name(regclass, text) returns text language sql as 'select $2';
  create sequence colocations;
  create table calls (id int generated always as identity, made text);
  create function create_reference_table(table_name regclass) returns void language plpgsql as $$ begin
    insert into pg_dist_partition values (table_name, 'n', null, 1, 't');
    insert into calls (made) values ('copy ' || table_name);
  end $$;
  create function create_distributed_table(table_name regclass, distribution_column text, colocate_with text) returns void language plpgsql as $$ begin
    insert into pg_dist_partition values (table_name, 'h', distribution_column, case colocate_with
      when 'none' then nextval('colocations') + 1
      else (select p.colocationid from pg_dist_partition p where p.logicalrelid = colocate_with::regclass) end, 's');
    insert into calls (made) values ('divide ' || table_name || ' by ' || distribution_column);
  end $$`;
const ADD_WORKER = `insert into pg_dist_node values (1, 'primary', true, true)`;
/** One that no release has. */
const ADD_TRIGGER = `create function public.nothing() returns trigger language plpgsql as $$ begin return null; end $$;
  create trigger counts after insert on catalog.campaign for each statement execute function public.nothing()`;
const DROPS = KEPT_FOR_LAST_RELEASE.map(
  ({ table, trigger }) => `drop trigger if exists ${trigger} on ${table}`,
).sort();

const MAIN = join(__dirname, 'main.js');

let db: TestDatabase;
let client: Client;
beforeAll(async () => {
  db = await testDatabase([], allMigrations());
});
afterAll(() => db.close());
beforeEach(async () => {
  client = new Client({ connectionString: db.ownerUrl });
  await client.connect();
});
afterEach(() => client.end());

const refused = async (isDry = false): Promise<unknown> => {
  const error: unknown = await distribute(client, isDry).catch((thrown: unknown) => thrown);
  return isRefusal(error) ? [error.code, error.message, error.details] : error;
};
const calls = async (): Promise<readonly string[]> =>
  (await client.query<{ made: string }>('select made from calls order by id')).rows.map(
    ({ made }) => made,
  );
const keptTriggers = async (): Promise<number | null> =>
  (
    await client.query(
      `select from pg_trigger where tgname = any($1) and tgrelid in ('sync.operation'::regclass, 'sync.binding'::regclass)`,
      [KEPT_FOR_LAST_RELEASE.map(({ trigger }) => trigger)],
    )
  ).rowCount;
/** What a case changes is undone by the end of its connection. */
const inTransaction = (text: string): Promise<unknown> => client.query(`begin; ${text}`);

it('says without Citus what to do', async () => {
  const { status, stderr } = spawnSync(process.execPath, [MAIN, '--dry-run'], {
    encoding: 'utf8',
    env: { ...process.env, SWITCHYARD_MIGRATION_DATABASE_URL: db.ownerUrl },
  });
  expect([status, JSON.parse(stderr)]).toEqual([
    1,
    {
      error: {
        code: 'UNAVAILABLE',
        message: expect.stringContaining('create extension citus') as string,
      },
    },
  ]);
}, 30_000);

describe('on a coordinator of Citus', () => {
  beforeAll(async () => {
    const owner = new Client({ connectionString: db.ownerUrl });
    await owner.connect();
    await owner.query(STAND_IN);
    await owner.end();
  });

  it('needs another server', async () => {
    expect(await refused()).toEqual([
      'UNAVAILABLE',
      expect.stringContaining('citus_add_node'),
      undefined,
    ]);
  });

  it('refuses tables with other triggers than those it drops, which a dry run lists', async () => {
    await inTransaction(`${ADD_WORKER}; ${ADD_TRIGGER}`);
    const obstacles = ['TRIGGER catalog.campaign counts'];
    const { commands, obstacles: found } = await distribute(client, true);
    expect(found).toEqual(obstacles);
    expect(commands.slice(0, DROPS.length).sort()).toEqual(DROPS);
    expect(await refused()).toEqual(['INVALID_REQUEST', expect.any(String), { obstacles }]);
    expect([await calls(), await keptTriggers()]).toEqual([[], DROPS.length]);
  });

  it('refuses a table that is in no list', async () => {
    await inTransaction(`${ADD_WORKER}; create table catalog.forgotten (id text)`);
    expect(await refused(true)).toEqual([
      'INVALID_REQUEST',
      expect.stringContaining('UNKNOWN_TABLE catalog.forgotten'),
      { surprises: ['UNKNOWN_TABLE catalog.forgotten'] },
    ]);
  });

  it('refuses a table that is divided by another column, and touches no other', async () => {
    await inTransaction(
      `${ADD_WORKER}; insert into pg_dist_partition values ('catalog.campaign', 'h', 'id', 9, 's')`,
    );
    expect(await refused()).toEqual([
      'INVALID_REQUEST',
      expect.any(String),
      { surprises: ['OTHER_COLUMN catalog.campaign: by id, not space_id'] },
    ]);
    expect(await calls()).toEqual([]);
  });

  it('refuses a role that row-level security holds', async () => {
    await inTransaction(
      `${ADD_WORKER}; grant select on pg_dist_partition, pg_dist_node to ${new URL(db.url).username}; set local role ${new URL(db.url).username}`,
    );
    expect(await refused()).toEqual([
      'INVALID_REQUEST',
      expect.stringContaining('row-level security'),
      undefined,
    ]);
  });

  describe('that is ready', () => {
    beforeAll(async () => {
      const owner = new Client({ connectionString: db.ownerUrl });
      await owner.connect();
      await owner.query(ADD_WORKER);
      await owner.end();
    });

    it('drops triggers of the last release, then brings every table to its place, once, and goes on after a failure', async () => {
      const { commands, stays } = await distribute(client, true);
      expect(commands.slice(0, DROPS.length).sort()).toEqual(DROPS);
      expect([await calls(), await keptTriggers()]).toEqual([[], DROPS.length]);

      const copied = Object.keys(GLOBAL_TABLES).filter(
        (name) => GLOBAL_TABLES[name]?.placement === 'copied',
      );
      const ran = DROPS.length + copied.length;
      await client.query('alter function create_distributed_table rename to gone');
      expect(await refused()).toEqual([
        'UNAVAILABLE',
        expect.stringContaining(`${ran} of ${commands.length} commands ran`),
        undefined,
      ]);
      expect(await keptTriggers()).toBe(0);
      await client.query('alter function gone rename to create_distributed_table');

      const { stdout } = spawnSync(process.execPath, [MAIN], {
        encoding: 'utf8',
        env: { ...process.env, SWITCHYARD_MIGRATION_DATABASE_URL: db.ownerUrl },
      });
      const left = commands.slice(ran);
      expect(JSON.parse(stdout)).toEqual({
        isDry: false,
        commands: left,
        placed: copied.length,
        stays,
        obstacles: [],
      });

      const made = await calls();
      expect(made).toHaveLength(commands.length - DROPS.length);
      expect(made.slice(0, copied.length).sort()).toEqual(
        copied.map((name) => `copy ${name}`).sort(),
      );
      expect(made).toEqual(
        expect.arrayContaining([
          'divide catalog.campaign by space_id',
          'divide identity.connection by account_id',
          'divide reporting.daily_performance by space_id',
          'divide sync.remote_claim by external_account_id',
        ]),
      );
      expect(stays.map(({ table }) => table)).toEqual(
        expect.arrayContaining(['work.promised', 'identity.audit_entry']),
      );
      expect(made.length + stays.length).toBe(allTables().length);

      const again = { commands: [], placed: made.length, stays, obstacles: [] };
      expect(await distribute(client, false)).toEqual(again);
      expect(await calls()).toEqual(made);
    }, 30_000);

    it('keeps the rows of a Space together, and those of an account', async () => {
      const { rows } = await client.query<{ column: string; groups: number }>(
        `select partkey as column, count(distinct colocationid)::int as groups from pg_dist_partition
        where partkey in ('space_id', 'account_id') group by 1 order by 1`,
      );
      expect(rows).toEqual([
        { column: 'account_id', groups: 1 },
        { column: 'space_id', groups: 1 },
      ]);
    });
  });
});
