import { isRecord, type Json, listOf, present, recordOf, textOf } from './members';

/** Rows of the BigQuery export of GA4, and where they are in the request. */
export interface ExportedRows {
  readonly path: string;
  readonly rows: readonly Json[];
}

const isRow = (value: unknown): value is Json =>
  isRecord(value) && textOf(value['event_name']) !== undefined && 'event_timestamp' in value;

/** The rows of a payload: a list of them, `{ rows: [] }`, or one alone; undefined where it has none. */
export const exportedRows = (payload: unknown): ExportedRows | undefined => {
  const list = Array.isArray(payload)
    ? { path: '/payload', rows: payload as readonly unknown[] }
    : isRecord(payload) && Array.isArray(payload['rows'])
      ? { path: '/payload/rows', rows: payload['rows'] as readonly unknown[] }
      : { path: '/payload', rows: [payload] };
  return list.rows.length > 0 && list.rows.every(isRow)
    ? { path: list.path, rows: list.rows }
    : undefined;
};

/**
 * A row as the body of the Measurement Protocol that says the same. Columns:
 * support.google.com/analytics/answer/7029846.
 */
export const bodyOfRow = (
  row: Json,
  path: string,
): { readonly body: Json; readonly event: Json; readonly path: string } => {
  const [ecommerce, traffic, geo] = [
    recordOf(row['ecommerce']),
    recordOf(row['collected_traffic_source']),
    recordOf(row['geo']),
  ];
  const said = valuesOf(row['event_params']);
  const properties = valuesOf(row['user_properties']);
  return {
    path,
    body: present<Json>({
      client_id: row['user_pseudo_id'],
      user_id: row['user_id'] ?? undefined,
      user_location: { country_id: geo['country'] },
      user_properties: Object.fromEntries(
        Object.entries(properties).map(([name, value]) => [name, { value }]),
      ),
    }),
    event: {
      name: row['event_name'],
      timestamp_micros: row['event_timestamp'],
      params: present<Json>({
        ...said,
        gclid: said['gclid'] ?? traffic['gclid'] ?? undefined,
        transaction_id: said['transaction_id'] ?? transactionOf(ecommerce),
        value:
          said['value'] ?? ecommerce['purchase_revenue'] ?? ecommerce['refund_value'] ?? undefined,
        items: listOf(row['items']),
      }),
    },
  };
};

/** GA4 exports an order without an id as `(not set)`. */
const transactionOf = (ecommerce: Json): unknown =>
  textOf(ecommerce['transaction_id']) === '(not set)' ? undefined : ecommerce['transaction_id'];

/** `[{ key, value: { string_value, int_value, float_value, double_value } }]` as an object. */
const valuesOf = (list: unknown): Json =>
  Object.fromEntries(
    listOf(list)
      .filter(isRecord)
      .flatMap(({ key, value }): [string, unknown][] => {
        const given = recordOf(value);
        const said = ['string_value', 'int_value', 'double_value', 'float_value']
          .map((type) => given[type])
          .find((one) => one !== undefined && one !== null);
        return typeof key === 'string' && said !== undefined ? [[key, said]] : [];
      }),
  );
