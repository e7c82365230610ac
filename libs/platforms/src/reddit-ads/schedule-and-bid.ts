import type { BiddingAttributes, CampaignAttributes, HoursAttributes } from './attributes';
import type { Campaign, TimeBlock } from './client/objects';
import { asWindows, DAYS } from './normalise/campaign';
import { bidTypeOf, familyOfObjective } from './vocabulary';

const WEEK = 7 * 24;

/**
 * Blocks end where the next hour begins: Monday until midnight ends on Tuesday at 0. Null means
 * every hour.
 */
export const scheduleBody = (windows: readonly HoursAttributes[]): readonly TimeBlock[] | null =>
  windows.length === 0
    ? null
    : windows.map(({ day, startHour, endHour }) => {
        const index = DAYS.indexOf(day);
        return {
          start_day: index,
          start_hour: startHour,
          end_day: endHour === 24 ? (index + 1) % 7 : index,
          end_hour: endHour % 24,
        };
      });

/**
 * The hours of blocks, which may go over midnight and over the end of the week. One that ends where
 * it begins is the whole week.
 */
export const scheduleOf = (
  blocks: readonly TimeBlock[] | null | undefined,
): readonly HoursAttributes[] => asWindows(new Set((blocks ?? []).flatMap(hoursOf)));

const hoursOf = (block: TimeBlock): readonly number[] => {
  const [start, end] = [
    block.start_day * 24 + block.start_hour,
    block.end_day * 24 + block.end_hour,
  ];
  const length = (end - start + WEEK) % WEEK || WEEK;
  return Array.from({ length }, (_, index) => (start + index) % WEEK);
};

interface Bid {
  readonly bid_strategy: 'BIDLESS' | 'MAXIMIZE_VOLUME' | 'TARGET_CPX';
  readonly bid_type: 'CPC' | 'CPM';
  /** Micros; null where Reddit is to bid without a cap. */
  readonly bid_value: number | null;
}

/**
 * How a campaign that holds the budget bids (vendor's OpenAPI, bid_strategy): without a cap, under
 * one, or towards a target.
 */
export const bidOf = ({
  biddingStrategy,
  objective,
}: Pick<CampaignAttributes, 'biddingStrategy' | 'objective'>): Bid => {
  const { type, maxCpcBidCeilingMicros, targetCpaMicros } = biddingStrategy;
  const bid_type = bidTypeOf(objective);
  if (type === 'TARGET_CPA' && targetCpaMicros !== undefined) {
    return { bid_strategy: 'TARGET_CPX', bid_type, bid_value: targetCpaMicros };
  }
  return maxCpcBidCeilingMicros === undefined
    ? { bid_strategy: 'BIDLESS', bid_type, bid_value: null }
    : { bid_strategy: 'MAXIMIZE_VOLUME', bid_type, bid_value: maxCpcBidCeilingMicros };
};

/** The strategy that a campaign's bid stands for. */
export const biddingOf = ({
  bid_strategy: strategy,
  bid_value: value,
  objective,
}: Campaign): BiddingAttributes => {
  const type =
    familyOfObjective(objective ?? '') === 'clicks' ? 'MAXIMIZE_CLICKS' : 'MAXIMIZE_CONVERSIONS';
  const micros = value ?? undefined;
  if (micros === undefined) return { type };
  return strategy === 'TARGET_CPX'
    ? { type: 'TARGET_CPA', targetCpaMicros: micros }
    : { type, maxCpcBidCeilingMicros: micros };
};
