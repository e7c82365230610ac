import { type Figures, hourlyRate, times, type TimeSlice, timeSlices } from '../core/delivery';
import { textIn } from '../core/json';
import { scheduleState, unitsIn } from './member-rules';
import { desiredStatus, type Entity, type ReviewStatus, type World } from './store';
import { UNVERIFIED } from './unverified';
import { bidStrategyOf } from './vocabulary';

const QUARTER_MS = 15 * 60_000;

/**
 * Lets every campaign serve between two times: whole quarter hours in which nothing holds it, days
 * of UTC, never over a budget. The same world serves alike in one long step and in many short ones.
 */
export function deliver(world: World, from: Date, to: Date): void {
  const slices = timeSlices(from, to, 'UTC');
  for (const campaign of world.table('campaign').all()) {
    if (desiredStatus(campaign) === 'ACTIVE' && isBidding(campaign)) {
      deliverCampaign(world, campaign, slices);
    }
  }
}

/** A manual bid of nothing wins nothing, though the campaign counts as runnable (live clients). */
function isBidding({ fields }: Entity): boolean {
  return (
    bidStrategyOf(textIn(fields, 'optimizationTargetType')) === 'MAXIMUM_DELIVERY' ||
    (unitsIn(fields, 'unitCost') ?? 0) > 0
  );
}

function deliverCampaign(world: World, campaign: Entity, slices: readonly TimeSlice[]): void {
  const creatives = world
    .children(campaign)
    .filter((creative) => desiredStatus(creative) === 'ACTIVE');
  const currency = world.accounts.get(campaign.accountId)?.currency;
  const firstReady = Math.min(...creatives.map(approvedFrom));
  if (currency === undefined || firstReady === Number.POSITIVE_INFINITY) return;
  const rate = hourlyRate(campaign.id, currency);
  for (const slice of slices) {
    const quarter = Math.floor(slice.start.getTime() / QUARTER_MS) * QUARTER_MS;
    if (firstReady <= quarter && isOpen(campaign, world, quarter)) {
      serve(
        world,
        campaign,
        creatives.filter((one) => approvedFrom(one) <= quarter),
        slice,
        rate,
      );
    }
  }
}

const isOpen = (campaign: Entity, world: World, quarter: number): boolean =>
  [quarter, quarter + QUARTER_MS - 1].every(
    (at) => campaignHolds(campaign, world, at).length === 0,
  );

function serve(
  world: World,
  campaign: Entity,
  creatives: readonly Entity[],
  slice: TimeSlice,
  rate: Figures,
): void {
  const name = `campaign:${campaign.id}`;
  if (world.book.isFixed(name, slice.date)) return;
  const wanted = times(rate, slice.hours);
  const share = Math.min(1, remainingMicros(campaign, world, slice.date) / wanted.costMicros);
  if (share <= 0) return;
  const served = times(wanted, share);
  world.book.add(name, slice.date, served);
  for (const creative of creatives) {
    world.book.add(`creative:${creative.id}`, slice.date, times(served, 1 / creatives.length));
  }
}

const isActive = (entity: Entity) => desiredStatus(entity) === 'ACTIVE';

/**
 * What keeps a group from serving at a time (vendor's page on campaign groups: `servingStatuses`).
 * Empty: nothing does.
 */
export function groupHolds(group: Entity, world: World, at: number): readonly string[] {
  const isStopped = !isActive(group) || world.accounts.get(group.accountId)?.status !== 'ACTIVE';
  return [...(isStopped ? ['STOPPED'] : []), ...limitHolds(group, world, at, 'CAMPAIGN_GROUP')];
}

/** What keeps a campaign from serving at a time (vendor's page on campaigns). */
export function campaignHolds(campaign: Entity, world: World, at: number): readonly string[] {
  const group = world.table('campaignGroup').get(campaign.parentId ?? '');
  return [
    ...(isActive(campaign) ? [] : ['STOPPED']),
    ...(world.accounts.get(campaign.accountId)?.status === 'ACTIVE'
      ? []
      : ['ACCOUNT_SERVING_HOLD']),
    ...(group && isActive(group) ? [] : ['CAMPAIGN_GROUP_STATUS_HOLD']),
    ...(group ? limitHolds(group, world, at, 'CAMPAIGN_GROUP') : []),
    ...limitHolds(campaign, world, at, 'CAMPAIGN'),
  ];
}

