import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { knownStatements } from '@switchyard/db-kit';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { Client } from 'pg';
import { allMigrations, allTables } from './contexts';
import type { Scope } from './obstacles';
import { faultsOfStatement } from './statements';

const LIBS = join(__dirname, '..', '..', 'libs');
const scopes = new Map<string, Scope>(
  allTables().map(({ definition: { schema, name, scope } }) => [`${schema}.${name}`, scope]),
);

let db: TestDatabase;
let client: Client;
beforeAll(async () => {
  db = await testDatabase([], allMigrations());
  client = new Client({ connectionString: db.ownerUrl });
  await client.connect();
  await client.query(`select reporting.ensure_months('2026-11-01', '2026-12-01')`);
  // A join of rows is planned otherwise than in an empty database.
  await client.query(
    `update pg_class set reltuples = 1000, relpages = 20 where relkind = 'r' and relnamespace <> 'pg_catalog'::regnamespace`,
  );
});
afterAll(async () => {
  await client.end();
  await db.close();
});

const CHILDREN = 'catalog/src/data';
interface Stores {
  readonly SqlChildStore: new (database: object, table: object) => object;
}

/**
 * Loads every file of the libraries that makes statements, and makes those of the stores of children,
 * which are of a table that they are given.
 */
const loadStatements = async (): Promise<void> => {
  for (const file of globSync(join(LIBS, '*/src/**/*.js'))) {
    const isProduct = !/spec\.js$|\/testing\/|\/test-kit\/|\/platform-emulators\//.test(file);
    if (isProduct && /statement\)?\(/i.test(readFileSync(file, 'utf8'))) await import(file);
  }
  const { SqlChildStore } = (await import(join(LIBS, CHILDREN, 'child-store.js'))) as Stores;
  const tables = Object.values<object>(await import(join(LIBS, CHILDREN, 'child-table.js')));
  for (const table of tables) new SqlChildStore({}, table);
};

it('every statement of the libraries can be planned, and run in a database that is divided by tenant', async () => {
  await loadStatements();
  const statements = knownStatements();
  expect(statements.length).toBeGreaterThan(500);
  const found: string[] = [];
  for (const { text } of statements) {
    for (const fault of await faultsOfStatement(client, text, scopes)) {
      found.push(`${fault}: ${text.replace(/\s+/g, ' ').trim()}`);
    }
  }
  expect(found).toEqual([]);
}, 120_000);

/**
 * Helpers make statements of a table when they run, which the check above does not see. So each file
 * that gives one of these tables to a helper has its reason here.
 */
const KEEPERS: Readonly<Record<string, string>> = {
  'syncing/bindings.js': 'its statements are made when it is loaded',
  'syncing/operations.js': 'its statements are made when it is loaded',
  'adoption/moved-links.js': 'moves bindings, which stay bound in another Space',
};

it('no other file than these gives operations or bindings to a helper', () => {
  const data = join(LIBS, 'sync-engine', 'src', 'data');
  const found = globSync(join(LIBS, 'sync-engine', 'src', '**', '*.js')).filter(
    (file) =>
      !/spec\.js$|\/testing\//.test(file) &&
      /_tables\.(bindings|operations)\b/.test(readFileSync(file, 'utf8')),
  );
  expect(found.map((file) => relative(data, file)).sort()).toEqual(Object.keys(KEEPERS).sort());
});

const OF_SYNC = 't.space_id = $1 and t.sync_id = $2';

