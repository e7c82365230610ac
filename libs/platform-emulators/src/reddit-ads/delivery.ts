import { hourlyRate, times, type TimeSlice, timeSlices } from '../core/delivery';
import { type Fields, listIn, numberIn, textIn } from '../core/json';
import { type Account, isSuspended } from './store/accounts';
import type { ConversionEvent, Ledger } from './store/ledger';
import { approvedAt, reviewState } from './store/statuses';
import { configuredStatus, type Entity, type World } from './store/world';

/**
 * Lets every active campaign serve between two times, within times, hours, reviews and budgets. The
 * same world always serves alike.
 */
export function deliver(world: World, from: number, to: number): void {
  for (const account of world.accounts.all()) {
    const serving = isSuspended(account) ? [] : servingCampaigns(world, account, to);
    if (serving.length === 0) continue;
    const slices = timeSlices(new Date(from), new Date(to), account.timeZone);
    for (const one of serving) deliverCampaign(world, account, one, slices);
  }
}

function deliverCampaign(
  world: World,
  account: Account,
  { campaign, adGroups }: ServingCampaign,
  slices: readonly TimeSlice[],
): void {
  for (const slice of slices) deliverSlice(world, account, campaign, adGroups, slice);
}

interface ServingCampaign {
  readonly campaign: Entity;
  readonly adGroups: readonly ServingAdGroup[];
}

function servingCampaigns(
  world: World,
  account: Account,
  until: number,
): readonly ServingCampaign[] {
  return [...world.table('campaign').of(account.id)]
    .filter((campaign) => configuredStatus(campaign) === 'ACTIVE')
    .map((campaign) => ({ campaign, adGroups: servingAdGroups(world, campaign, until) }))
    .filter(({ adGroups }) => adGroups.length > 0);
}

function deliverSlice(
  world: World,
  account: Account,
  campaign: Entity,
  adGroups: readonly ServingAdGroup[],
  slice: TimeSlice,
): void {
  const at = slice.start.getTime();
  const ownsBudget = campaign.fields.is_campaign_budget_optimization === true;
  if (ownsBudget && !runsAt(campaign.fields, slice)) return;
  for (const { adGroup, ads } of adGroups) {
    const { schedule: _own, ...withoutHours } = adGroup.fields;
    const ready = ads.filter((one) => one.from <= at).map((one) => one.ad);
    if (ready.length > 0 && runsAt(ownsBudget ? withoutHours : adGroup.fields, slice)) {
      serve(world, account, campaign, adGroup, ready, slice);
    }
  }
}

function serve(
  world: World,
  account: Account,
  campaign: Entity,
  adGroup: Entity,
  ads: readonly Entity[],
  slice: TimeSlice,
): void {
  const wanted = times(hourlyRate(adGroup.id, account.currency), slice.hours);
  const left = budgetLeft(world.ledger, campaign, adGroup, slice.date);
  const share = wanted.costMicros > left ? left / wanted.costMicros : 1;
  if (share <= 0) return;
  const figures = times(wanted, share / ads.length);
  const event = conversionEvent(campaign, adGroup);
  for (const ad of ads) {
    const served = {
      accountId: account.id,
      campaignId: campaign.id,
      adGroupId: adGroup.id,
      adId: ad.id,
      event,
    };
    world.ledger.add(served, slice.start.getTime(), slice.date, figures);
  }
}

/** An ad group that can serve, with its ads that can, each from when its review lets it. */
interface ServingAdGroup {
  readonly adGroup: Entity;
  readonly ads: readonly { readonly ad: Entity; readonly from: number }[];
}

/**
 * What of an active campaign can serve until a time: active ad groups with active ads that are
 * approved by then.
 */
function servingAdGroups(world: World, campaign: Entity, until: number): readonly ServingAdGroup[] {
  return [...world.table('adGroup').under(campaign.id)].filter(isActive).flatMap((adGroup) => {
    const ads = [...world.table('ad').under(adGroup.id)].filter(isActive).flatMap((ad) => {
      const from = servesFrom(ad, until);
      return from < until ? [{ ad, from }] : [];
    });
    return ads.length > 0 ? [{ adGroup, ads }] : [];
  });
}

const isActive = (entity: Entity): boolean => configuredStatus(entity) === 'ACTIVE';

function servesFrom(ad: Entity, until: number): number {
  if (reviewState(ad, until) !== 'approved') return Number.POSITIVE_INFINITY;
  return ad.review && !ad.review.verdict ? approvedAt(ad.review.submittedAt) : 0;
}

/**
 * A weekly block: day 0 is Sunday; it ends at the start of `end_hour`, and may run over the end of
 * the week.
 */
interface TimeBlock {
  readonly start_day: number;
  readonly start_hour: number;
  readonly end_day: number;
  readonly end_hour: number;
}

const WEEKDAYS = ['SUNDAY', 'MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY'];

/**
 * Whether times and weekly hours let something run in a slice of the account's zone. That hours are
 * the account's, and that a block ends before its `end_hour`, is how the vendor's OpenAPI reads;
 * third parties disagree.
 */
function runsAt(fields: Fields, slice: TimeSlice): boolean {
  const at = slice.start.getTime();
  const [start, end] = [textIn(fields, 'start_time'), textIn(fields, 'end_time')];
  if ((start !== '' && at < Date.parse(start)) || (end !== '' && at >= Date.parse(end))) {
    return false;
  }
  const blocks = listIn<TimeBlock>(fields, 'schedule');
  const hour = WEEKDAYS.indexOf(slice.day) * 24 + slice.minuteOfDay / 60;
  return blocks.length === 0 || blocks.some((block) => isWithin(block, hour));
}

function isWithin(block: TimeBlock, hour: number): boolean {
  const [start, end] = [
    block.start_day * 24 + block.start_hour,
    block.end_day * 24 + block.end_hour,
  ];
  return start < end ? hour >= start && hour < end : hour >= start || hour < end;
}

/**
 * Micros an ad group may still spend on a day: its own goal or its campaign's, and the campaign's
 * cap.
 */
function budgetLeft(ledger: Ledger, campaign: Entity, adGroup: Entity, date: string): number {
  const holder = campaign.fields.is_campaign_budget_optimization === true ? campaign : adGroup;
  const goal = goalLeft(ledger, holder.id, holder.fields, date);
  const cap = numberIn(campaign.fields, 'spend_cap');
  const capLeft =
    cap === undefined ? Number.POSITIVE_INFINITY : cap - ledger.spentEver(campaign.id);
  return Math.max(0, Math.min(goal, capLeft));
}

function goalLeft(ledger: Ledger, id: string, fields: Fields, date: string): number {
  const value = numberIn(fields, 'goal_value') ?? 0;
  return (
    value -
    (fields.goal_type === 'LIFETIME_SPEND' ? ledger.spentEver(id) : ledger.spentOn(id, date))
  );
}

const EVENTS: Readonly<Record<string, ConversionEvent>> = {
  LEAD: 'LEAD',
  SIGN_UP: 'SIGN_UP',
  ADD_TO_CART: 'ADD_TO_CART',
};

/** What conversions of an ad group count as: the event it optimises for, else purchases. */
const conversionEvent = (campaign: Entity, adGroup: Entity): ConversionEvent =>
  EVENTS[String(adGroup.fields.optimization_goal ?? campaign.fields.optimization_goal)] ??
  'PURCHASE';
