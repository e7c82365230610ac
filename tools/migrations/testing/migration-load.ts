import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';

/** What a migration did to tables that are in use. */
export interface Load {
  /** The longest that one statement of a writer waited for a lock. */
  readonly blockedMs: number;
  /** Tables whose files were written anew. */
  readonly rewritten: readonly string[];
  /** Tables whose rows were all read. */
  readonly scanned: readonly string[];
}

const connected = async (url: string): Promise<Client> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  return client;
};

const once = async <Row>(url: string, text: string, values: readonly unknown[]): Promise<Row[]> => {
  const client = await connected(url);
  return client
    .query(text, [...values])
    .then(({ rows }) => rows as Row[])
    .finally(() => client.end());
};

/** Values by type, different in each row, for `generate_series(…) n`. */
const VALUES: Readonly<Record<string, string>> = {
  text: `'v' || n`,
  integer: 'n',
  bigint: 'n',
  'double precision': 'n',
  boolean: 'n % 2 = 0',
  jsonb: `'{}'`,
  date: 'current_date',
  bytea: `''`,
  'timestamp with time zone': 'now()',
};

interface Column {
  readonly name: string;
  readonly type: string;
}

/** Inserts rows numbered from `$1` to `$2` into a table. */
const insertInto = async (url: string, table: string): Promise<string> => {
  const columns = await once<Column>(
    url,
    `select column_name as name, data_type as type from information_schema.columns
    where table_schema || '.' || table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  );
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.map(({ type }) => VALUES[type] ?? 'null').join(', ');
  return `insert into ${table} (${names}) select ${values} from generate_series($1::int, $2::int) n`;
};

/** So many rows in each table, and what a writer goes on inserting. */
export const fillTables = async (
  url: string,
  tables: readonly string[],
  rows: number,
): Promise<readonly string[]> => {
  const inserts = await Promise.all(tables.map((table) => insertInto(url, table)));
  for (const insert of inserts) await once(url, insert, [1, rows]);
  return inserts;
};

interface TableState {
  readonly name: string;
  readonly file: string;
  readonly read: number;
  readonly rows: number;
}

const STATES = `select s.schemaname || '.' || s.relname as name, pg_relation_filenode(s.relid)::text as file,
  s.seq_tup_read::float8 as read, s.n_live_tup::float8 as rows from pg_stat_user_tables s
  where s.schemaname || '.' || s.relname = any($1)`;

const statesOf = async (
  url: string,
  tables: readonly string[],
): Promise<ReadonlyMap<string, TableState>> =>
  new Map((await once<TableState>(url, STATES, [tables])).map((state) => [state.name, state]));

const WAITS = `select extract(epoch from clock_timestamp() - waitstart) * 1000 as ms from pg_locks where pid = $1 and not granted`;
const LOOK_EVERY_MS = 10;

/** Inserts one row after another until it is stopped. */
const keepWriting = async (
  writer: Client,
  inserts: readonly string[],
  from: number,
  isOver: () => boolean,
) => {
  for (let row = from; !isOver(); row += 1) {
    for (const insert of inserts) await writer.query(insert, [row, row]);
  }
};

/** The longest wait of a connection for a lock, as the server counts it. */
const watchWaits = async (url: string, pid: number, isOver: () => boolean): Promise<number> => {
  const watcher = await connected(url);
  let longest = 0;
  while (!isOver()) {
    const { rows } = await watcher.query<{ ms: string | null }>(WAITS, [pid]);
    longest = Math.max(longest, ...rows.map(({ ms }) => Number(ms ?? 0)));
    await wait(LOOK_EVERY_MS);
  }
  await watcher.end();
  return longest;
};

/** Runs a migration while a connection writes to the tables, and says what it did to them. */
export const underLoad = async (
  url: string,
  tables: readonly string[],
  inserts: readonly string[],
  from: number,
  migration: () => Promise<unknown>,
): Promise<Load> => {
  const before = await statesOf(url, tables);
  const writer = await connected(url);
  const { rows } = await writer.query<{ pid: number }>('select pg_backend_pid() as pid');
  let over = false;
  const isOver = () => over;
  const [written, waited] = [
    keepWriting(writer, inserts, from, isOver),
    watchWaits(url, rows[0]?.pid ?? 0, isOver),
  ];
  await migration().finally(() => (over = true));
  await written;
  await writer.end();
  const blockedMs = await waited;
  const after = await statesOf(url, tables);
  const changed = (is: (one: TableState, other: TableState) => boolean): readonly string[] =>
    tables.filter((table) => {
      const [one, other] = [before.get(table), after.get(table)];
      return one !== undefined && other !== undefined && is(one, other);
    });
  return {
    blockedMs,
    rewritten: changed((one, other) => one.file !== other.file),
    scanned: changed((one, other) => other.read - one.read >= from / 2),
  };
};
