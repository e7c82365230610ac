import { UNVERIFIED_PER_DOLLAR } from '../unverified';
import { offsetOf } from './offset';

/** Smallest daily budget of a billing event in US cents (platform document 1b): clicks, likes and video 2.50, impressions 0.50, rarer actions 40. */
const CENTS: Readonly<Record<string, number>> = {
  IMPRESSIONS: 50,
  LINK_CLICKS: 250,
  CLICKS: 250,
  PAGE_LIKES: 250,
  POST_ENGAGEMENT: 250,
  THRUPLAY: 250,
};
const RARE_CENTS = 4_000;

/** The smallest daily budget in offset units of the account's currency. */
export function minimumDailyBudget(currency: string, billingEvent = 'IMPRESSIONS'): number {
  return Math.ceil(
    ((CENTS[billingEvent] ?? RARE_CENTS) / 100) * perDollar(currency) * offsetOf(currency),
  );
}

/** The smallest bid in offset units: 2 US cents for a thousand impressions, 1 cent for anything else. */
export const minimumBid = (currency: string, perThousand: boolean): number =>
  Math.max(1, Math.ceil((perThousand ? 0.02 : 0.01) * perDollar(currency) * offsetOf(currency)));

const perDollar = (currency: string): number => UNVERIFIED_PER_DOLLAR[currency] ?? 1;
