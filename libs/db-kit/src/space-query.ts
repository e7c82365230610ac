import pg, { type PoolClient, type QueryResult } from 'pg';
import type { Tenant } from '@switchyard/kernel';
import { rowShapes, withoutDescribe, type RowShape, type WireConnection } from './row-shapes';
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
 * Sets the tenant and runs one statement in one round trip: both under one Sync, so they are one implicit transaction and the
 * setting is gone afterwards. What the columns are is asked once per connection. Leans on `pg` internals (Query.prepare,
 * parsedStatements, Result): `pg` is pinned exactly for this.
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
