import { Client } from 'pg';
import { conversionsTables } from '@switchyard/conversions';
import { insertStatement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';

type Row = Readonly<Record<string, unknown>>;

/** Where an accepted batch leaves its rows, in the order in which they are inserted. */
const WRITTEN = ['reservation', 'event', 'delivery', 'known_person'] as const;

interface TableRows {
  readonly name: string;
  readonly rows: readonly Row[];
}

const tableOf = (name: string) => {
  const table = conversionsTables.find(({ definition }) => definition.name === name);
  if (!table) throw new Error(`conversions has no table ${name}`);
  return table;
};

/**
 * Takes the rows of the newest batches out of a Space as they were stored, and puts copies of them
 * into another one by hand.
 */
export class SameRows {
  private constructor(
    private readonly client: Client,
    private readonly from: string,
    private readonly to: string,
  ) {}

  /** As the application's role, under row-level security, like the api. */
  static async connect(applicationUrl: string, from: Tenant, to: Tenant): Promise<SameRows> {
    const client = new Client({ connectionString: applicationUrl });
    await client.connect();
    return new SameRows(client, from.spaceId, to.spaceId);
  }

  /** What the last batch left, read before anything is timed. */
  async ofBatch(orderPrefix: string): Promise<readonly TableRows[]> {
    await this.client.query(`select set_config('app.space_id', $1, false)`, [this.from]);
    const ids = (
      await this.client.query<{ event_id: string }>(
        'select event_id from conversions.reservation where order_id like $1',
        [`${orderPrefix}%`],
      )
    ).rows.map((row) => row.event_id);
    const wheres: Readonly<Record<(typeof WRITTEN)[number], readonly [string, unknown]>> = {
      reservation: ['event_id = any($1)', ids],
      event: ['id = any($1)', ids],
      delivery: ['event_id = any($1)', ids],
      known_person: [
        'last_seen_at >= (select min(created_at) from conversions.event where id = any($1))',
        ids,
      ],
    };
    const found: TableRows[] = [];
    for (const name of WRITTEN) {
      const [where, values] = wheres[name];
      found.push({
        name,
        rows: (
          await this.client.query<Row>(`select * from conversions.${name} where ${where}`, [values])
        ).rows,
      });
    }
    return found;
  }

  /**
   * Milliseconds of one transaction with one `INSERT … ON CONFLICT` into each table; arrays are
   * made before.
   */
  async insert(tables: readonly TableRows[]): Promise<number> {
    const statements = tables
      .filter(({ rows }) => rows.length > 0)
      .map(({ name, rows }) => {
        const table = tableOf(name);
        const own = rows.map((row) => ({ ...row, space_id: this.to }) as Row);
        const values = table.columns.map(({ column, definition }) => {
          const members = own.map((row) => row[column]);
          return definition.type === 'jsonb' ? JSON.stringify(members) : members;
        });
        return { ...insertStatement(table, 'on conflict do nothing'), values };
      });
    const from = performance.now();
    await this.client.query('begin');
    await this.client.query({
      name: 'space',
      text: `select set_config('app.space_id', $1, true)`,
      values: [this.to],
    });
    for (const statement of statements) await this.client.query(statement);
    await this.client.query('commit');
    return performance.now() - from;
  }

  end(): Promise<void> {
    return this.client.end();
  }
}
