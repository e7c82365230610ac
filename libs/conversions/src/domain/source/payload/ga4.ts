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
import { bodyOfRow, exportedRows } from './ga4-export';
import { readGa4Members } from './ga4-members';
import {
  digestKey,
  happened,
  isRecord,
  type Json,
  listOf,
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
