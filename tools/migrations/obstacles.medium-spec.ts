import { migrate } from '@switchyard/db-kit';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import { Client } from 'pg';
import { allMigrations, allTables, contexts } from './contexts';
import { GLOBAL_TABLES, KNOWN_OBSTACLES } from './global-tables';
import { KEPT_FOR_LAST_RELEASE } from './kept-triggers';
import { findObstacles, type Scope } from './obstacles';

const schemas = contexts.map(({ schema }) => schema);
const scopes = new Map<string, Scope>(
  allTables().map(({ definition }) => [
    `${definition.schema}.${definition.name}`,
    definition.scope,
  ]),
);

/** Global tables that are divided, by the column of each. */
const keys = new Map(
  Object.entries(GLOBAL_TABLES).flatMap(([name, table]) =>
    table.placement === 'divided' ? [[name, table.key]] : [],
  ),
);

/** A name of PostgreSQL, and `_` with nine digits. */
const LONGEST_NAME = 63;
const ROOM_FOR_SHARD = 10;

const isOfAudit = (obstacle: string): boolean => /^TRANSITION_TABLE .* audit_\w+$/.test(obstacle);

/** Those that `admin distribute` drops. */
const KEPT_TRIGGERS = KEPT_FOR_LAST_RELEASE.map(
  ({ table, trigger }) => `TRANSITION_TABLE ${table} ${trigger}`,
);

let db: TestDatabase;
let client: Client;
beforeAll(async () => {
  db = await testDatabase([], allMigrations());
  // With what the migrations make of the tables' definitions: the triggers of the audit trail.
  const administration = { role: new URL(db.url).username };
  await migrate({
    ownerUrl: db.ownerUrl,
    migrations: allMigrations(),
    roles: { administration },
    tables: allTables(),
  });
  client = new Client({ connectionString: db.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await db.close();
});

describe('a migrated database', () => {
  it('can be divided by tenant but for what is a known obstacle, or kept for the last release', async () => {
    const found = await findObstacles(client, schemas, scopes, keys);
    const expected = [...Object.keys(KNOWN_OBSTACLES), ...KEPT_TRIGGERS];
    expect(found.filter((one) => !isOfAudit(one))).toEqual(expected.sort());
  });

  it('has triggers of the audit trail in the way, on audited tables alone', async () => {
    const found = (await findObstacles(client, schemas, scopes, keys)).filter(isOfAudit);
    expect([...new Set(found.map((one) => one.split(' ')[1]))].sort()).toEqual(
      allTables()
        .filter(({ definition }) => definition.audit)
        .map(({ definition: { schema, name } }) => `${schema}.${name}`)
        .sort(),
    );
  });

  it('has a reason for every table that belongs to no tenant', () => {
    const global = [...scopes].filter(([, scope]) => scope === 'global').map(([name]) => name);
    expect(Object.keys(GLOBAL_TABLES).sort()).toEqual(global.sort());
  });

  it('has names of unique indexes that leave room for the number of a shard', async () => {
    // Citus shortens longer ones and puts a digest in: a conflict would not be recognised.
    const { rows } = await client.query<{ name: string }>(
      `select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid join pg_namespace n on n.oid = i.relnamespace
      where x.indisunique and not i.relispartition and n.nspname = any($1) and length(i.relname) > $2`,
      [schemas, LONGEST_NAME - ROOM_FOR_SHARD],
    );
    expect(rows).toEqual([]);
  });

  it('has the scope column in every table of a tenant, never null', async () => {
    const { rows } = await client.query<{ name: string; column: string }>(
      `select n.nspname || '.' || c.relname as name, a.attname::text as column
      from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      where a.attnotnull and a.attname in ('space_id', 'account_id') and c.relkind in ('r', 'p') and n.nspname = any($1)`,
      [schemas],
    );
    const has = new Set(rows.map(({ name, column }) => `${name} ${column}`));
    const lacking = [...scopes].filter(
      ([name, scope]) => scope !== 'global' && !has.has(`${name} ${scope}_id`),
    );
    expect(lacking).toEqual([]);
  });
});

/** Tables of a scratch schema, each with one fault. */
const PLANTED: Readonly<Record<string, string>> = {
  'SCOPE_NOT_FIRST scratch.one one_pkey':
    'create table scratch.one (id text, space_id text not null, primary key (id, space_id))',
  'SCOPE_NOT_FIRST scratch.one one_name_uq':
    'create table scratch.one (space_id text, id text, name text, primary key (space_id, id)); create unique index one_name_uq on scratch.one (name)',
  'SCOPE_NOT_FIRST scratch.one one_lower_uq':
    'create table scratch.one (space_id text, id text, primary key (space_id, id)); create unique index one_lower_uq on scratch.one (lower(space_id), id)',
  'KEY_NOT_IN_INDEX scratch.shared shared_name_uq':
    'create table scratch.shared (id text primary key, name text); create unique index shared_name_uq on scratch.shared (name)',
  'CROSSES_SCOPES scratch.one one_other':
    'create table scratch.other (account_id text primary key); create table scratch.one (space_id text primary key, account_id text, constraint one_other foreign key (account_id) references scratch.other)',
  'TRANSITION_TABLE scratch.one counts':
    'create table scratch.one (space_id text primary key); create trigger counts after insert on scratch.one referencing new table as added for each statement execute function scratch.nothing()',
  'SEQUENCE scratch.one_number_seq':
    'create table scratch.one (space_id text primary key, number int generated always as identity)',
  'NO_PRIMARY_KEY scratch.one': 'create table scratch.one (space_id text)',
};

describe('an obstacle is found', () => {
  beforeEach(() =>
    client.query(
      'begin; create schema scratch; create function scratch.nothing() returns trigger language plpgsql as $$ begin return null; end $$',
    ),
  );
  afterEach(() => client.query('rollback'));

  it.each(Object.entries(PLANTED))('%s', async (obstacle, text) => {
    await client.query(text);
    const planted = new Map<string, Scope>([
      ['scratch.one', 'space'],
      ['scratch.other', 'account'],
    ]);
    const by = new Map([['scratch.shared', 'id']]);
    expect(await findObstacles(client, ['scratch'], planted, by)).toEqual([obstacle]);
  });
});
