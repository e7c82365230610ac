import { sessionStateIn } from './session-state';
import { readWorkspace } from './source-file';

/** Code of processes and commands that reach the database through a pooler. */
const PROCESSES = /^(libs|apps)\//;
/** Tests have servers of their own. What the owner runs goes past a pooler. */
const OTHERS =
  /\.[a-z-]*spec\.ts$|\/(testing|migrations)\/|^libs\/(test-kit|embedded-postgres|platform-emulators|platforms)\/|^apps\/api-e2e\/|\/audit-triggers\.ts$/;

/** Who needs a session of its own, with the setting of its address (docs/scale.md). */
const PAST_THE_POOLER: Readonly<Record<string, readonly string[]>> = {
  // SWITCHYARD_LISTEN_DATABASE_URL
  'libs/identity/src/data/change-broadcast.ts': ['LISTENS'],
  // SWITCHYARD_MIGRATION_DATABASE_URL
  'libs/db-kit/src/migrate.ts': ['LOCKS_FOR_THE_SESSION'],
};

it('no state outlives a transaction but on connections that go past a pooler', () => {
  const found = [...readWorkspace(process.cwd())]
    .filter(([path]) => PROCESSES.test(path) && !OTHERS.test(path))
    .map(([path, code]) => [path, sessionStateIn(code)] as const)
    .filter(([, kinds]) => kinds.length > 0);
  expect(Object.fromEntries(found)).toEqual(PAST_THE_POOLER);
});

it.each([
  ['await client.query(`listen ${CHANNEL}`)', ['LISTENS']],
  ['statement(`select pg_advisory_lock($1)`)', ['LOCKS_FOR_THE_SESSION']],
  ['statement(`select pg_advisory_xact_lock($1)`)', []],
  ["client.query('set statement_timeout = 0')", ['SETS_FOR_THE_SESSION']],
  ["client.query('begin; set role admin; set timezone to utc')", ['SETS_FOR_THE_SESSION']],
  ["client.query('set local statement_timeout = 0')", []],
  ["`select set_config('app.space_id', $1, false)`", ['CONFIGURES_FOR_THE_SESSION']],
  ["`select set_config('app.space_id', $1, true)`", []],
  ['`update catalog.campaign set name = $1`', []],
  ["'create temp table t (id text)'", ['MAKES_TEMPORARY_TABLES']],
  ['`declare c cursor with hold for select 1`', ['KEEPS_A_CURSOR']],
  ['`prepare p as select 1`', ['PREPARES_BY_STATEMENT']],
])('%s', (code, kinds) => {
  expect(sessionStateIn(code)).toEqual(kinds);
});
