import { type ProcessName, refusePowerfulRole, wrongRights } from '@switchyard/db-kit';
import type { Pool } from 'pg';
import { type Check, type Found, ok, problem, skipped, warning } from './check';
import { expectedTables } from './expected-schema';
import type { Installation, Login } from './installation';
import { checkSchema } from './schema-check';

const one = async <Row>(pool: Pool, text: string): Promise<Row> =>
  (await pool.query(text)).rows[0] as Row;

const OLDEST_SERVER = 160_000;

const checkDatabase = (pool: Pool) => async (): Promise<Found> => {
  const { number, version, size } = await one<{ number: string; version: string; size: string }>(
    pool,
    `select current_setting('server_version_num') as number, current_setting('server_version') as version, pg_size_pretty(pg_database_size(current_database())) as size`,
  );
  return Number(number) < OLDEST_SERVER
    ? problem(`PostgreSQL ${version} is too old`, 'Use PostgreSQL 16 or newer.')
    : ok(`PostgreSQL ${version} answers; the database has ${size}`);
};

const checkRole = (login: Login, process?: ProcessName) => async (): Promise<Found> => {
  const power = await refusePowerfulRole(login.pool, login.setting).catch((error: Error) => error);
  if (power instanceof Error && 'code' in power) throw power;
  if (power instanceof Error) {
    return problem('the role passes row-level security', 'See docs/database-roles.md.');
  }
  if (!process) return ok('the role works in rows and owns nothing');
  const wrong = await wrongRights(login.pool, { process, tables: expectedTables });
  const count = (which: 'missing' | 'tooMuch'): readonly string[] =>
    wrong.filter((row) => row[which].length > 0).map(({ table }) => table);
  if (wrong.length === 0) return ok('the role has the rights of its process, and no other');
  return problem(
    `the role lacks rights on ${count('missing').length} tables and has too many on ${count('tooMuch').length}, such as ${wrong[0]?.table}`,
    `Run the migrations with ${login.setting} set.`,
  );
};

/** More than this makes leases and expiry wrong where both clocks are used. */
const MOST_SKEW_MS = { warned: 2_000, broken: 30_000 };

const checkClock = (pool: Pool) => async (): Promise<Found> => {
  const before = Date.now();
  const { now } = await one<{ now: Date }>(pool, 'select clock_timestamp() as now');
  const skew = Math.abs(now.getTime() - (before + Date.now()) / 2);
  const text = `the clocks of the database and of this machine differ by ${Math.round(skew)} ms`;
  if (skew <= MOST_SKEW_MS.warned) return ok(text);
  const todo = 'Keep both machines on network time.';
  return skew <= MOST_SKEW_MS.broken ? warning(text, todo) : problem(text, todo);
};

const OLD_TRANSACTION_SECONDS = 300;
const OLD_XIDS = 1_000_000_000;

/** A role sees the transactions of its own sessions only: each that is known is asked. */
const checkTransactions = (logins: readonly Login[]) => async (): Promise<Found> => {
  const rows = await Promise.all(
    logins.map(({ pool }) =>
      one<{ seconds: string | null; xids: string }>(
        pool,
        `select max(extract(epoch from clock_timestamp() - xact_start)) filter (where pid <> pg_backend_pid()) as seconds,
          (select age(datfrozenxid) from pg_database where datname = current_database()) as xids
        from pg_stat_activity where datname = current_database()`,
      ),
    ),
  );
  const seconds = Math.round(Math.max(0, ...rows.map((row) => Number(row.seconds ?? 0))));
  if (Number(rows[0]?.xids) > OLD_XIDS) {
    return problem(
      'the oldest row version is over a thousand million transactions old',
      'Find what stops autovacuum: an old transaction, a prepared one, a replication slot.',
    );
  }
  return seconds > OLD_TRANSACTION_SECONDS
    ? warning(
        `a transaction is open for ${seconds} s`,
        'Find its session in pg_stat_activity, and end it.',
      )
    : ok(`the oldest transaction is open for ${seconds} s`);
};

const MOST_USED = 0.8;

const checkConnections = (pool: Pool) => async (): Promise<Found> => {
  const { used, most } = await one<{ used: string; most: string }>(
    pool,
    `select (select count(*) from pg_stat_activity where backend_type = 'client backend') as used, current_setting('max_connections') as most`,
  );
  const text = `${used} of ${most} connections are open`;
  return Number(used) > Number(most) * MOST_USED
    ? warning(text, 'Raise max_connections, or put a pooler in between (docs/scale.md).')
    : ok(text);
};

const RECENT_DAYS = 30;

const checkRestore = (pool: Pool) => async (): Promise<Found> => {
  const { at } = await one<{ at: Date | null }>(
    pool,
    `select max(restored_at) as at from sync.lineage where restored_at > now() - interval '${RECENT_DAYS} days'`,
  );
  return at
    ? warning(
        `the database was restored from a backup, as was noticed at ${at.toISOString()}`,
        'Follow docs/restore.md for every Space.',
      )
    : ok(`no restore was noticed in ${RECENT_DAYS} days`);
};

const UNLINKED_MINUTES = 5;

const checkAudit = (pool: Pool) => async (): Promise<Found> => {
  const { waiting, last } = await one<{ waiting: string; last: Date | null }>(
    pool,
    `select (select count(*) from identity.audit_entry e where e.created_at < now() - interval '${UNLINKED_MINUTES} minutes'
        and not exists (select from identity.audit_link l where l.entry_id = e.id)) as waiting,
      (select max(e.created_at) from identity.audit_entry e join identity.audit_link l on l.entry_id = e.id) as last`,
  );
  if (Number(waiting) > 0) {
    return warning(
      `${waiting} entries of the audit trail wait for their place in the chain`,
      'Start a worker: it chains them.',
    );
  }
  return ok(last ? `the newest chained entry is of ${last.toISOString()}` : 'the trail is empty');
};

const roleChecks = ({ api, worker }: Installation): Record<string, Check> => ({
  'role of the api': api
    ? checkRole(api, 'api')
    : () => Promise.resolve(skipped('SWITCHYARD_API_DATABASE_URL')),
  'role of the worker': worker
    ? checkRole(worker, 'worker')
    : () => Promise.resolve(skipped('SWITCHYARD_WORKER_DATABASE_URL')),
});

/** What is asked of the database; nothing but that it is named without it. */
export const databaseChecks = (installation: Installation): Record<string, Check> => {
  const { administration, api, worker, owner } = installation;
  if (!administration) {
    return { database: () => Promise.resolve(skipped('SWITCHYARD_DATABASE_URL')) };
  }
  const { pool } = administration;
  const logins = [administration, api, worker, owner].filter((login) => login !== undefined);
  return {
    database: checkDatabase(pool),
    'role of the administration': checkRole(administration),
    ...roleChecks(installation),
    schema: checkSchema(installation),
    clocks: checkClock(pool),
    connections: checkConnections(pool),
    transactions: checkTransactions(logins),
    restore: checkRestore(pool),
    'audit trail': checkAudit(pool),
  };
};
