import { BID_STRATEGIES, SPECIAL_AD_CATEGORIES } from '../campaigns/campaign-parameters';
import { executionOptions } from '../store/resource-routes';
import { STATUSES } from '../store/statuses';
import { TARGETING } from '../targeting/targeting-shape';
import { UNVERIFIED } from '../unverified';
import {
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
} from '../wire/shape';
import { PROMOTED_OBJECT } from './promoted-object';
import { BILLING_EVENTS, DESTINATION_TYPES, OPTIMIZATION_GOALS } from './adset-words';

/** One stretch of a schedule: minutes of the day, days from 0 (Sunday). Only the names are checked here. */
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

/** Parameters of `POST /act_<id>/adsets` (the vendor's parameter list of the edge; `existing_customer_budget_percentage` ended with v26). */
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
