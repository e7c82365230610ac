import type { Tenant } from '@switchyard/kernel';
import pg, {
  Client,
  type ClientConfig,
  type Pool,
  type PoolClient,
  type PoolOptions,
  type QueryResult,
} from 'pg';
import type { Statement } from './statement';

const SETTING = '__tenant';
const SET_TENANT = `select set_config('app.space_id', $1, true), set_config('app.account_id', $2, true)`;

/** The statement before the statement: who the tenant is, and what the server is to be set to. */
const settingOf = ({ name, settings }: Statement): Statement => {
  const more = Object.entries(settings ?? {}).map(
    ([setting, value]) =>
      `, set_config(${pg.escapeLiteral(setting)}, ${pg.escapeLiteral(value)}, true)`,
  );
  return more.length === 0
    ? { name: SETTING, text: SET_TENANT }
    : { name: `${SETTING}_${name}`, text: `${SET_TENANT}${more.join('')}` };
};

interface WireQuery {
  name: string;
  callback: (error: Error | null, result: QueryResult) => void;
  _result: RowShape;
  _accumulateRows: boolean;
  prepare(connection: WireConnection): void;
  handleRowDescription(message: unknown): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, connection: WireConnection): void;
}

const Query = (
  pg as unknown as {
    Query: new (text: string, values: readonly unknown[], callback: undefined) => WireQuery;
  }
).Query;

/**
 * Sets the tenant and runs one statement in one round trip: both under one Sync, so they are one
 * implicit transaction and the setting is gone afterwards. What the columns are is asked once per
 * connection. Leans on `pg` internals (Query.prepare, parsedStatements, Result): `pg` is pinned
 * exactly for this.
 */
class SpaceQuery extends Query {
  private settingPending = true;
  private shapes: Map<string, RowShape> | undefined;

  private readonly setting: Statement;

  constructor(
    statement: Statement,
    values: readonly unknown[],
    private readonly tenant: Tenant,
  ) {
    super(statement.text, values, undefined);
    this.name = statement.name;
    this.setting = settingOf(statement);
  }

  override prepare(connection: WireConnection): void {
    const { name, text } = this.setting;
    if (connection.parsedStatements[name] === undefined) {
      connection.parse({ name, text });
      connection.parsedStatements[name] = text;
    }
    connection.bind({
      portal: '',
      statement: name,
      values: [this.tenant.spaceId, this.tenant.accountId],
      binary: false,
    });
    connection.execute({ portal: '', rows: 0 });
    this.shapes = rowShapes(connection);
    const shape = this.shapes.get(this.name);
    if (!shape) return super.prepare(connection);
    Object.assign(this._result, shape);
    this._accumulateRows = true;
    super.prepare(withoutDescribe(connection));
  }

  override handleRowDescription(message: unknown): void {
    super.handleRowDescription(message);
    const { fields, _parsers, _prebuiltEmptyResultObject } = this._result;
    this.shapes?.set(this.name, { fields, _parsers, _prebuiltEmptyResultObject });
  }

  override handleDataRow(message: unknown): void {
    if (!this.settingPending) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, connection: WireConnection): void {
    if (this.settingPending) this.settingPending = false;
    else super.handleCommandComplete(message, connection);
  }
}

/** Runs one named statement as the tenant on a client that is in no transaction. */
export const querySpace = (
  client: Pick<PoolClient, 'query'>,
  tenant: Tenant,
  statement: Statement,
  values: readonly unknown[],
): Promise<QueryResult> =>
  new Promise((resolve, reject) => {
    const query = new SpaceQuery(statement, values, tenant);
    query.callback = (error, result) => (error ? reject(error) : resolve(result));
    client.query(query as never);
  });

/** What this library uses of `pg`'s connection. */
interface WireConnection {
  readonly parsedStatements: Record<string, string | undefined>;
  parse(query: { name: string; text: string; types?: undefined }): void;
  bind(config: {
    portal: string;
    statement: string;
    values: readonly string[];
    binary: boolean;
  }): void;
  execute(config: { portal: string; rows: number }): void;
}

