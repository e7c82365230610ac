import { type Fields, objectIn, textIn } from '../../core/json';
import { BID_STRATEGIES, SPECIAL_AD_CATEGORIES } from '../campaigns';
import { executionOptions } from '../doors/resources';
import {
  all,
  choice,
  flag,
  integer,
  limitedText,
  list,
  map,
  maps,
  type Members,
  moment,
  object,
  text,
  texts,
  unsigned,
} from '../doors/shapes';
import { ruleBroken } from '../errors';
import { type Account, STATUSES } from '../store';
import { UNVERIFIED_SUBCODES as SUBCODES, UNVERIFIED } from '../unverified';
import { TARGETING } from './targeting-shape';

const BILLING_EVENTS = [
  'APP_INSTALLS',
  'CLICKS',
  'IMPRESSIONS',
  'LINK_CLICKS',
  'LISTING_INTERACTION',
  'NONE',
  'OFFER_CLAIMS',
  'PAGE_LIKES',
  'POST_ENGAGEMENT',
  'PURCHASE',
  'THRUPLAY',
] as const;

const OPTIMIZATION_GOALS = [
  'ADVERTISER_SILOED_VALUE',
  'AD_RECALL_LIFT',
  'APP_INSTALLS',
  'APP_INSTALLS_AND_OFFSITE_CONVERSIONS',
  'AUTOMATIC_OBJECTIVE',
  'CONVERSATIONS',
  'DERIVED_EVENTS',
  'ENGAGED_PAGE_VIEWS',
  'ENGAGED_USERS',
  'EVENT_RESPONSES',
  'IMPRESSIONS',
  'IN_APP_VALUE',
  'LANDING_PAGE_VIEWS',
  'LEAD_GENERATION',
  'LINK_CLICKS',
  'MEANINGFUL_CALL_ATTEMPT',
  'MESSAGING_APPOINTMENT_CONVERSION',
  'MESSAGING_PURCHASE_CONVERSION',
  'NONE',
  'OFFSITE_CONVERSIONS',
  'PAGE_LIKES',
  'POST_ENGAGEMENT',
  'PROFILE_AND_PAGE_ENGAGEMENT',
  'PROFILE_VISIT',
  'QUALITY_CALL',
  'QUALITY_LEAD',
  'REACH',
  'REMINDERS_SET',
  'SUBSCRIBERS',
  'THRUPLAY',
  'VALUE',
  'VISIT_INSTAGRAM_PROFILE',
] as const;

const DESTINATION_TYPES = [
  'APP',
  'APPLINKS_AUTOMATIC',
  'FACEBOOK',
  'FACEBOOK_LIVE',
  'FACEBOOK_PAGE',
  'IMAGINE',
  'INSTAGRAM_DIRECT',
  'INSTAGRAM_LIVE',
  'INSTAGRAM_PROFILE',
  'INSTAGRAM_PROFILE_AND_FACEBOOK_PAGE',
  'MESSAGING_INSTAGRAM_DIRECT_MESSENGER',
  'MESSAGING_INSTAGRAM_DIRECT_MESSENGER_WHATSAPP',
  'MESSAGING_INSTAGRAM_DIRECT_WHATSAPP',
  'MESSAGING_MESSENGER_WHATSAPP',
  'MESSENGER',
  'ON_AD',
  'ON_EVENT',
  'ON_PAGE',
  'ON_POST',
  'ON_VIDEO',
  'SHOP_AUTOMATIC',
  'WEBSITE',
  'WHATSAPP',
] as const;

