import { type Fields, listIn, numberIn, objectIn, textIn } from '../../core/json';
import { bothBudgets, budgetsAtBothLevels, budgetTooLow } from '../campaigns';
import type { WriteScene } from '../doors/resources';
import { ruleBroken, throttled } from '../errors';
import { minimumBid, minimumDailyBudget } from '../money';
import type { Account, Entity } from '../store';
import { UNVERIFIED_SUBCODES as SUBCODES } from '../unverified';

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
const CHANGES_PER_HOUR = 4;

export const hasCampaignBudget = ({ fields }: Entity): boolean =>
  fields.daily_budget !== undefined || fields.lifetime_budget !== undefined;

/** One budget at one level, above the minimum, a lifetime one with an end. */
export function checkBudget(fields: Fields, campaign: Entity, { account }: WriteScene): void {
  const [daily, lifetime] = [numberIn(fields, 'daily_budget'), numberIn(fields, 'lifetime_budget')];
  if (hasCampaignBudget(campaign)) {
    if (daily !== undefined || lifetime !== undefined) {
      throw budgetsAtBothLevels(daily === undefined ? 'lifetime_budget' : 'daily_budget');
    }
    return campaign.fields.lifetime_budget === undefined ? undefined : requireEnd(fields);
  }
  if (daily !== undefined && lifetime !== undefined) throw bothBudgets();
  if (daily === undefined && lifetime === undefined) {
    throw ruleBroken(
      SUBCODES.noBudget,
      'Budget missing',
      'The ad set needs a budget.',
      'daily_budget',
    );
  }
  const least = minimumDailyBudget(account.currency, textIn(fields, 'billing_event'));
  if (daily !== undefined && daily < least) throw budgetTooLow('daily_budget', least);
  if (lifetime === undefined) return;
  requireEnd(fields);
  if (lifetime < least * daysOf(fields)) {
    throw budgetTooLow('lifetime_budget', least * daysOf(fields));
  }
}

function requireEnd(fields: Fields): void {
  if (numberIn(fields, 'end_time') === undefined) {
    throw ruleBroken(
      SUBCODES.lifetimeNeedsEnd,
      'End missing',
      'A lifetime budget needs an end_time.',
      'end_time',
    );
  }
}

const daysOf = (fields: Fields): number =>
  Math.max(
    1,
    Math.ceil(
      ((numberIn(fields, 'end_time') ?? 0) - (numberIn(fields, 'start_time') ?? 0)) / DAY_MS,
    ),
  );

/**
 * The budget of an ad set changes at most four times an hour (613/1487632). Counts a change that is
 * made.
 */
export function countBudgetChange(fields: Fields, { world, before, given }: WriteScene): void {
  if (
    !before ||
    (fields.daily_budget === before.fields.daily_budget &&
      fields.lifetime_budget === before.fields.lifetime_budget)
  ) {
    return;
  }
  const recent = (world.budgetChanges.get(before.id) ?? []).filter(
    (at) => at > world.now() - HOUR_MS,
  );
  if (recent.length >= CHANGES_PER_HOUR) {
    throw throttled(
      613,
      1487632,
      '(#613) The budget of this ad set was changed too often in the last hour.',
    );
  }
  if (given.execution_options === undefined) {
    world.budgetChanges.set(before.id, [...recent, world.now()]);
  }
}

const CAPPED = ['LOWEST_COST_WITH_BID_CAP', 'COST_CAP'];
const PER_THOUSAND = ['IMPRESSIONS', 'REACH', 'AD_RECALL_LIFT'];
/** Factors of return on spend times 10,000: 0.01 to 1,000 (vendor's page on bid strategies). */
const ROAS = { least: 100, most: 10_000_000 };

/**
 * The amount that a bid strategy asks for is there and large enough, and none that it does not
 * take.
 */
export function checkBid(fields: Fields, strategy: string, account: Account): void {
  const amount = numberIn(fields, 'bid_amount');
  if (CAPPED.includes(strategy)) return requireAmount(fields, amount, account);
  if (amount !== undefined) {
    throw ruleBroken(
      SUBCODES.bidNotTaken,
      'Bid amount',
      `${strategy} takes no bid_amount.`,
      'bid_amount',
    );
  }
  const floor = numberIn(objectIn(fields, 'bid_constraints'), 'roas_average_floor');
  if (strategy !== 'LOWEST_COST_WITH_MIN_ROAS') return;
  if (floor !== undefined && floor >= ROAS.least && floor <= ROAS.most) return;
  throw ruleBroken(
    SUBCODES.roasMissing,
    'Return on spend',
    `bid_constraints.roas_average_floor must be between ${ROAS.least} and ${ROAS.most}.`,
    'bid_constraints',
  );
}

function requireAmount(fields: Fields, amount: number | undefined, account: Account): void {
  if (amount === undefined) {
    throw ruleBroken(
      SUBCODES.bidMissing,
      'Bid amount required',
      'This bid strategy needs a bid_amount.',
      'bid_amount',
    );
  }
  const least = minimumBid(
    account.currency,
    PER_THOUSAND.includes(textIn(fields, 'optimization_goal')),
  );
  if (amount < least) {
    throw ruleBroken(
      SUBCODES.bidMissing,
      'Bid amount',
      `The bid must be at least ${least}.`,
      'bid_amount',
    );
  }
}

/**
 * Minutes on the hour, at least an hour long, days 0 (Sunday) to 6; only with a lifetime budget and
 * day-parting pacing (platform document 1b).
 */
export function checkSchedule(fields: Fields, hasLifetimeBudget: boolean): void {
  const parts = listIn(fields, 'adset_schedule');
  if (parts.length === 0) return;
  if (!hasLifetimeBudget) {
    throw ruleBroken(
      SUBCODES.scheduleNeedsLifetime,
      'Schedule',
      'A schedule needs a lifetime budget.',
      'adset_schedule',
    );
  }
  if (!listIn<string>(fields, 'pacing_type').includes('day_parting')) {
    throw ruleBroken(
      SUBCODES.badSchedule,
      'Schedule',
      'A schedule needs pacing_type day_parting.',
      'pacing_type',
    );
  }
  const bad = parts.findIndex((part) => !isPart(part));
  if (bad >= 0) {
    throw ruleBroken(
      SUBCODES.badSchedule,
      'Schedule',
      'Whole hours of known days, at least one hour long.',
      `adset_schedule.${bad}`,
    );
  }
}

function isPart(part: Fields): boolean {
  const [start, end, days] = [
    numberIn(part, 'start_minute') ?? -1,
    numberIn(part, 'end_minute') ?? -1,
    listIn<number>(part, 'days'),
  ];
  const isTime =
    start >= 0 && end <= 1_440 && end - start >= 60 && start % 60 === 0 && end % 60 === 0;
  return isTime && days.length > 0 && days.every((day) => day >= 0 && day <= 6);
}
