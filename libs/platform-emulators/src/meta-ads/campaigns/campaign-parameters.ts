import { COUNTRIES } from '../places/countries';
import { executionOptions } from '../store/resource-routes';
import { STATUSES } from '../store/statuses';
import { UNVERIFIED } from '../unverified';
import {
  choice,
  flag,
  limitedText,
  list,
  map,
  maps,
  type Members,
  moment,
  text,
  texts,
  unsigned,
} from '../wire/shape';

export const OBJECTIVES = [
  'OUTCOME_AWARENESS',
  'OUTCOME_TRAFFIC',
  'OUTCOME_ENGAGEMENT',
  'OUTCOME_LEADS',
  'OUTCOME_SALES',
  'OUTCOME_APP_PROMOTION',
] as const;

/** Still named by the vendor's list, refused for new campaigns. */
export const LEGACY_OBJECTIVES = [
  'APP_INSTALLS',
  'BRAND_AWARENESS',
  'CONVERSIONS',
  'EVENT_RESPONSES',
  'LEAD_GENERATION',
  'LINK_CLICKS',
  'LOCAL_AWARENESS',
  'MESSAGES',
  'OFFER_CLAIMS',
  'PAGE_LIKES',
  'POST_ENGAGEMENT',
  'PRODUCT_CATALOG_SALES',
  'REACH',
  'STORE_VISITS',
  'VIDEO_VIEWS',
] as const;

export const BID_STRATEGIES = [
  'LOWEST_COST_WITHOUT_CAP',
  'LOWEST_COST_WITH_BID_CAP',
  'COST_CAP',
  'LOWEST_COST_WITH_MIN_ROAS',
] as const;

export const SPECIAL_AD_CATEGORIES = [
  'CREDIT',
  'EMPLOYMENT',
  'FINANCIAL_PRODUCTS_SERVICES',
  'HOUSING',
  'ISSUES_ELECTIONS_POLITICS',
  'NONE',
  'ONLINE_GAMBLING_AND_GAMING',
] as const;

const SHARED: Members = {
  adlabels: maps,
  bid_strategy: choice(BID_STRATEGIES),
  budget_schedule_specs: maps,
  daily_budget: unsigned,
  execution_options: executionOptions(),
  is_adset_budget_sharing_enabled: flag,
  is_budget_schedule_enabled: flag,
  is_direct_send_campaign: flag,
  is_message_campaign: flag,
  is_skadnetwork_attribution: flag,
  iterative_split_test_configs: maps,
  lifetime_budget: unsigned,
  name: limitedText(UNVERIFIED.nameLength),
  objective: choice([...OBJECTIVES, ...LEGACY_OBJECTIVES]),
  pacing_type: texts,
  promoted_object: map,
  smart_promotion_type: choice(['GUIDED_CREATION', 'SMART_APP_PROMOTION']),
  special_ad_categories: list(choice(SPECIAL_AD_CATEGORIES)),
  special_ad_category_country: list(choice([...COUNTRIES])),
  spend_cap: unsigned,
  start_time: moment,
  status: choice(STATUSES),
  stop_time: moment,
};

/** Parameters of `POST /act_<id>/campaigns` (the vendor's parameter list of the edge). */
export const CREATE_CAMPAIGN: Members = {
  ...SHARED,
  buying_type: choice(['AUCTION', 'RESERVED']),
  source_campaign_id: text,
  topline_id: text,
};

/** Parameters of `POST /<campaign_id>`. */
export const UPDATE_CAMPAIGN: Members = {
  ...SHARED,
  adset_bid_amounts: map,
  adset_budgets: maps,
  budget_rebalance_flag: flag,
  migrate_to_advantage_plus: flag,
  special_ad_category: choice(SPECIAL_AD_CATEGORIES),
};