const EVENTS = [
  'ACHIEVEMENT_UNLOCKED',
  'ADD_PAYMENT_INFO',
  'ADD_TO_CART',
  'ADD_TO_WISHLIST',
  'AD_IMPRESSION',
  'COMPLETE_REGISTRATION',
  'CONTACT',
  'CONTENT_VIEW',
  'CUSTOMIZE_PRODUCT',
  'D2_RETENTION',
  'D7_RETENTION',
  'DONATE',
  'FIND_LOCATION',
  'INITIATED_CHECKOUT',
  'LEAD',
  'LEVEL_ACHIEVED',
  'LISTING_INTERACTION',
  'MESSAGING_CONVERSATION_STARTED_7D',
  'OTHER',
  'PURCHASE',
  'RATE',
  'SCHEDULE',
  'SEARCH',
  'SERVICE_BOOKING_REQUEST',
  'SPENT_CREDITS',
  'START_TRIAL',
  'SUBMIT_APPLICATION',
  'SUBSCRIBE',
  'TUTORIAL_COMPLETION',
];

/** What an ad set promotes, closed (the vendor's field list of AdPromotedObject). */
const PROMOTED_OBJECT = object({
  ...all(
    text,
    `
    application_id boosted_product_set_id conversion_goal_id custom_conversion_id custom_event_str dataset_split_id event_id fundraiser_campaign_id
    lead_ads_custom_event_str lead_ads_form_event_source_type lead_ads_offsite_conversion_type lead_ads_selected_pixel_id live_video_destination mcme_conversion_id
    multi_event_product object_store_url offer_id offline_conversion_data_set_id offsite_conversion_event_id page_id passback_application_id passback_pixel_id
    pixel_aggregation_rule pixel_id pixel_rule place_page_set_id product_catalog_id product_item_id product_set_id product_set_optimization retention_days
    smart_pse_setting value_semantic_type variation whats_app_business_phone_number_id whatsapp_phone_number full_funnel_objective
  `,
  ),
  custom_event_type: choice(EVENTS),
  lead_ads_custom_event_type: choice(EVENTS),
  dataset_split_ids: texts,
  object_store_urls: texts,
  omnichannel_object: map,
  smart_pse_enabled: flag,
});

const ASKED_BY_GOAL: Readonly<Record<string, readonly (readonly string[])[]>> = {
  OFFSITE_CONVERSIONS: [
    ['pixel_id', 'custom_event_type'],
    ['custom_conversion_id'],
    ['application_id'],
  ],
  VALUE: [['pixel_id', 'custom_event_type'], ['application_id'], ['product_set_id']],
  LEAD_GENERATION: [['page_id']],
  QUALITY_LEAD: [['page_id']],
  PAGE_LIKES: [['page_id']],
  QUALITY_CALL: [['page_id']],
  CONVERSATIONS: [['page_id']],
  APP_INSTALLS: [['application_id']],
  APP_INSTALLS_AND_OFFSITE_CONVERSIONS: [['application_id']],
  IN_APP_VALUE: [['application_id']],
};

/** Goals that need something promoted have it, and pixel and page are the account's own. */
export function checkPromotedObject(fields: Fields, account: Account): void {
  const promoted = objectIn(fields, 'promoted_object');
  const ways = ASKED_BY_GOAL[textIn(fields, 'optimization_goal')];
  if (ways && !ways.some((names) => names.every((name) => promoted[name] !== undefined))) {
    throw ruleBroken(
      SUBCODES.promotedObject,
      'Promoted object missing',
      `This goal needs ${ways.map((names) => names.join(' and ')).join(', or ')}.`,
      'promoted_object',
    );
  }
  const foreign = [
    ['pixel_id', account.pixelId],
    ['page_id', account.pageId],
  ].find(([name = '', own]) => promoted[name] !== undefined && promoted[name] !== own);
  if (foreign) {
    throw ruleBroken(
      SUBCODES.promotedObject,
      'Promoted object',
      'It does not belong to the ad account.',
      `promoted_object.${foreign[0]}`,
    );
  }
}

/**
 * One stretch of a schedule: minutes of the day, days from 0 (Sunday). Only the names are checked
 * here.
 */
