import {
  BIDDING_STRATEGIES,
  type BiddingStrategyInput,
  type BiddingStrategyType,
  type Campaign,
  type CampaignChanges,
  type Declarations,
  IMPRESSION_SHARE_LOCATIONS,
  OBJECTIVES,
} from '@switchyard/catalog/domain';
import { amountFromMicros } from '@switchyard/kernel';
import type { Json } from '@switchyard/platforms/domain';
import type { AdSchedule } from '@switchyard/targeting/domain';
import {
  type ImportSite,
  isAmount,
  isOneOf,
  isText,
  membersOf,
  rowsOf,
  withoutNulls,
} from './remote-value';
import { devicesMember, linkedinMember, locationsMember } from './targeting-members';

/** How the platform bids, in our words; undefined for a strategy that we have no word for. */
const biddingMember = (value: Json): CampaignChanges | undefined => {
  const members = membersOf(value);
  if (!members || !isOneOf(BIDDING_STRATEGIES, members['type'])) return undefined;
  const {
    targetCpaMicros: cpa,
    targetRoas: roas,
    targetImpressionSharePercent: share,
    impressionShareLocation: location,
    maxCpcBidCeilingMicros: ceiling,
  } = members;
  const strategy: BiddingStrategyInput = {
    type: typeWith(members['type'], isAmount(cpa), isAmount(roas)),
    ...(isAmount(cpa) && { targetCpa: amountFromMicros(cpa) }),
    ...(isAmount(roas) && { targetRoas: roas }),
    ...(typeof share === 'number' && { targetImpressionShare: share }),
    ...(isOneOf(IMPRESSION_SHARE_LOCATIONS, location) && { impressionShareLocation: location }),
    ...(isAmount(ceiling) && { maxCpcBidCeiling: amountFromMicros(ceiling) }),
  };
  return { biddingStrategy: strategy };
};

/** Where a platform aims at a target while it maximises, we say the target. */
const typeWith = (
  type: BiddingStrategyType,
  hasCpa: boolean,
  hasRoas: boolean,
): BiddingStrategyType => {
  if (type === 'MAXIMIZE_CONVERSIONS' && hasCpa) return 'TARGET_CPA';
  return type === 'MAXIMIZE_CONVERSION_VALUE' && hasRoas ? 'TARGET_ROAS' : type;
};

/**
 * One platform's share as it was set there; the budget becomes the new sum, the other shares stay.
 */
const budgetMember = (
  micros: Json,
  { platforms, platformBudgetsMicros: shares }: Campaign,
  { platform }: ImportSite,
): CampaignChanges | undefined => {
  if (!isAmount(micros)) return undefined;
  if (platforms.length === 1) return { budget: amountFromMicros(micros), _platformBudgets: null };
  if (!shares || shares[platform] === undefined) return undefined;
  const split = { ...shares, [platform]: micros };
  const sum = Object.values(split).reduce((total, share) => total + share, 0);
  return {
    budget: amountFromMicros(sum),
    _platformBudgets: Object.fromEntries(
      Object.entries(split).map(([each, share]) => [each, amountFromMicros(share)]),
    ),
  };
};

/**
 * What was switched on one platform stays on that platform: a campaign on several is paused there
 * alone. One that is paused as a whole and runs on one of them is enabled with all others paused by
 * themselves, so that nothing else starts to spend.
 */
const switchMember = (
  value: Json,
  { platforms, status, platformStatus }: Campaign,
  { platform }: ImportSite,
): CampaignChanges | undefined => {
  if (value !== 'ENABLED' && value !== 'PAUSED') return undefined;
  if (platforms.length === 1) {
    return value === 'PAUSED'
      ? { status: 'PAUSED' }
      : { status: 'ENABLED', platformStatus: { [platform]: 'ENABLED' } };
  }
  if (value === 'PAUSED' || status === 'ENABLED') {
    return { platformStatus: { ...platformStatus, [platform]: value } };
  }
  return {
    status: 'ENABLED',
    platformStatus: Object.fromEntries(
      platforms.map((each) => [each, each === platform ? 'ENABLED' : 'PAUSED']),
    ),
  };
};

