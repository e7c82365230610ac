import type { EntityKind } from '../../port/attributes';
import type { Reading } from '../client/requests';

/** What is asked of each kind of object. */
const CAMPAIGN_FIELDS = [
  'id',
  'name',
  'status',
  'effective_status',
  'objective',
  'daily_budget',
  'lifetime_budget',
  'budget_remaining',
  'bid_strategy',
  'special_ad_categories',
  'special_ad_category_country',
  'issues_info',
] as const;

const AD_SET_FIELDS = [
  'id',
  'name',
  'campaign_id',
  'campaign{bid_strategy}',
  'status',
  'effective_status',
  'optimization_goal',
  'bid_amount',
  'bid_constraints',
  'promoted_object',
  'targeting',
  'start_time',
  'end_time',
  'dsa_payor',
  'dsa_beneficiary',
  'issues_info',
] as const;

const AD_FIELDS = [
  'id',
  'name',
  'campaign_id',
  'adset_id',
  'status',
  'effective_status',
  'creative{id,name,object_story_spec}',
  'ad_review_feedback',
  'issues_info',
] as const;

const OF_EVERY_LEVEL = ['ACTIVE', 'PAUSED', 'ARCHIVED', 'IN_PROCESS', 'WITH_ISSUES'] as const;

/**
 * Every status but DELETED: lists hide what is archived unless it is asked for
 * (spec/platforms/meta-ads.md 1c).
 */
export const LIVING = {
  campaign: OF_EVERY_LEVEL,
  adSet: [...OF_EVERY_LEVEL, 'CAMPAIGN_PAUSED'],
  ad: [
    ...OF_EVERY_LEVEL,
    'CAMPAIGN_PAUSED',
    'ADSET_PAUSED',
    'PENDING_REVIEW',
    'DISAPPROVED',
    'PREAPPROVED',
    'PENDING_BILLING_INFO',
  ],
} as const;

const FIELDS = { campaign: CAMPAIGN_FIELDS, adGroup: AD_SET_FIELDS, ad: AD_FIELDS } as const;

/** Levels that are objects at Meta. */
export type Level = keyof typeof FIELDS;

export const isLevel = (entity: EntityKind): entity is Level => entity in FIELDS;

/** One object by its id. */
export const objectReading = (level: Level, remoteId: string): Reading => ({
  path: remoteId,
  fields: FIELDS[level],
  isList: false,
});

/** Every campaign of an account (`act_1`) that is not deleted. */
export const campaignsReading = (account: string): Reading => ({
  path: `${account}/campaigns`,
  fields: CAMPAIGN_FIELDS,
  params: { effective_status: LIVING.campaign },
  isList: true,
});

/** Every ad set of a campaign that is not deleted. */
export const adSetsReading = (campaignId: string): Reading => ({
  path: `${campaignId}/adsets`,
  fields: AD_SET_FIELDS,
  params: { effective_status: LIVING.adSet },
  isList: true,
});

/** Every ad of a campaign or of an ad set that is not deleted. */
export const adsReading = (parentId: string): Reading => ({
  path: `${parentId}/ads`,
  fields: AD_FIELDS,
  params: { effective_status: LIVING.ad },
  isList: true,
});
