import { type Figures, hourlyRate, times, type TimeSlice, timeSlices } from '../core/delivery';
import type { Verdict } from '../vendor';
import type { Customer } from './accounts';
import { todayIn, windowOf } from './rules/schedules';
import { isRemoved, numberOf, partOf, type Row, textOf } from './store/store';
import { UNVERIFIED } from './unverified';

/**
 * Delivers for a stretch of time: every enabled campaign within its dates, schedule, budget and
 * review.
 */
export function accrue(customer: Customer, from: Date, to: Date): void {
  if (customer.status !== 'ENABLED') return;
  const campaigns = [...customer.store.all('campaign')].filter(
    (row) => row.data['status'] === 'ENABLED',
  );
  if (!campaigns.length) return;
  const slices = timeSlices(from, to, customer.timeZone);
  for (const campaign of campaigns) accrueCampaign(customer, campaign, slices);
}

function accrueCampaign(customer: Customer, campaign: Row, slices: readonly TimeSlice[]): void {
  const windows = scheduleOf(customer, campaign);
  const rate = hourlyRate(campaign.id, customer.currency);
  const serving = new ServingCache(customer, campaign);
  for (const slice of slices) {
    if (!isInDates(campaign, slice.date) || !isInWindows(windows, slice)) continue;
    const leaves = serving.at(slice.start);
    const remaining = leaves.length ? remainingBudget(campaign, customer, slice.date) : 0;
    if (remaining <= 0) continue;
    const wanted = times(rate, slice.hours);
    book(
      customer,
      [campaign, ...leaves],
      slice.date,
      times(wanted, Math.min(1, remaining / wanted.costMicros)),
    );
  }
}

/**
 * What serves only changes with reviews inside one stretch: it is looked up once per review period.
 */
class ServingCache {
  private period = -1;
  private leaves: readonly Row[] = [];

  constructor(
    private readonly customer: Customer,
    private readonly campaign: Row,
  ) {}

  at(now: Date): readonly Row[] {
    const period = Math.floor(now.getTime() / (UNVERIFIED.reviewMinutes * 60_000));
    if (period !== this.period) this.leaves = this.lookUp(now);
    this.period = period;
    return this.leaves;
  }

  /** A group, with an ad and a keyword where it has them, that takes what is delivered now. */
  private lookUp(now: Date): readonly Row[] {
    const { serving } = campaignState(this.campaign, this.customer, now);
    const chosen = serving[Math.floor(now.getTime() / 3_600_000) % Math.max(1, serving.length)];
    if (!chosen) return [];
    const keyword = firstKeyword(this.customer, chosen.group, now);
    return [chosen.group, ...chosen.ads.slice(0, 1), ...(keyword ? [keyword] : [])];
  }
}

function firstKeyword(customer: Customer, group: Row, now: Date): Row | undefined {
  for (const row of customer.store.childrenOf(group.name, 'adGroupCriterion')) {
    if (isServingKeyword(row, customer, now)) return row;
  }
  return undefined;
}

function book({ spend }: Customer, rows: readonly Row[], date: string, figures: Figures): void {
  const [campaign] = rows;
  if (campaign && spend.isFixed(campaign.name, date)) return;
  for (const row of rows) spend.add(row.name, date, figures);
}

function scheduleOf(customer: Customer, campaign: Row) {
  return customer.store
    .livingChildrenOf(campaign.name, 'campaignCriterion')
    .filter((row) => row.data['adSchedule'] !== undefined)
    .map((row) => windowOf(partOf(row.data, 'adSchedule')));
}

function isInWindows(
  windows: readonly ReturnType<typeof windowOf>[],
  { day, minuteOfDay }: TimeSlice,
): boolean {
  return (
    !windows.length ||
    windows.some(
      (window) => window.day === day && window.from <= minuteOfDay && minuteOfDay < window.to,
    )
  );
}

function isInDates({ data }: Row, date: string): boolean {
  const end = textOf(data, 'endDateTime').slice(0, 10);
  return textOf(data, 'startDateTime').slice(0, 10) <= date && (!end || date <= end);
}

/** The status of a campaign: what it could serve with, and why it does not. */
export interface CampaignState {
  readonly primaryStatus: string;
  readonly reasons: readonly string[];
  readonly servingStatus: string;
  readonly serving: BelowCampaign['serving'];
}

const LIMITING = [
  'HAS_ADS_LIMITED_BY_POLICY',
  'HAS_ASSET_GROUPS_LIMITED_BY_POLICY',
  'BUDGET_CONSTRAINED',
  'HAS_ADS_DISAPPROVED',
  'HAS_ASSET_GROUPS_DISAPPROVED',
];
const IN_REVIEW = ['MOST_ADS_UNDER_REVIEW', 'MOST_ASSET_GROUPS_UNDER_REVIEW'];

