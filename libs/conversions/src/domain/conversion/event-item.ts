import type { ConsentSignal } from './consent-signal';

export const NAMED_CLICK_IDS = ['gclid', 'gbraid', 'wbraid', 'msclkid'] as const;
export type NamedClickId = (typeof NAMED_CLICK_IDS)[number];

/** A conversion event as callers write it; every member is checked where it is read. */
export interface EventItem extends Partial<Record<NamedClickId, string>> {
  readonly email?: string;
  readonly phone?: string;
  readonly externalId?: string;
  /** Name of a stage of the funnel: its action is made on first use. */
  readonly event?: string;
  /** Name or id, instead of `event`. */
  readonly conversionAction?: string;
  /** Major units of `currency`: a number, or decimal text where a provider's payload was divided. */
  readonly value?: number | string;
  readonly currency?: string;
  readonly occurredAt?: string;
  readonly orderId?: string;
  readonly consent?: ConsentSignal;
}
