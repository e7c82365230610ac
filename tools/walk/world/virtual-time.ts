import { Client } from 'pg';

/**
 * Every column that a migration gave `now()` as its default: defaults keep the function that they
 * were made with.
 */
const DEFAULTS = `
  select format('alter table %I.%I alter column %I set default walk.now()', n.nspname, c.relname, a.attname) as change
  from pg_attrdef d join pg_class c on c.oid = d.adrelid join pg_namespace n on n.oid = c.relnamespace
  join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
  where pg_get_expr(d.adbin, d.adrelid) = 'now()'`;

const UP = [
  'create schema walk',
  'create table walk.clock (moment timestamptz not null)',
  'insert into walk.clock values (pg_catalog.now())',
  "create function walk.now() returns timestamptz language sql stable as 'select moment from walk.clock'",
  'grant usage on schema walk to public',
  'grant select on walk.clock to public',
];

const TABLES = `
  select string_agg(format('%I.%I', schemaname, tablename), ', ') as names from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema', 'public', 'walk')`;

/** The clock of a database of its own: `now()` there is virtual time for every connection. */
export class VirtualTime {
  private constructor(
    private readonly owner: Client,
    private readonly tables: string,
  ) {}

  /**
   * With triggers for other oracles. Before any other connection: connections keep the search path
   * that they were made with.
   */
  static async rule(ownerUrl: string, traps: readonly string[]): Promise<VirtualTime> {
    const owner = new Client({ connectionString: ownerUrl });
    await owner.connect();
    const {
      rows: [database],
    } = await owner.query<{ name: string }>('select current_database() as name');
    for (const statement of UP) await owner.query(statement);
    const { rows: defaults } = await owner.query<{ change: string }>(DEFAULTS);
    for (const { change } of defaults) await owner.query(change);
    for (const trap of traps) await owner.query(trap);
    await owner.query(
      `alter database ${owner.escapeIdentifier(database?.name ?? '')} set search_path = walk, pg_catalog, public`,
    );
    await owner.query('set synchronous_commit = off');
    const {
      rows: [tables],
    } = await owner.query<{ names: string }>(TABLES);
    return new VirtualTime(owner, tables?.names ?? '');
  }

  async set(moment: number): Promise<void> {
    await this.owner.query('update walk.clock set moment = $1', [new Date(moment)]);
  }

  /** Empties every table. */
  async forget(): Promise<void> {
    await this.owner.query(`truncate ${this.tables} restart identity cascade`);
  }

  /** Reads as the owner, whom no policy hides anything from. */
  async rows<Row>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return (await this.owner.query(text, [...values])).rows as Row[];
  }

  close(): Promise<void> {
    return this.owner.end();
  }
}
