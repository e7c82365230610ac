import { UNVERIFIED } from '../unverified';
import {
  choice,
  flag,
  integer,
  list,
  map,
  maps,
  type Members,
  object,
  selection,
  text,
  texts,
} from '../wire/shape';

export const LEVELS = ['account', 'campaign', 'adset', 'ad'] as const;
export type Level = (typeof LEVELS)[number];

export const DATE_PRESETS = [
  'data_maximum',
  'last_14d',
  'last_28d',
  'last_30d',
  'last_3d',
  'last_7d',
  'last_90d',
  'last_month',
  'last_quarter',
  'last_week_mon_sun',
  'last_week_sun_sat',
  'last_year',
  'maximum',
  'this_month',
  'this_quarter',
  'this_week_mon_today',
  'this_week_sun_today',
  'this_year',
  'today',
  'yesterday',
] as const;
export type DatePreset = (typeof DATE_PRESETS)[number];

/** The one value of each breakdown that all figures fall under. */
export const BREAKDOWNS: Readonly<Record<string, string>> = UNVERIFIED.breakdowns;

const WINDOWS = [
  '1d_click',
  '1d_ev',
  '1d_view',
  '28d_click',
  '28d_view',
  '7d_click',
  '7d_view',
  'dda',
  'default',
  'skan_click',
  'skan_view',
] as const;
const RANGE = object({ since: text, until: text }, ['since', 'until']);

/** Parameters of an insights edge (the vendor's parameter list). Who saw an ad and where is not emulated: a breakdown has one line. */
export const INSIGHT_PARAMETERS: Members = {
  action_attribution_windows: list(choice(WINDOWS)),
  action_breakdowns: list(choice(['action_type'])),
  action_report_time: choice(['conversion', 'impression', 'lifetime', 'mixed']),
  breakdowns: list(choice(Object.keys(BREAKDOWNS))),
  date_preset: choice(DATE_PRESETS),
  default_summary: flag,
  export_columns: texts,
  export_format: text,
  export_name: text,
  filtering: maps,
  graph_cache: flag,
  level: choice(LEVELS),
  limit: integer,
  product_id_limit: integer,
  sort: texts,
  summary: texts,
  summary_action_breakdowns: texts,
  time_increment: text,
  time_range: RANGE,
  time_ranges: list(RANGE),
  use_account_attribution_setting: flag,
  use_unified_attribution_setting: flag,
  fields: selection,
  am_call_tags: map,
};
