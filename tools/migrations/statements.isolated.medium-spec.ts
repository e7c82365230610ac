import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
});
afterAll(async () => {
  await client.end();
  await db.close();
});

/** Loads every file of the libraries that makes statements. */
const loadStatements = async (): Promise<void> => {
  for (const file of globSync(join(LIBS, '*/src/**/*.js'))) {
    const isProduct = !/spec\.js$|\/testing\/|\/test-kit\/|\/platform-emulators\//.test(file);
    if (isProduct && /statement\)?\(/i.test(readFileSync(file, 'utf8'))) await import(file);
  }
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

describe('a statement is refused', () => {
  it.each([
    ['select t.id from catalog.campaign t where t.id = $1', ['SCOPE_MISSING catalog.campaign']],
    [
      'select a.id from catalog.campaign t join catalog.ad_group a on a.campaign_id = t.id where t.space_id = $1',
      ['SCOPE_MISSING catalog.ad_group'],
    ],
    [
      `update catalog.campaign t set name = $2 where t.space_id = $1 and exists (select from catalog.ad_group a where a.campaign_id = t.id)`,
      ['SCOPE_MISSING catalog.ad_group'],
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
  ])('%s', async (text) => {
    expect(await faultsOfStatement(client, text, scopes)).toEqual([]);
  });
});
