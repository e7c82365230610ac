import { hourlyRate } from '../../delivery/hourly-rate';
import { type Figures, times } from '../../delivery/spend-book';
import { type TimeSlice, timeSlices } from '../../delivery/time-slices';
import type { Account } from '../accounts/account';
import type { Entity } from '../store/entity';
import type { World } from '../store/world';
import { type Fields, numberIn, objectIn } from '../../json/fields';
import { hourIn } from './account-day';
import { budgetLeft } from './budget-left';
import { approvedFrom } from './review';

/** Delivers for a stretch of time: active campaigns of active accounts, within dates, budget, bids and reviews. */
export function deliver(world: World, from: Date, to: Date): void {
  for (const account of world.accounts.all()) {
    if (account.status !== 'active' || account.review !== 'approved') continue;
    const active = [...world.table('campaign').of(account.id)].filter(
      (one) => one.fields.status === 'active',
    );
    for (const campaign of active) deliverCampaign(world, account, campaign, from, to);
  }
}

interface ServingAd {
  readonly ad: Entity;
  readonly adGroup: Entity;
  readonly from: number;
}

function deliverCampaign(
  world: World,
  account: Account,
  campaign: Entity,
  from: Date,
  to: Date,
): void {
  const ads = servingAds(world, campaign);
  const start = Math.max(
    from.getTime(),
    (numberIn(campaign.fields, 'start_time') ?? 0) * 1_000,
    Math.min(...ads.map((one) => one.from)),
  );
  const end = Math.min(to.getTime(), (numberIn(campaign.fields, 'end_time') ?? Infinity) * 1_000);
  if (start >= end) return;
  for (const slice of timeSlices(new Date(start), new Date(end), account.timeZone)) {
    deliverSlice(world, account, campaign, ads, slice);
  }
}

/** Active ads of active ad groups, from when their review lets them serve. */
function servingAds(world: World, campaign: Entity): readonly ServingAd[] {
  const groups = [...world.table('ad_group').of(campaign.id)].filter(
    (one) => one.fields.status === 'active',
  );
  return groups.flatMap((adGroup) =>
    [...world.table('ad').of(adGroup.id)].flatMap((ad) => {
      const from = approvedFrom(ad);
      return ad.fields.status === 'active' && from !== undefined ? [{ ad, adGroup, from }] : [];
    }),
  );
}

/** The ads of a campaign take turns by the hour. */
function deliverSlice(
  world: World,
  account: Account,
  campaign: Entity,
  ads: readonly ServingAd[],
  { start, hours, date }: TimeSlice,
): void {
  const at = start.getTime();
  const serving = ads.filter((one) => one.from <= at);
  const turn = serving[Math.floor(at / 3_600_000) % Math.max(1, serving.length)];
  if (!turn) return;
  const wished = bounded(
    times(hourlyRate(campaign.id, account.currency), hours),
    objectIn(turn.adGroup.fields, 'bidding_config'),
  );
  const left = budgetLeft(campaign, world, account, at);
  const figures = times(wished, Math.min(1, left / wished.costMicros));
  const leaf = {
    accountId: account.id,
    campaignId: campaign.id,
    adGroupId: turn.adGroup.id,
    adId: turn.ad.id,
  };
  if (left > 0) world.ledger.add(leaf, date, hourIn(account, at), figures);
}

/** An event never costs more than its bid; a bid for conversions is not a bid for an event. */
function bounded(figures: Figures, bidding: Fields): Figures {
  const bid = numberIn(bidding, 'max_bid_micros') ?? Infinity;
  const events = bidding.billing_event_type === 'impression' ? figures.impressions : figures.clicks;
  return { ...figures, costMicros: Math.min(figures.costMicros, events * bid) };
}
