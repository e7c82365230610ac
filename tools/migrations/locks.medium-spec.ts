import { migrate, type MigrationClass } from '@switchyard/db-kit';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import type { QueryRunner } from 'typeorm';
import { allMigrations } from './contexts';
import { lastRelease } from './testing/last-release';
import { longLocks, statementsOf, touchedTables } from './testing/lock-rules';
import { fillTables, type Load, underLoad } from './testing/migration-load';

const released = new Set(lastRelease().migrations);
const before = allMigrations().filter(({ name }) => released.has(name));
const pending = allMigrations().filter(({ name }) => !released.has(name));

/** Migrations that the next release may have although a rule is against them, and why. */
const EXCUSED: Readonly<Record<string, string>> = {};

const ROWS = 200_000;
const MOST_BLOCKED_MS = 1_000;
const ATTEMPTS = 3;

it('every migration of the last release is here still, in the same words', () => {
  expect(before.map(({ name }) => name).toSorted()).toEqual([...released].toSorted());
});

it('no migration since the last release locks a table for long or takes from it what it uses', async () => {
  const migrations = await Promise.all(
    pending.filter(({ name }) => !(name in EXCUSED)).map(statementsOf),
  );
  expect(longLocks(migrations)).toEqual([]);
});

/** What each of these migrations does to tables of the last release that are full and written to. */
const loadsOf = async (migrations: readonly MigrationClass[]): Promise<readonly Load[]> => {
  const db: TestDatabase = await testDatabase([], before);
  try {
    const made = await Promise.all(migrations.map(statementsOf));
    const existing = await db.dataSource.query<{ name: string }[]>(
      `select schemaname || '.' || tablename as name from pg_tables`,
    );
    const known = new Set(existing.map(({ name }) => name));
    const tables = touchedTables(made).filter((table) => known.has(table));
    const inserts = await fillTables(db.ownerUrl, tables, ROWS);
    const loads: Load[] = [];
    for (const [index] of migrations.entries()) {
      const upTo = [...before, ...migrations.slice(0, index + 1)];
      const run = () =>
        migrate({
          ownerUrl: db.ownerUrl,
          migrations: upTo,
          roles: { administration: { role: 'switchyard_test' } },
        });
      loads.push(await underLoad(db.ownerUrl, tables, inserts, (index + 1) * ROWS + 1, run));
    }
    return loads;
  } finally {
    await db.close();
  }
};

/** A machine that stops for a moment blocks writers, too: the shortest wait counts. */
const shortestWaits = async (): Promise<readonly Load[]> => {
  let loads = await loadsOf(pending);
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    if (loads.every(({ blockedMs }) => blockedMs < MOST_BLOCKED_MS)) break;
    const again = await loadsOf(pending);
    loads = again.map((load, index) => ({
      ...load,
      blockedMs: Math.min(load.blockedMs, loads[index]?.blockedMs ?? Infinity),
    }));
  }
  return loads;
};

it('beside a writer no migration since the last release blocks it for a second, rewrites a table, or reads one under its lock', async () => {
  const loads = await shortestWaits();
  const statements = await Promise.all(pending.map(statementsOf));
  const wrong = loads.map(({ blockedMs, rewritten, scanned }, index) => ({
    name: pending[index]?.name,
    isLong: blockedMs >= MOST_BLOCKED_MS,
    rewritten,
    scanned: statements[index]?.isAlone ? [] : scanned,
  }));
  expect(
    wrong.filter(({ isLong, rewritten, scanned }) => isLong || rewritten.length + scanned.length),
  ).toEqual([]);
}, 180_000);

const migrationOf = (name: string, ...statements: readonly string[]): MigrationClass =>
  class {
    readonly name = name;
    async up(runner: QueryRunner): Promise<void> {
      for (const statement of statements) await runner.query(statement);
    }
  };

it('a migration that rewrites, reads or keeps a whole table is seen beside the writer', async () => {
  const [rewritten, read, kept] = await loadsOf([
    migrationOf(
      'Rewrite9000000000001',
      'alter table identity.stored_answer add column planted uuid default gen_random_uuid()',
    ),
    migrationOf(
      'Read9000000000002',
      'alter table identity.stored_answer add constraint planted check (token_id is not null)',
    ),
    migrationOf(
      'Keep9000000000003',
      'alter table identity.stored_answer add column kept text',
      'select pg_sleep(1.5)',
    ),
  ]);
  expect([rewritten?.rewritten, read?.scanned]).toEqual([
    ['identity.stored_answer'],
    ['identity.stored_answer'],
  ]);
  expect(kept?.blockedMs).toBeGreaterThan(MOST_BLOCKED_MS);
}, 180_000);