export function campaignState(campaign: Row, customer: Customer, now: Date): CampaignState {
  const own = ownReasons(campaign, customer, now);
  const { serving, reasons: below } = belowCampaign(campaign, customer, now);
  const constrained =
    !own.length && remainingBudget(campaign, customer, todayIn(customer.timeZone, now)) <= 0
      ? ['BUDGET_CONSTRAINED']
      : [];
  const reasons = [...own, ...constrained, ...below];
  return {
    primaryStatus: primaryStatus(own, reasons, serving.length > 0),
    reasons,
    servingStatus: servingStatus(campaign, own, customer),
    serving,
  };
}

function primaryStatus(
  own: readonly string[],
  reasons: readonly string[],
  canServe: boolean,
): string {
  const inReview = reasons.some((reason) => IN_REVIEW.includes(reason));
  if (own.includes('CAMPAIGN_REMOVED')) return 'REMOVED';
  if (own.includes('CAMPAIGN_ENDED')) return 'ENDED';
  if (own.includes('CAMPAIGN_PAUSED')) return canServe || inReview ? 'PAUSED' : 'NOT_ELIGIBLE';
  if (own.includes('CAMPAIGN_PENDING')) return 'PENDING';
  if (!canServe) return inReview ? 'PENDING' : 'NOT_ELIGIBLE';
  return reasons.some((reason) => LIMITING.includes(reason)) ? 'LIMITED' : 'ELIGIBLE';
}

function servingStatus(campaign: Row, own: readonly string[], customer: Customer): string {
  if (customer.status !== 'ENABLED') return 'SUSPENDED';
  if (own.includes('CAMPAIGN_ENDED')) return 'ENDED';
  if (own.includes('CAMPAIGN_PENDING')) return 'PENDING';
  return campaign.data['status'] === 'ENABLED' ? 'SERVING' : 'NONE';
}

/** The ads and keywords that an ad group can serve with, and the reasons why it cannot. */
export interface AdGroupState {
  readonly reasons: readonly string[];
  readonly ads: readonly Row[];
  readonly hasKeyword: boolean;
}

/** Looks at the ads and keywords of an enabled ad group. Display ad groups need no keyword. */
export function adGroupState(adGroup: Row, customer: Customer, now: Date): AdGroupState {
  const ads = customer.store.livingChildrenOf(adGroup.name, 'adGroupAd');
  const enabled = ads.filter((ad) => ad.data['status'] === 'ENABLED');
  const reviews = enabled.map((ad) => reviewOf(ad, customer, now).review);
  const serving = enabled.filter((_, index) => mayServe(reviews[index] ?? 'in-review'));
  const keywords = keywordReasons(adGroup, customer, now);
  const adReasons = !ads.length
    ? ['NO_AD_GROUP_ADS']
    : !enabled.length
      ? ['AD_GROUP_ADS_PAUSED']
      : reviewReasons(reviews);
  return { reasons: [...keywords, ...adReasons], ads: serving, hasKeyword: !keywords.length };
}

function reviewReasons(reviews: readonly string[]): string[] {
  const inReview = reviews.filter((review) => review === 'in-review').length;
  return [
    ...(reviews.includes('disapproved') ? ['HAS_ADS_DISAPPROVED'] : []),
    ...(reviews.includes('limited') ? ['HAS_ADS_LIMITED_BY_POLICY'] : []),
    ...(inReview * 2 > reviews.length ? ['MOST_ADS_UNDER_REVIEW'] : []),
  ];
}

function keywordReasons(adGroup: Row, customer: Customer, now: Date): string[] {
  if (adGroup.data['type'] !== 'SEARCH_STANDARD') return [];
  const { store } = customer;
  const serves = (row: Row) => isServingKeyword(row, customer, now);
  if (store.hasLivingChild(adGroup.name, 'adGroupCriterion', serves)) return [];
  const positive = store.hasLivingChild(
    adGroup.name,
    'adGroupCriterion',
    (row) => row.data['negative'] !== true,
  );
  return [positive ? 'KEYWORDS_PAUSED' : 'NO_KEYWORDS'];
}

/** A keyword serves unless it was disapproved: review of keywords does not hold them back. */
function isServingKeyword(row: Row, customer: Customer, now: Date): boolean {
  if (isRemoved(row) || row.data['negative'] === true || row.data['status'] !== 'ENABLED') {
    return false;
  }
  return reviewOf(row, customer, now).review !== 'disapproved';
}

/** What keeps an asset group from serving: its campaign, or its review. */
export interface AssetGroupState {
  readonly blocking: readonly string[];
  readonly review: Review;
}

export function assetGroupState(group: Row, customer: Customer, now: Date): AssetGroupState {
  const campaign = customer.store.get('campaign', textOf(group.data, 'campaign'));
  return {
    blocking: campaign ? ownReasons(campaign, customer, now) : [],
    review: reviewOf(group, customer, now).review,
  };
}