const DAY_PART = object(
  {
    start_minute: integer,
    end_minute: integer,
    days: list(integer),
    timezone_type: choice(['USER', 'ADVERTISER']),
  },
  ['start_minute', 'end_minute', 'days'],
);

const ATTRIBUTION = object(
  {
    event_type: choice(['CLICK_THROUGH', 'VIEW_THROUGH', 'ENGAGED_VIDEO_VIEW']),
    window_days: integer,
  },
  ['event_type', 'window_days'],
);

const SHARED: Members = {
  adlabels: maps,
  adset_schedule: list(DAY_PART),
  attribution_spec: list(ATTRIBUTION),
  automatic_manual_state: choice(['AUTOMATIC', 'MANUAL', 'UNSET']),
  bid_adjustments: map,
  bid_amount: integer,
  bid_constraints: object({ roas_average_floor: integer }),
  bid_strategy: choice(BID_STRATEGIES),
  billing_event: choice(BILLING_EVENTS),
  budget_schedule_specs: maps,
  campaign_attribution: map,
  campaign_spec: map,
  creative_sequence: texts,
  creative_sequence_repetition_pattern: choice(['FULL_SEQUENCE', 'LAST_AD']),
  daily_budget: unsigned,
  daily_imps: unsigned,
  daily_min_spend_target: unsigned,
  daily_spend_cap: unsigned,
  date_format: text,
  destination_type: choice(DESTINATION_TYPES),
  dsa_beneficiary: limitedText(512),
  dsa_payor: limitedText(512),
  end_time: moment,
  execution_options: executionOptions(),
  frequency_control_specs: maps,
  full_funnel_exploration_mode: choice([
    'EXTENDED_EXPLORATION',
    'LIMITED_EXPLORATION',
    'NONE_EXPLORATION',
  ]),
  is_ba_skip_delayed_eligible: flag,
  is_budget_schedule_enabled: flag,
  is_incremental_attribution_enabled: flag,
  is_sac_cfca_terms_certified: flag,
  lifetime_budget: unsigned,
  lifetime_imps: unsigned,
  lifetime_min_spend_target: unsigned,
  lifetime_spend_cap: unsigned,
  max_budget_spend_percentage: unsigned,
  min_budget_spend_percentage: unsigned,
  multi_event_conversion_attribution_window_seconds: unsigned,
  multi_optimization_goal_weight: choice([
    'BALANCED',
    'PREFER_EVENT',
    'PREFER_INSTALL',
    'UNDEFINED',
  ]),
  name: limitedText(UNVERIFIED.nameLength),
  optimization_goal: choice(OPTIMIZATION_GOALS),
  optimization_sub_event: text,
  pacing_type: texts,
  placement_soft_opt_out: map,
  promoted_object: PROMOTED_OBJECT,
  rb_prediction_id: text,
  regional_regulated_categories: texts,
  regional_regulation_identities: map,
  rf_prediction_id: text,
  start_time: moment,
  status: choice(STATUSES),
  targeting: TARGETING,
  time_based_ad_rotation_id_blocks: list(list(unsigned)),
  time_based_ad_rotation_intervals: list(unsigned),
  time_start: moment,
  time_stop: moment,
  trending_topics_spec: map,
  tune_for_category: choice(SPECIAL_AD_CATEGORIES),
  value_rule_set_id: text,
  value_rules_applied: flag,
};

/**
 * Parameters of `POST /act_<id>/adsets` (the vendor's parameter list of the edge;
 * `existing_customer_budget_percentage` ended with v26).
 */
export const CREATE_ADSET: Members = {
  ...SHARED,
  budget_source: choice(['NONE', 'RMN']),
  budget_split_set_id: text,
  campaign_id: text,
  is_dynamic_creative: flag,
  line_number: unsigned,
  source_adset_id: text,
  topline_id: text,
};

/** Parameters of `POST /<adset_id>`. */
export const UPDATE_ADSET: Members = { ...SHARED, account_id: text };