/**
 * What `pg` makes of a description of columns, for each result anew: the parts of its Result that
 * depend on nothing else.
 */
interface RowShape {
  readonly fields: unknown;
  readonly _parsers: unknown;
  readonly _prebuiltEmptyResultObject: unknown;
}

const known = new WeakMap<WireConnection, Map<string, RowShape>>();

/**
 * The shapes of the named statements of a connection. PostgreSQL never changes the columns of a
 * prepared statement (it refuses to run it, 0A000), so that one description is enough.
 */
const rowShapes = (connection: WireConnection): Map<string, RowShape> => {
  const shapes = known.get(connection) ?? new Map<string, RowShape>();
  known.set(connection, shapes);
  return shapes;
};

const quiet = new WeakMap<WireConnection, WireConnection>();

/** The same connection, for a query whose columns are known: it does not ask for them. */
const withoutDescribe = (connection: WireConnection): WireConnection => {
  const made =
    quiet.get(connection) ??
    (Object.create(connection, { describe: { value: () => undefined } }) as WireConnection);
  quiet.set(connection, made);
  return made;
};

/** Two, so that PostgreSQL can work on one while the answers of the other are read. */
const CONNECTIONS = 2;

/** A read by its key that takes longer waits for a lock; it must not hold up the others. */
const LONGEST_MS = 1_000;

/** When nothing at all comes back any more, the connection is given up. */
const SILENT_MS = 4_000;

/** The shared connections of a pool, beside its own. */
export class SharedReads {
  private readonly connections: readonly SharedConnection[];
  private turn = 0;

  constructor({ options }: Pool) {
    // The pool hides its password from copies.
    const limits = { statement_timeout: LONGEST_MS, query_timeout: SILENT_MS };
    const settings: PoolOptions = {
      ...options,
      ...limits,
      password: options.password,
      application_name: sharedName(options),
    };
    this.connections = Array.from({ length: CONNECTIONS }, () => new SharedConnection(settings));
  }

  /** Undefined while the one whose turn it is has no connection. */
  take(): Client | undefined {
    this.turn = (this.turn + 1) % CONNECTIONS;
    return this.connections[this.turn]?.take();
  }

  async close(): Promise<void> {
    await Promise.all(this.connections.map((connection) => connection.close()));
  }
}

/** The name by which `pg_stat_activity` distinguishes these connections from the pool's. */
const sharedName = ({ application_name: name = 'switchyard' }: PoolOptions): string =>
  `${name}-reads`;

type Corkable = Client & {
  readonly connection: { readonly stream: { cork(): void; uncork(): void } };
};

/**
 * One connection that many reads use at once, each behind the other on the wire. What is asked for
 * in the same turn of the event loop leaves in one write. Only for reads that are over at once: a
 * slow one holds up those behind it.
 */
class SharedConnection {
  private client: Corkable | undefined;
  private connecting: Promise<void> | undefined;
  private corked = false;
  private closed = false;

  constructor(private readonly settings: ClientConfig) {}

  /** The client to ask now; undefined while there is none, and then one is being connected. */
  take(): Client | undefined {
    const { client } = this;
    if (client) this.gather(client);
    else {
      this.connecting ??= this.connect().finally(() => {
        this.connecting = undefined;
      });
    }
    return client;
  }

  async close(): Promise<void> {
    this.closed = true;
    await this.connecting;
    await this.client?.end();
  }

  /**
   * A connection that cannot be made is no failure here: the caller has another way, and the next
   * one tries again.
   */
  private async connect(): Promise<void> {
    if (this.closed) return;
    const client = new Client({ ...this.settings, pipeline: true }) as Corkable;
    const forget = (): void => {
      if (this.client === client) this.client = undefined;
    };
    client.on('error', forget).on('end', forget);
    await client.connect().then(
      () => {
        this.client = client;
      },
      () => undefined,
    );
  }

  private gather({ connection: { stream } }: Corkable): void {
    if (this.corked) return;
    this.corked = true;
    stream.cork();
    setImmediate(() => {
      this.corked = false;
      stream.uncork();
    });
  }
}
