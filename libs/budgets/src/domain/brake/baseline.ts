/**
 * Where an account's days and an ad account's days begin at different moments, two periods share a reporting day. This is what had been
 * spent on it when the later period began, by campaign, as far as it was known then: the rest is the later period's.
 */
export interface Baseline {
  readonly accountId: string;
  /** Key of the later period. */
  readonly period: string;
  readonly connectionId: string;
  /** Micros of the ad account's currency, by campaign. */
  readonly spentMicros: Readonly<Record<string, number>>;
}
