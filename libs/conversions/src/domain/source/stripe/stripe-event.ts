import { isRecord, type Json, momentOf, recordOf, textOf, unreadable } from '../payload/members';
import type { StripeConfig } from '../conversion-source';
import type { Reading, ReadingWorld, WaitReason, Waiting } from '../reading';

/** An event as Stripe posts it. */
export interface StripeEvent {
  readonly id: string;
  readonly type: string;
  /** Unix seconds. */
  readonly created: number;
  readonly livemode: boolean | undefined;
  /** The object that it is about. */
  readonly object: Json;
  /** Of an event of the kind `updated`: the members that changed, as they were. */
  readonly previous: Json;
}

/** What a reader knows beside the event. */
export interface StripeWorld {
  readonly config: StripeConfig;
  readonly now: Date;
  /** The event waited as long as it may. */
  readonly isLastTry: boolean;
  /** What earlier events taught under a key; nothing where none did. */
  readonly known: (key: string | undefined) => Json;
}

export type StripeReader = (event: StripeEvent, world: StripeWorld) => Reading;

/** The path of the object in the request. */
export const OBJECT = '/payload/data/object';

/** How long an event waits for another one that may belong to it. */
const WAIT_MILLISECONDS = 10 * 60_000;

export const waitFor = (
  reason: WaitReason,
  keys: readonly (string | undefined)[],
  { now }: Pick<StripeWorld, 'now'>,
): Waiting => ({
  reason,
  keys: keys.filter((key) => key !== undefined),
  until: new Date(now.getTime() + WAIT_MILLISECONDS),
});

/**
 * Throws `VALIDATION_ERROR` for what is no event of Stripe. An event with an unreadable time gets
 * the current time, so that the sale is not lost.
 */
export const stripeEvent = (payload: unknown, now: Date): StripeEvent => {
  if (!isRecord(payload)) throw unreadable('/payload', 'payload must be an event of Stripe');
  const { id, type, created, livemode } = payload;
  const data = recordOf(payload['data']);
  const { object } = data;
  if (textOf(type) === undefined) {
    throw unreadable('/payload/type', 'an event of Stripe has a type');
  }
  if (textOf(id) === undefined) throw unreadable('/payload/id', 'an event of Stripe has an id');
  if (typeof created !== 'number' && created !== null) {
    throw unreadable(
      '/payload/created',
      'an event of Stripe has the time at which it was created, in unix seconds',
    );
  }
  if (!isRecord(object)) throw unreadable(OBJECT, 'an event of Stripe has an object');
  return {
    id: String(id),
    type: String(type),
    created: (momentOf(created) ?? now).getTime() / 1_000,
    livemode: typeof livemode === 'boolean' ? livemode : undefined,
    object,
    previous: recordOf(data['previous_attributes']),
  };
};

/** The Stripe facts for a reader, taken from the facts for every reader. */
export const stripeWorld = (
  config: StripeConfig,
  { now, facts, isLastTry = false }: ReadingWorld,
): StripeWorld => ({
  config,
  now,
  isLastTry,
  known: (key) => (key === undefined ? {} : (facts?.get(key) ?? {})),
});
