import type { LeadStage } from '../../conversion-action';
import type { Ga4Config, SourceConfig } from '../conversion-source';
import {
  type PayloadReader,
  type Reading,
  readingOf,
  type ReadingWorld,
  skipped,
} from '../reading';
import { decimalOf, isPositive, landsOn } from './event-fields';
import { readGa4Members } from './ga4-members';
import {
  digestKey,
  happened,
  isRecord,
  type Json,
  listOf,
  present,
  recordOf,
  textOf,
  unreadable,
} from './members';

/** Names that Google recommends, and the stage that each stands for. */
const USUAL_STAGES: Readonly<Record<string, LeadStage>> = {
  purchase: 'paid',
  close_convert_lead: 'paid',
  sign_up: 'signup',
  generate_lead: 'qualified_lead',
  qualify_lead: 'qualified_lead',
  start_trial: 'trial_started',
  signup: 'signup',
  trial_started: 'trial_started',
  qualified_lead: 'qualified_lead',
  paid: 'paid',
  expansion: 'expansion',
};

/** A body of the Measurement Protocol holds no more events: its reference, "Payload". */
const MOST_EVENTS = 25;

/**
 * Reads a body of the Measurement Protocol, or rows of the BigQuery export: one reading for each
 * event.
 */
export const readGa4: PayloadReader = (payload, config, world) => {
  const rows = exportedRows(payload);
  if (rows) {
    return rows.rows.map((row, index) =>
      read(bodyOfRow(row, `${rows.path}/${index}`), config, world),
    );
  }
  if (!isRecord(payload)) {
    throw unreadable(
      '/payload',
      'payload must be a Measurement Protocol body: an object with client_id and events',
    );
  }
  const events = payload['events'];
  if (!Array.isArray(events) || events.length === 0 || events.length > MOST_EVENTS) {
    throw unreadable(
      '/payload/events',
      `payload.events must be a list of 1 to ${MOST_EVENTS} events`,
    );
  }
  return events.map((event: unknown, index) => {
    const path = `/payload/events/${index}`;
    if (!isRecord(event) || textOf(event['name']) === undefined) {
      throw unreadable(`${path}/name`, 'an event needs a name, such as purchase');
    }
    return read({ body: payload, event, path }, config, world);
  });
};

/** An event with the body that it came in. */
interface Ga4Entry {
  readonly body: Json;
  readonly event: Json;
  readonly path: string;
}

/**
 * The stage of an event name: the one of the configuration, else the usual one. Names are looked up
 * only here.
 */
const stageOf = (name: string, { stages: own = {} }: Ga4Config): LeadStage | null | undefined => {
  if (Object.hasOwn(own, name)) return own[name];
  return Object.hasOwn(USUAL_STAGES, name) ? USUAL_STAGES[name] : undefined;
};

const read = (
  { body, event, path }: Ga4Entry,
  config: SourceConfig,
  world: ReadingWorld,
): Reading => {
  const name = String(event['name']);
  const params = recordOf(event['params']);
  const statedAt = event['timestamp_micros'] ?? body['timestamp_micros'];
  const key =
    statedAt === undefined
      ? null
      : digestKey({
          by: body['client_id'] ?? body['user_id'] ?? body['app_instance_id'],
          toldAt: statedAt, // the name is part of keys that are stored
          event,
        });
  const occurredAt = happened(world.now, statedAt);
  if (name === 'refund') return readGa4Refund({ key, params, path, occurredAt }, config);
  const stage = stageOf(name, config);
  if (!stage) {
    return skipped(
      key,
      'EVENT_NOT_READ',
      `${path}/name`,
      `the event "${name.slice(0, 100)}" is not mapped to a funnel event. Map it in config.stages to count it`,
    );
  }
  const { members, issues } = readGa4Members(body, params, config, path);
  return readingOf({
    key,
    issues,
    events: [{ ...members, ...landsOn(stage, config), occurredAt }],
  });
};

interface Ga4Event {
  readonly key: string | null;
  readonly params: Json;
  readonly path: string;
  readonly occurredAt: string;
}

/**
 * A refund: of the whole order without a value, else of so much. Without items it is meant to be
 * whole, which counts while the order is not known.
 */
const readGa4Refund = (
  { key, params, path, occurredAt }: Ga4Event,
  { conversionActions }: Ga4Config,
): Reading => {
  const orderId = textOf(params['transaction_id']);
  if (orderId === undefined) {
    return skipped(
      key,
      'NO_ORDER',
      `${path}/params/transaction_id`,
      'a refund needs the transaction_id of its order',
      true,
    );
  }
  const common = {
    ...(conversionActions?.paid === undefined ? {} : { conversionAction: conversionActions.paid }),
    orderId,
    occurredAt,
  };
  const deducted = decimalOf(params['value']);
  if (deducted === undefined || !isPositive(deducted)) {
    return readingOf({ key, adjustments: [{ ...common, adjustmentType: 'RETRACTION' }] });
  }
  return readingOf({
    key,
    adjustments: [
      {
        ...common,
        adjustmentType: listOf(params['items']).length > 0 ? 'RESTATEMENT' : 'RETRACTION',
        deducted,
      },
    ],
  });
};

/** Rows of the BigQuery export of GA4, and where they are in the request. */
interface ExportedRows {
  readonly path: string;
  readonly rows: readonly Json[];
}

const isRow = (value: unknown): value is Json =>
  isRecord(value) && textOf(value['event_name']) !== undefined && 'event_timestamp' in value;

/** The rows of a payload: a list of them, `{ rows: [] }`, or one alone; undefined where it has none. */
const exportedRows = (payload: unknown): ExportedRows | undefined => {
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
const bodyOfRow = (
  row: Json,
  path: string,
): { readonly body: Json; readonly event: Json; readonly path: string } => {
  const [ecommerce, traffic, geo] = [
    recordOf(row['ecommerce']),
    recordOf(row['collected_traffic_source']),
    recordOf(row['geo']),
  ];
  const eventParams = valuesOf(row['event_params']);
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
        ...eventParams,
        gclid: eventParams['gclid'] ?? traffic['gclid'] ?? undefined,
        transaction_id: eventParams['transaction_id'] ?? transactionOf(ecommerce),
        value:
          eventParams['value'] ??
          ecommerce['purchase_revenue'] ??
          ecommerce['refund_value'] ??
          undefined,
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
        const stated = ['string_value', 'int_value', 'double_value', 'float_value']
          .map((type) => given[type])
          .find((one) => one !== undefined && one !== null);
        return typeof key === 'string' && stated !== undefined ? [[key, stated]] : [];
      }),
  );
