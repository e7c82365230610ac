import { isCurrency } from '@switchyard/kernel';
import { LEAD_STAGES, type LeadStage } from '../../conversion-action';
import { NAMED_CLICK_IDS } from '../../conversion/event-item';
import type { WebhookConfig, WebhookPath } from '../conversion-source';
import {
  type PayloadReader,
  type Reading,
  readingOf,
  type ReadingWorld,
  skipped,
  type SourceAdjustment,
  type SourceEvent,
} from '../reading';
import { consentOf, decimalOf, furtherMembers, landsOn, readContact } from './event-fields';
import { atPath, digestKey, isRecord, momentOf, present, textOf, unreadable } from './members';

type Find = (name: WebhookPath) => unknown;

/** Reads any JSON by the paths of the configuration: one event, or one change of an order. */
export const readWebhook: PayloadReader = (payload, config, world) => {
  if (!isRecord(payload) && !Array.isArray(payload)) {
    throw unreadable('/payload', 'payload must be an object, or a list of objects');
  }
  const find: Find = (name) =>
    config[name] === undefined ? undefined : atPath(payload, config[name]);
  const key = textOf(find('eventId')) ?? world.delivery?.id ?? digestKey(payload);
  const named = textOf(find('conversionAction'));
  const meaning = meaningOf(find, config);
  if (meaning === undefined && named === undefined) {
    if (config.event === undefined) {
      throw unreadable(
        '/config/event',
        'config needs event or conversionAction: the path of the event name in the payload, such as data.type',
      );
    }
    return [
      skipped(
        key,
        'STAGE_NOT_MAPPED',
        '/payload',
        `the value at ${config.event} is not mapped to a funnel event. Map it in config.stages to count it`,
      ),
    ];
  }
  if (meaning === 'RETRACTION' || meaning === 'RESTATEMENT') {
    return [readChange(find, meaning, key, named ?? config.conversionActions?.paid, config, world)];
  }
  return [readEvent(find, meaning, key, named, config, world)];
};

/**
 * What the event's name means: by `stages`, or as one of the funnel's own names. A path that leads
 * nowhere and is such a name stands for itself.
 */
const meaningOf = (
  find: Find,
  { event, stages = {} }: WebhookConfig,
): LeadStage | 'RETRACTION' | 'RESTATEMENT' | undefined => {
  const stated = textOf(find('event')) ?? event;
  if (stated !== undefined && Object.hasOwn(stages, stated)) return stages[stated] ?? undefined;
  return LEAD_STAGES.find((stage) => stage === stated);
};

const readEvent = (
  find: Find,
  stage: LeadStage | undefined,
  key: string,
  named: string | undefined,
  config: WebhookConfig,
  { now }: ReadingWorld,
): Reading => {
  const { contact, issues } = readContact(
    {
      email: textOf(find('email')),
      phone: textOf(find('phone')),
      externalId: textOf(find('externalId')),
    },
    '/payload',
  );
  const texts = present<Partial<SourceEvent>>({
    ...Object.fromEntries(NAMED_CLICK_IDS.map((kind) => [kind, textOf(find(kind))])),
    orderId: textOf(find('orderId')),
  });
  const lands =
    named !== undefined ? { conversionAction: named } : stage ? landsOn(stage, config) : {};
  const event: SourceEvent = {
    ...contact,
    ...texts,
    ...furtherMembers(find),
    ...money(find, config),
    ...consentOf(find('adUserData'), find('adPersonalization')),
    ...lands,
    occurredAt: withoutZone(find('occurredAt')) ?? statedMoment(find, config, now),
  };
  return readingOf({ key, issues, events: [event] });
};

const readChange = (
  find: Find,
  adjustmentType: SourceAdjustment['adjustmentType'],
  key: string,
  named: string | undefined,
  config: WebhookConfig,
  { now }: ReadingWorld,
): Reading => {
  const orderId = textOf(find('orderId'));
  if (orderId === undefined) {
    return skipped(
      key,
      'NO_ORDER',
      '/payload',
      'a refund needs its order. Set config.orderId to the path of the order id in the payload',
      true,
    );
  }
  const worth = adjustmentType === 'RESTATEMENT' ? money(find, config) : {};
  return readingOf({
    key,
    adjustments: [
      {
        adjustmentType,
        ...(named !== undefined && { conversionAction: named }),
        orderId,
        ...worth,
        occurredAt: statedMoment(find, config, now),
      },
    ],
  });
};

/**
 * Throws for an amount that is there and is none: a sale without its value would be kept as if that
 * were so. A currency may be written out.
 */
const money = (
  find: Find,
  config: WebhookConfig,
): Partial<Pick<SourceEvent, 'value' | 'currency'>> => {
  const stated = find('value');
  const value = decimalOf(stated);
  if (value === undefined && textOf(stated) !== undefined) {
    throw unreadable(
      '/config/value',
      `the value at ${config.value ?? ''} must be a number such as 49.90`,
    );
  }
  const currency =
    textOf(find('currency'))?.toUpperCase() ??
    (isCurrency(config.currency) ? config.currency : undefined);
  return present<Pick<SourceEvent, 'value' | 'currency'>>({ value, currency }) as Partial<
    Pick<SourceEvent, 'value' | 'currency'>
  >;
};

/** A time that names no zone is left as it is: the Space knows its own. */
const withoutZone = (stated: unknown): string | undefined =>
  typeof stated === 'string' &&
  momentOf(stated) !== undefined &&
  /^\d{4}-\d{2}-\d{2}(?:[T ][\d:.,]+)?$/i.test(stated.trim())
    ? stated.trim()
    : undefined;

const statedMoment = (find: Find, config: WebhookConfig, now: Date): string => {
  const stated = find('occurredAt');
  const moment = momentOf(stated);
  if (moment === undefined && textOf(stated) !== undefined) {
    throw unreadable(
      '/config/occurredAt',
      `the value at ${config.occurredAt ?? ''} must be a time such as 2026-11-21T09:30:00Z, or Unix seconds or milliseconds`,
    );
  }
  return (moment ?? now).toISOString();
};
