import type { LeadStage } from '../../conversion-action';
import type { Ga4Config, SourceConfig } from '../conversion-source';
import {
  type PayloadReader,
  type Reading,
  readingOf,
  type ReadingWorld,
  skipped,
  type SourceEvent,
} from '../reading';
import { consentOf, decimalOf, isPositive, landsOn, readContact } from './event-fields';
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

/** Reads a body of the Measurement Protocol: one reading for each event in it. */
export const readGa4: PayloadReader = (payload, config, world) => {
  if (!isRecord(payload)) {
    throw unreadable(
      '/payload',
      'payload must be a Measurement Protocol body: an object with client_id and events',
    );
  }
  const events = payload['events'];
  if (!Array.isArray(events) || events.length === 0) {
    throw unreadable('/payload/events', 'payload.events must be a list of events');
  }
  return events.map((event: unknown, index) => {
    const path = `/payload/events/${index}`;
    if (!isRecord(event) || textOf(event['name']) === undefined) {
      throw unreadable(`${path}/name`, 'an event needs a name, such as purchase');
    }
    return read(payload, event, path, config, world);
  });
};

const read = (
  body: Json,
  event: Json,
  path: string,
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
  const stages: Readonly<Record<string, LeadStage | null>> = { ...USUAL_STAGES, ...config.stages };
  const stage = Object.hasOwn(stages, name) ? stages[name] : undefined;
  if (!stage) {
    return skipped(
      key,
      'EVENT_NOT_READ',
      `${path}/name`,
      `the event "${name.slice(0, 100)}" is not mapped to a funnel event. Map it in config.stages to count it`,
    );
  }
  const { contact, issues } = readContact(personOf(body, params), path);
  const orderId = textOf(params['transaction_id']);
  const read: SourceEvent = {
    ...contact,
    ...clicksAndMoney(params, config),
    ...consentIn(body),
    ...landsOn(stage, config),
    occurredAt,
    ...(orderId && { orderId }),
  };
  return readingOf({ key, issues, events: [read] });
};

/** Addresses and numbers arrive hashed, each alone or in a list. */
const personOf = (body: Json, params: Json) => {
  const data = recordOf(body['user_data']);
  const first = (...names: readonly string[]): string | undefined =>
    names
      .flatMap((name) => [data[name]].flat())
      .map(textOf)
      .find((text) => text !== undefined);
  return {
    email: first('sha256_email_address', 'email_address', 'email'),
    phone: first('sha256_phone_number', 'phone_number', 'phone'),
    externalId: textOf(body['user_id']) ?? textOf(params['user_id']),
  };
};

const clicksAndMoney = (params: Json, config: Ga4Config): Partial<SourceEvent> => {
  const value = decimalOf(params['value']);
  return present<Partial<SourceEvent>>({
    gclid: textOf(params['gclid']),
    gbraid: textOf(params['gbraid']),
    wbraid: textOf(params['wbraid']),
    msclkid: textOf(params['msclkid']),
    value,
    currency:
      value === undefined
        ? undefined
        : (textOf(params['currency'])?.toUpperCase() ?? config.currency),
  });
};

const consentIn = (body: Json): Pick<SourceEvent, 'consent'> => {
  const consent = recordOf(body['consent']);
  return consentOf(consent['ad_user_data'], consent['ad_personalization']);
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
