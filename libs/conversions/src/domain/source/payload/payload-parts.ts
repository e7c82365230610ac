import { CLICK_ID_KINDS } from '@switchyard/platforms/domain';
import type { SourceConfig, SourceType } from '../conversion-source';
import type { DeliveryFacts, Reading } from '../reading';
import { firstAt, isRecord, textOf } from './members';

/** One event of a payload, as a payload of its own. */
export interface PayloadPart {
  readonly payload: unknown;
  /** Where it was in the payload that was posted; empty for the whole. */
  readonly path: string;
}

/** The path in a payload of a value that cannot be stored. */
export interface ReplacedPart {
  readonly path: string;
  readonly reason: string;
}

type Divide = (payload: unknown) => readonly PayloadPart[];

const whole: Divide = (payload) => [{ payload, path: '' }];

const eachOf = (list: readonly unknown[], path: string, wrap: (one: unknown) => unknown) =>
  list.map((one, index) => ({ payload: wrap(one), path: `${path}/${index}` }));

const ofList: Divide = (payload) =>
  Array.isArray(payload) && payload.length > 0 ? eachOf(payload, '', (one) => one) : whole(payload);

const ofMember =
  (member: string): Divide =>
  (payload) => {
    const list = isRecord(payload) ? payload[member] : undefined;
    return Array.isArray(list) && list.length > 1
      ? eachOf(list, `/${member}`, (one) => ({ ...(payload as object), [member]: [one] }))
      : ofList(payload);
  };

/**
 * Types of sources that post several events at once: how a payload is divided into parts that its
 * reader can read one by one. Other types post one event.
 */
const PAYLOAD_PARTS: Readonly<Partial<Record<SourceType, Divide>>> = {
  hubspot: ofList,
  salesforce: ofMember('records'),
  ga4: ofMember('events'),
};

/** The events of a payload: each is kept, counted and replayed by itself. */
export const partsOf = (type: SourceType, payload: unknown): readonly PayloadPart[] =>
  (PAYLOAD_PARTS[type] ?? whole)(payload);

/** Where each type of provider writes the kind of an event. */
const EVENT_TYPES: Readonly<Partial<Record<SourceType, readonly string[]>>> = {
  stripe: ['type'],
  hubspot: ['subscriptionType', 'propertyName', 'eventType'],
  salesforce: ['attributes.type', 'records.0.attributes.type', 'type'],
  ga4: ['events.0.name', 'event_name'],
};
const LONGEST_TYPE = 100;

/** What the provider calls the kind of event; null where the payload does not say. */
export const eventTypeOf = (
  type: SourceType,
  payload: unknown,
  config: SourceConfig,
  delivery?: DeliveryFacts,
): string | null => {
  const paths = EVENT_TYPES[type] ?? [config.event, 'topic', 'type', 'event'];
  const found = delivery?.event ?? textOf(firstAt(payload, paths));
  return found === undefined || found.includes('@') ? null : found.slice(0, LONGEST_TYPE);
};

const REPLACEMENT = '\ufffd';

/**
 * The first id of a reading that holds characters which cannot be stored: it would be another id
 * after they were replaced. Undefined where all ids are whole.
 */
export const brokenId = ({ key, events, adjustments, orders }: Reading): string | undefined =>
  [
    key,
    ...events.flatMap((event) => [
      event.orderId,
      event.eventId,
      event.externalId,
      ...CLICK_ID_KINDS.map((kind) => event[kind]),
    ]),
    ...adjustments.map(({ orderId }) => orderId),
    ...orders.flatMap(({ names }) => names),
  ].find((id): id is string => typeof id === 'string' && id.includes(REPLACEMENT));