/**
 * Turns a value found on a platform into a patch of our campaign; undefined when our words cannot
 * say it.
 */
export type CampaignMember = (
  value: Json,
  campaign: Campaign,
  site: ImportSite,
) => CampaignChanges | undefined;

const LONGEST_NAME = 255;

/** Every field of a platform that our campaign has a member for, wherever the platform keeps it. */
export const CAMPAIGN_MEMBERS: Readonly<Record<string, CampaignMember>> = {
  name: (value) => (isText(value) && value.length <= LONGEST_NAME ? { name: value } : undefined),
  status: switchMember,
  budgetMicros: budgetMember,
  biddingStrategy: biddingMember,
  objective: (value) => (isOneOf(OBJECTIVES, value) ? { objective: value } : undefined),
  geoTargets: locationsMember,
  locationIntent: (value) =>
    value === 'PRESENCE' || value === 'PRESENCE_OR_INTEREST'
      ? { locationIntent: value }
      : undefined,
  schedule: (value, _campaign, { timeZone }) => scheduleMember(value, timeZone),
  devices: devicesMember,
  languages: (value) => (areTexts(value) ? { languages: value } : undefined),
  networks: (value) =>
    typeof membersOf(value)?.['search'] === 'boolean'
      ? { networks: value as unknown as Campaign['networks'] }
      : undefined,
  negativeKeywords: (value) =>
    rowsOf(value)
      ? { negativeKeywords: value as unknown as Campaign['negativeKeywords'] }
      : undefined,
  keywords: (value, campaign) => excludedMember(value, campaign),
  startDate: (value) => dateMember('startDate', value),
  endDate: (value) => dateMember('endDate', value),
  trackingTemplate: (value) =>
    value === null || isText(value) ? { trackingTemplate: value } : undefined,
  politicalAdvertising: (value, campaign) =>
    declarationsMember('politicalAdvertising', value, campaign),
  specialAdCategories: (value, campaign) =>
    areTexts(value) ? declarationsMember('specialAdCategories', value, campaign) : undefined,
  advertiserIdentity: (value, campaign) =>
    declarationsMember('advertiserIdentity', value, campaign),
  linkedin: linkedinMember,
};

/**
 * Words that a platform keeps on the ad group, without match types, where all of them exclude. A
 * word that is excluded here already keeps its match type. Words to show ads for are keywords of
 * our own: then undefined.
 */
const excludedMember = (
  value: Json,
  { negativeKeywords }: Campaign,
): CampaignChanges | undefined => {
  const rows = rowsOf(value);
  if (!rows?.every(({ text, negative }) => isText(text) && negative === true)) return undefined;
  const known = new Map(negativeKeywords.map((each) => [each.text.toLowerCase(), each]));
  return {
    negativeKeywords: rows.map(
      ({ text }) =>
        known.get(String(text).toLowerCase()) ?? { text: String(text), matchType: 'BROAD' },
    ),
  };
};

/** Windows in the ad account's zone; none means every hour. */
const scheduleMember = (value: Json, timezone: string): CampaignChanges | undefined => {
  const windows = rowsOf(value);
  if (!windows) return undefined;
  return {
    adSchedule:
      windows.length === 0
        ? 'ALL_HOURS_ALL_DAYS'
        : ({ windows, timezone } as unknown as AdSchedule),
  };
};

const areTexts = (value: Json): value is readonly string[] =>
  Array.isArray(value) && (value as readonly Json[]).every(isText);

/** A date such as 2026-11-27 or null; undefined for a platform's own form of a moment. */
const dateMember = (member: 'startDate' | 'endDate', value: Json): CampaignChanges | undefined =>
  value === null || (typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value))
    ? { [member]: value }
    : undefined;

/**
 * What was declared on the platform, beside what the campaign declares already; null takes a
 * declaration back.
 */
const declarationsMember = (
  member: keyof Declarations,
  value: Json,
  { declarations }: Pick<Campaign, 'declarations'>,
): CampaignChanges => {
  const { [member]: _replaced, ...rest } = declarations ?? {};
  const members = membersOf(value);
  return {
    declarations:
      value === null
        ? rest
        : ({ ...rest, [member]: members ? withoutNulls(members) : value } as Declarations),
  };
};