describe('a statement is refused', () => {
  it.each([
    ['select t.id from catalog.campaign t where t.id = $1', ['SCOPE_MISSING catalog.campaign']],
    [
      'select a.id from catalog.campaign t join catalog.ad_group a on a.campaign_id = t.id where t.space_id = $1',
      ['SCOPE_MISSING catalog.ad_group'],
    ],
    [
      `update catalog.campaign t set name = $2 where t.space_id = $1 and exists (select from catalog.ad_group a where a.campaign_id = t.id)`,
      ['SCOPE_MISSING catalog.ad_group', 'UNORDERED catalog.campaign'],
    ],
    [
      'update catalog.campaign t set name = $2 where t.space_id = $1 and t.id = any($3)',
      ['UNORDERED catalog.campaign'],
    ],
    [
      'update catalog.keyword t set text = u.text from unnest($2::text[], $3::text[]) u (id, text) where t.space_id = $1 and t.id = u.id',
      ['UNORDERED catalog.keyword', 'QUADRATIC u'],
    ],
    [
      'delete from identity.connection where id = $1 returning id',
      ['SCOPE_MISSING identity.connection'],
    ],
    [
      'select sum(t.clicks) from reporting.daily_performance t where t.day = $1',
      ['SCOPE_MISSING reporting.daily_performance', 'SCOPE_MISSING reporting.daily_performance'],
    ],
    ['insert into work.worker (id) values ($1)', ['RETURNS_NOTHING']],
    [
      'insert into sync.operation (space_id) values ($1) returning 1',
      ['MISSES sync.operation_tally'],
    ],
    [
      `update sync.operation t set attempts = 1, status = 'failed' where ${OF_SYNC}`,
      ['MISSES sync.operation_tally'],
    ],
    [
      `update sync.operation t set (attempts, status) = (1, 'failed') where ${OF_SYNC}`,
      ['MISSES sync.operation_tally'],
    ],
    [
      `update sync.operation t set attempts = extract(day from now()), status = 'failed' where ${OF_SYNC}`,
      ['MISSES sync.operation_tally'],
    ],
    [`delete from sync.operation t where ${OF_SYNC}`, ['MISSES sync.operation_tally']],
    [
      `with counted as (delete from sync.operation_tally t where ${OF_SYNC}) delete from sync.operation t where ${OF_SYNC}`,
      ['MISSES sync.operation_tally'],
    ],
    ['delete from "sync"."binding" t where t.space_id = $1', ['MISSES sync.former_object']],
    [
      `update sync.binding t set "remote_id" = $2 where t.space_id = $1`,
      ['MISSES sync.former_object'],
    ],
    [
      `insert into sync.binding (space_id) values ($1) on conflict (space_id, platform, connection_id, local_id) do update set remote_id = excluded.remote_id returning 1`,
      ['MISSES sync.former_object'],
    ],
    [
      `select t.id from catalog.keyword t join unnest($2::text[], $3::text[]) asked (id, text) on asked.id = t.id and asked.text = t.text where t.space_id = $1`,
      ['QUADRATIC asked'],
    ],
    [
      `select t.id from catalog.keyword t join unnest($2::text[]) asked (id) on asked.id = t.id where t.space_id = $1 and t.status in ('ENABLED', 'PAUSED')`,
      ['QUADRATIC asked'],
    ],
    [
      `with locked as (select t.id from sync.sync t where t.space_id = $1 and t.id = any($2) order by t.id for no key update)
        update sync.sync t set progress_at = now() from locked where t.space_id = $1 and t.id = any($2) and t.id = locked.id`,
      ['QUADRATIC locked'],
    ],
    ['select t.nothing from catalog.campaign t', ['UNPLANNABLE column t.nothing does not exist']],
  ])('%s', async (text, faults) => {
    expect(await faultsOfStatement(client, text, scopes)).toEqual(faults);
  });
});

describe('a statement is taken', () => {
  it.each([
    'select t.id from catalog.campaign t where t.space_id = $1 and t.id = $2',
    'select t.id from catalog.campaign t where $1 = t.space_id',
    'select t.id from catalog.campaign t where t.space_id = any($1)',
    'select a.id from catalog.campaign t join catalog.ad_group a on a.campaign_id = t.id and a.space_id = t.space_id where t.space_id = $1',
    'select w.id from work.promised w where w.due_at < now()',
    'insert into work.worker (id) values ($1) returning 1',
    'update catalog.campaign t set name = $3 where t.space_id = $1 and t.id = $2',
    `with locked as (select t.id from catalog.campaign t where t.space_id = $1 and t.id = any($3) order by t.id for no key update)
      update catalog.campaign t set name = $2 where t.space_id = $1 and t.id = any(array(select id from locked))`,
    `select t.id from catalog.keyword t join unnest($2::text[], $3::text[]) asked (id, text) on asked.id = t.id and asked.text = t.text where t.space_id = $1 and t.id = any($2)`,
    'insert into sync.binding (space_id) values ($1) returning 1',
    `update sync.binding t set applied = '{}' where t.space_id = $1 and t.remote_id = $2`,
    `update sync.operation t set error = $3, attempts = 1 where ${OF_SYNC} and t.status = 'failed'`,
  ])('%s', async (text) => {
    expect(await faultsOfStatement(client, text, scopes)).toEqual([]);
  });
});
