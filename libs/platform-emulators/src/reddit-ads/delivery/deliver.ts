import { hourlyRate } from '../../delivery/hourly-rate';
import { times } from '../../delivery/spend-book';
import { type TimeSlice, timeSlices } from '../../delivery/time-slices';
import type { Account } from '../accounts/account';
import { configuredStatus, type Entity } from '../store/entity';
import type { World } from '../store/world';
import { budgetLeft } from './budget-left';
import { conversionEvent } from './conversion-event';
import { runsAt } from './runs-at';
import { type ServingAdGroup, servingAdGroups } from './serving-ads';

/** Lets every active campaign serve between two times, within times, hours, reviews and budgets. The same world always serves alike. */
export function deliver(world: World, from: number, to: number): void {
  for (const account of world.accounts.all()) {
    const serving = account.isSuspended ? [] : servingCampaigns(world, account, to);
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
  const wish = times(hourlyRate(adGroup.id, account.currency), slice.hours);
  const left = budgetLeft(world.ledger, campaign, adGroup, slice.date);
  const share = wish.costMicros > left ? left / wish.costMicros : 1;
  if (share <= 0) return;
  const figures = times(wish, share / ads.length);
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