/**
 * What keeps a creative from serving at a time (vendor's page on creatives: `servingHoldReasons`).
 */
export function creativeHolds(creative: Entity, world: World, at: number): readonly string[] {
  const campaign = world.table('campaign').get(creative.parentId ?? '');
  const status = reviewStatus(creative, at);
  return [
    ...(isActive(creative) ? [] : ['STOPPED']),
    ...(status === 'REJECTED' ? ['REJECTED'] : []),
    ...(status !== 'REJECTED' && !(approvedFrom(creative) <= at) ? ['UNDER_REVIEW'] : []),
    ...(campaign
      ? campaignHolds(campaign, world, at).map((hold) =>
          hold === 'STOPPED' ? 'CAMPAIGN_STOPPED' : hold,
        )
      : ['CAMPAIGN_STOPPED']),
  ];
}

function limitHolds(entity: Entity, world: World, at: number, prefix: string): readonly string[] {
  const state = scheduleState(entity.fields, at);
  const total = unitsIn(entity.fields, 'totalBudget');
  return [
    ...(state === 'before' ? [`${prefix}_START_DATE_HOLD`] : []),
    ...(state === 'over' ? [`${prefix}_END_DATE_HOLD`] : []),
    ...(total !== undefined && spentMicros(entity, world) >= total * 1_000_000
      ? [`${prefix}_TOTAL_BUDGET_HOLD`]
      : []),
  ];
}

/**
 * From when on a creative may serve; never (infinity) for one that is a draft or was not approved.
 */
function approvedFrom({ review }: Entity): number {
  if (!review) return Number.POSITIVE_INFINITY;
  if (!review.verdict) return review.submittedAt + UNVERIFIED.reviewMinutes * 60_000;
  return review.verdict.status === 'APPROVED' ? review.verdict.at : Number.POSITIVE_INFINITY;
}

/**
 * The review of a creative at a time; undefined for a draft, which is not reviewed (vendor's page
 * on creatives).
 */
export function reviewStatus(creative: Entity, at: number): ReviewStatus | undefined {
  if (!creative.review) return undefined;
  return creative.review.verdict?.status ?? (approvedFrom(creative) <= at ? 'APPROVED' : 'PENDING');
}

/**
 * What a campaign may still spend on a day of UTC, in micros: the least that is left of its own
 * budgets and its group's.
 */
function remainingMicros(campaign: Entity, world: World, date: string): number {
  const group = world.table('campaignGroup').get(campaign.parentId ?? '');
  const holders = group ? [campaign, group] : [campaign];
  const left = holders.flatMap((holder) => [
    leftOf(holder, world, 'dailyBudget', date),
    leftOf(holder, world, 'totalBudget'),
  ]);
  return Math.max(0, Math.min(...left));
}

function leftOf(holder: Entity, world: World, member: string, date?: string): number {
  const units = unitsIn(holder.fields, member);
  return units === undefined
    ? Number.POSITIVE_INFINITY
    : units * 1_000_000 - spentMicros(holder, world, date);
}

/**
 * What was spent on a campaign, or on all campaigns of a group, in micros: on one day of UTC
 * (YYYY-MM-DD), or ever.
 */
function spentMicros(entity: Entity, world: World, date?: string): number {
  if (entity.kind === 'campaignGroup') {
    return world
      .children(entity)
      .reduce((sum, campaign) => sum + spentMicros(campaign, world, date), 0);
  }
  const name = `campaign:${entity.id}`;
  if (date !== undefined) return world.book.on(name, date).costMicros;
  return [...world.book.daysOf(name).values()].reduce((sum, day) => sum + day.costMicros, 0);
}
