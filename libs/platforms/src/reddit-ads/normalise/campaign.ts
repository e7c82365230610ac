import type { BiddingDraft, CampaignDraft, Weekday, WindowDraft } from '../../port/draft';
import type { Warn } from '../../translation/normalise';
import type { BiddingAttributes, CampaignAttributes, HoursAttributes } from '../attributes';
import {
  aimOf,
  type Family,
  isAwareness,
  isSpecial,
  SPECIAL_CATEGORY,
  TRANSLATED_STRATEGY,
} from '../vocabulary';
import { normaliseTracking } from './ad';
import { normaliseName } from './ad-group';
import { normaliseTargeting } from './targeting';

/**
 * What Reddit will store of a campaign, and all that is to be reported of it, what is on its ad
 * groups and ads included.
 */
export const normaliseCampaign = (draft: CampaignDraft, warn: Warn): CampaignAttributes => {
  const biddingStrategy = normaliseBidding(draft, warn);
  const { objective, optimizationGoal } = aimOf(draft.objective, familyOf(biddingStrategy));
  normaliseTargeting(draft, warn);
  normaliseTracking(draft.trackingTemplate, warn);
  if (draft.scheduleZone === 'searcher') {
    warn(
      'SEARCHER_ZONE_UNSUPPORTED',
      'adSchedule',
      'Reddit uses the time zone of the ad account, not the time zone of the person who sees the ad.',
    );
  }
  return {
    name: normaliseName(draft.name, warn),
    status: draft.status,
    budgetMicros: draft.budgetMicros,
    biddingStrategy,
    objective,
    optimizationGoal,
    schedule: normaliseSchedule(draft.schedule, warn),
    startDate: draft.startDate,
    endDate: draft.endDate,
    specialAdCategories: (draft.specialAdCategories ?? []).some(isSpecial)
      ? [SPECIAL_CATEGORY]
      : [],
  };
};

const FIELD = 'biddingStrategy';

/**
 * The strategy that Reddit can follow with a budget of the campaign; a warning names what it
 * becomes.
 */
const normaliseBidding = (
  { biddingStrategy: draft, objective }: Pick<CampaignDraft, 'biddingStrategy' | 'objective'>,
  warn: Warn,
): BiddingAttributes => {
  const type = isAwareness(objective) ? 'MAXIMIZE_CLICKS' : TRANSLATED_STRATEGY[draft.type];
  if (type !== draft.type) {
    warn(
      'BIDDING_STRATEGY_TRANSLATED',
      `${FIELD}/type`,
      `The strategy ${draft.type} becomes ${type} on Reddit.`,
    );
  }
  if (type === 'MAXIMIZE_CLICKS') {
    return { type, ...ceilingOf(draft.maxCpcBidCeilingMicros, objective, warn) };
  }
  if (draft.maxCpcBidCeilingMicros !== undefined) {
    dropCeiling(
      'Reddit has no ceiling per click where the campaign bids for conversions. It is not sent there.',
      warn,
    );
  }
  return hasTarget(draft)
    ? { type: 'TARGET_CPA', targetCpaMicros: draft.targetCpaMicros }
    : { type: 'MAXIMIZE_CONVERSIONS' };
};

/**
 * Whether a strategy has a target. For Reddit a target is a separate strategy, whether the campaign
 * names TARGET_CPA or MAXIMIZE_CONVERSIONS.
 */
const hasTarget = (
  draft: BiddingDraft,
): draft is BiddingDraft & { readonly targetCpaMicros: number } =>
  draft.targetCpaMicros !== undefined &&
  (draft.type === 'TARGET_CPA' || draft.type === 'MAXIMIZE_CONVERSIONS');

/** What a strategy of our words buys. */
const familyOf = ({ type }: BiddingAttributes): Family =>
  type === 'MAXIMIZE_CLICKS' ? 'clicks' : 'conversions';

const ceilingOf = (
  micros: number | undefined,
  objective: string,
  warn: Warn,
): Pick<BiddingAttributes, 'maxCpcBidCeilingMicros'> => {
  if (micros === undefined) return {};
  if (!isAwareness(objective)) return { maxCpcBidCeilingMicros: micros };
  dropCeiling(
    'Reddit has no ceiling per click with the objective AWARENESS. It is not sent there.',
    warn,
  );
  return {};
};

const dropCeiling = (message: string, warn: Warn): void =>
  warn('BIDDING_OPTION_IGNORED', `${FIELD}/maxCpcBidCeiling`, message);

/** Reddit counts days from Sunday. */
export const DAYS: readonly Weekday[] = [
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
];

/**
 * Hours of the week that a part of some window lies in: a window is widened to whole hours, so that
 * none vanishes.
 */
const normaliseSchedule = (
  windows: readonly WindowDraft[],
  warn: Warn,
): readonly HoursAttributes[] => {
  windows.forEach((window, index) => warnOf(window, `schedule/${index}`, warn));
  return asWindows(new Set(windows.flatMap(hoursOf)));
};

/**
 * Whole hours of the week, counted from Sunday, in windows that are sorted, joined within their
 * day, and free of overlaps.
 */
export const asWindows = (hours: ReadonlySet<number>): readonly HoursAttributes[] =>
  DAYS.flatMap((day, index) => {
    const open = Array.from({ length: 24 }, (_, hour) => hours.has(index * 24 + hour));
    const starts = open.flatMap((is, hour) => (is && !open[hour - 1] ? [hour] : []));
    return starts.map((startHour) => {
      const closed = open.indexOf(false, startHour);
      return {
        day,
        startHour,
        startMinute: 'ZERO',
        endHour: closed === -1 ? 24 : closed,
        endMinute: 'ZERO',
        bidModifier: 1,
      } as const;
    });
  });

const hoursOf = ({ day, startHour, endHour, endMinute }: WindowDraft): readonly number[] => {
  const end = endMinute === 'ZERO' ? endHour : endHour + 1;
  return Array.from(
    { length: end - startHour },
    (_, index) => DAYS.indexOf(day) * 24 + startHour + index,
  );
};

const warnOf = (
  { startMinute, endMinute, bidModifier }: WindowDraft,
  field: string,
  warn: Warn,
): void => {
  if (startMinute !== 'ZERO' || endMinute !== 'ZERO') {
    warn(
      'SCHEDULE_ROUNDED',
      field,
      'Reddit accepts whole hours only. The window is widened to whole hours.',
    );
  }
  if (bidModifier !== 1) {
    warn(
      'BID_ADJUSTMENT_UNSUPPORTED',
      `${field}/bidModifier`,
      'Reddit has no bid adjustments of hours. The adjustment is not sent there.',
    );
  }
};
