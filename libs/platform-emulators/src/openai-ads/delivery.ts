import { DateTime } from 'luxon';
import { type Figures, hourlyRate, times, type TimeSlice, timeSlices } from '../core/delivery';
import { type Fields, numberIn, objectIn, textIn } from '../core/json';
import type { Scene } from './doors/resources';
import type { Account } from './store/accounts';
import type { Entity, World } from './store/world';
import { UNVERIFIED } from './unverified';

/**
 * Delivers for a stretch of time: active campaigns of active accounts, within dates, budget, bids
 * and reviews.
 */
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
  const wanted = bounded(
    times(hourlyRate(campaign.id, account.currency), hours),
    objectIn(turn.adGroup.fields, 'bidding_config'),
  );
  const left = budgetLeft(campaign, world, account, at);
  const figures = times(wanted, Math.min(1, left / wanted.costMicros));
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

export interface ServingIssue {
  readonly code: string;
  readonly message: string;
}

/**
 * Why an object does not serve, with the reasons above it
 * (developers.openai.com/ads/troubleshooting; codes seen live). None is no promise of delivery.
 */
export function servingIssues(entity: Entity, scene: Scene): readonly ServingIssue[] {
  return [...accountIssues(scene), ...objectIssues(entity, scene)].map((code) => ({
    code,
    message: code.replaceAll('_', ' '),
  }));
}

function accountIssues({ account }: Scene): readonly string[] {
  if (account.review !== 'rejected') {
    return account.status === 'active' ? [] : ['ad_account_not_active'];
  }
  return [
    account.reviewReason === 'missing_favicon'
      ? 'ad_account_brand_review_missing_favicon'
      : 'ad_account_brand_review_rejected',
  ];
}

function objectIssues(entity: Entity, scene: Scene): readonly string[] {
  const parent = parentOf(entity, scene);
  const above = parent ? objectIssues(parent, scene) : [];
  const inactive = entity.fields.status === 'active' ? [] : [`${entity.kind}_not_active`];
  const reserved = reservedParams(entity) ? ['reserved_query_params_present'] : [];
  const own =
    entity.kind === 'campaign'
      ? campaignIssues(entity, scene)
      : entity.kind === 'ad'
        ? adIssues(entity, scene)
        : [];
  return [...above, ...inactive, ...own, ...reserved];
}

function parentOf({ kind, accountId, parentId }: Entity, { world }: Scene): Entity | undefined {
  if (kind === 'ad') return world.find('ad_group', accountId, parentId);
  return kind === 'ad_group' ? world.find('campaign', accountId, parentId) : undefined;
}

function campaignIssues(campaign: Entity, { world, account }: Scene): readonly string[] {
  const seconds = world.now() / 1_000;
  const isAhead = (numberIn(campaign.fields, 'start_time') ?? 0) > seconds;
  const isOver = (numberIn(campaign.fields, 'end_time') ?? Infinity) <= seconds;
  const isSpent = budgetLeft(campaign, world, account, world.now()) < 1;
  return [
    ...(isAhead ? ['campaign_not_started'] : []),
    ...(isOver ? ['campaign_ended'] : []),
    ...(isSpent ? ['campaign_budget_exhausted'] : []),
  ];
}

function adIssues(ad: Entity, { world }: Scene): readonly string[] {
  const { status, reason } = reviewOf(ad, world.now());
  const verdict = ad.review?.verdict;
  if (status === 'in_review') return ['ad_in_review'];
  if (status === 'rejected') {
    return [
      'review_not_approved',
      ...(/^(crawl|landing_page|robots)/.test(String(reason)) ? ['landing_page_crawl_issue'] : []),
    ];
  }
  return verdict?.isLimited ? [verdict.reasons[0] ?? UNVERIFIED.limitedIssue] : [];
}

/** The vendor's own parameters in a destination or a template of one. */
function reservedParams({ fields }: Entity): boolean {
  const template = textIn(objectIn(fields, 'landing_page_configuration'), 'query_string_template');
  const target = textIn(objectIn(fields, 'creative'), 'target_url');
  const queries = [template, URL.canParse(target) ? new URL(target).search : ''];
  return queries.some((query) =>
    UNVERIFIED.reservedQueryParams.some((name) => new URLSearchParams(query).has(name)),
  );
}

/** Milliseconds when the review of an ad lets it serve: undefined when it was rejected. */
function approvedFrom({ review }: Entity): number | undefined {
  if (!review) return undefined;
  if (review.verdict) return review.verdict.status === 'approved' ? review.submittedAt : undefined;
  return review.submittedAt + UNVERIFIED.reviewMinutes * 60_000;
}

/** The review as answers show it (platform document 4c). */
export function reviewOf(
  entity: Entity,
  now: number,
): Fields & { readonly status: 'in_review' | 'approved' | 'rejected' } {
  const verdict = entity.review?.verdict;
  if (verdict?.status === 'rejected') {
    return {
      status: 'rejected',
      ...(verdict.reasons[0] === undefined ? {} : { reason: verdict.reasons[0] }),
    };
  }
  const approved = approvedFrom(entity);
  return { status: approved !== undefined && approved <= now ? 'approved' : 'in_review' };
}

/** Micros that a campaign may still spend at a time: of the account's day, or ever. */
function budgetLeft(campaign: Entity, world: World, account: Account, at: number): number {
  const budget = objectIn(campaign.fields, 'budget');
  const lifetime = numberIn(budget, 'lifetime_spend_limit_micros');
  if (lifetime !== undefined) return Math.max(0, lifetime - world.ledger.spentEver(campaign.id));
  const daily = numberIn(budget, 'daily_spend_limit_micros') ?? 0;
  return Math.max(0, daily - world.ledger.spentOn(campaign.id, dayIn(account, at)));
}

/** The day (YYYY-MM-DD) of a time in milliseconds, as the account's clock shows it. */
const dayIn = ({ timeZone }: Account, at: number): string =>
  DateTime.fromMillis(at, { zone: timeZone }).toFormat('yyyy-MM-dd');

/**
 * When the hour of the account's clock began that a time in milliseconds lies in, in Unix seconds.
 */
const hourIn = ({ timeZone }: Account, at: number): number =>
  DateTime.fromMillis(at, { zone: timeZone }).startOf('hour').toSeconds();

/** When each hour of a day of the account began, in Unix seconds: 23 to 25 of them. */
export function hoursOf({ timeZone }: Account, date: string): readonly number[] {
  const start = DateTime.fromISO(date, { zone: timeZone });
  const count = start.plus({ days: 1 }).diff(start, 'hours').hours;
  return Array.from({ length: count }, (_, index) => start.toSeconds() + index * 3_600);
}