/** What a campaign could serve with now, and what is in the way below it. */
interface BelowCampaign {
  readonly reasons: readonly string[];
  /** Ad groups with their ads; asset groups have none. */
  readonly serving: readonly { readonly group: Row; readonly ads: readonly Row[] }[];
}

/** Looks at ad groups, or at the asset groups of a Performance Max campaign. */
function belowCampaign(campaign: Row, customer: Customer, now: Date): BelowCampaign {
  const isMax = campaign.data['advertisingChannelType'] === 'PERFORMANCE_MAX';
  const groups = customer.store.livingChildrenOf(campaign.name, isMax ? 'assetGroup' : 'adGroup');
  const enabled = groups.filter((group) => group.data['status'] === 'ENABLED');
  const kind = isMax ? 'ASSET_GROUPS' : 'AD_GROUPS';
  if (!groups.length) return { serving: [], reasons: isRemoved(campaign) ? [] : [`NO_${kind}`] };
  if (!enabled.length) return { serving: [], reasons: [`${kind}_PAUSED`] };
  return isMax ? assetGroups(enabled, customer, now) : adGroups(enabled, customer, now);
}

function adGroups(enabled: readonly Row[], customer: Customer, now: Date): BelowCampaign {
  const states = enabled.map((group) => ({ group, ...adGroupState(group, customer, now) }));
  const serving = states.filter(({ ads, hasKeyword }) => ads.length > 0 && hasKeyword);
  return { serving, reasons: [...new Set(states.flatMap(({ reasons }) => reasons))] };
}

function assetGroups(enabled: readonly Row[], customer: Customer, now: Date): BelowCampaign {
  const states = enabled.map((group) => ({
    group,
    ads: [],
    review: reviewOf(group, customer, now).review,
  }));
  const reviews = states.map(({ review }) => review);
  const inReview = reviews.filter((review) => review === 'in-review').length;
  const reasons = [
    ...(reviews.includes('disapproved') ? ['HAS_ASSET_GROUPS_DISAPPROVED'] : []),
    ...(reviews.includes('limited') ? ['HAS_ASSET_GROUPS_LIMITED_BY_POLICY'] : []),
    ...(inReview * 2 > reviews.length ? ['MOST_ASSET_GROUPS_UNDER_REVIEW'] : []),
  ];
  return { serving: states.filter(({ review }) => mayServe(review)), reasons };
}

/** What of a campaign itself keeps it from serving: removed, over, paused, or not begun. */
function ownReasons(campaign: Row, { timeZone }: Customer, now: Date): readonly string[] {
  if (isRemoved(campaign)) return ['CAMPAIGN_REMOVED'];
  const today = todayIn(timeZone, now);
  const end = textOf(campaign.data, 'endDateTime').slice(0, 10);
  return [
    ...(end && end < today ? ['CAMPAIGN_ENDED'] : []),
    ...(campaign.data['status'] === 'PAUSED' ? ['CAMPAIGN_PAUSED'] : []),
    ...(textOf(campaign.data, 'startDateTime').slice(0, 10) > today ? ['CAMPAIGN_PENDING'] : []),
  ];
}

/**
 * Micros that the campaign's budget has left on a day, over all campaigns that share it. A total
 * budget counts every day.
 */
function remainingBudget(campaign: Row, { store, spend }: Customer, date: string): number {
  const budget = store.get('campaignBudget', textOf(campaign.data, 'campaignBudget'));
  if (!budget) return 0;
  const sharers = [...store.childrenOf(budget.name, 'campaign')];
  if (budget.data['period'] !== 'CUSTOM_PERIOD') {
    return (
      (numberOf(budget.data, 'amountMicros') ?? 0) -
      sum(sharers.map((sharer) => spend.on(sharer.name, date).costMicros))
    );
  }
  const spent = sharers.flatMap((sharer) =>
    [...spend.daysOf(sharer.name).values()].map(({ costMicros }) => costMicros),
  );
  return (numberOf(budget.data, 'totalAmountMicros') ?? 0) - sum(spent);
}

const sum = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + amount, 0);

type Review = 'in-review' | Verdict['review'];

export const verdictKey = ({ kind, id }: Row): string => `${kind} ${id}`;

/** What the reviewers say now: a person's verdict, else ten minutes of review and then approval. */
export function reviewOf(
  row: Row,
  customer: Customer,
  now: Date,
): { readonly review: Review; readonly reasons: readonly string[] } {
  const verdict = customer.verdicts.get(verdictKey(row));
  if (verdict) return { review: verdict.review, reasons: verdict.reasons };
  const minutes = (now.getTime() - row.reviewedFrom.getTime()) / 60_000;
  return { review: minutes < UNVERIFIED.reviewMinutes ? 'in-review' : 'approved', reasons: [] };
}

/** Approved and limited content may serve. */
const mayServe = (review: Review): boolean => review === 'approved' || review === 'limited';
