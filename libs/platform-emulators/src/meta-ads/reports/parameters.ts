import { DateTime } from 'luxon';
import { type Fields, isFields, textIn } from '../../core/json';
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
} from '../doors/shapes';
import { badParameter, GraphError } from '../errors';
import { UNVERIFIED } from '../unverified';

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
type DatePreset = (typeof DATE_PRESETS)[number];

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

/**
 * Parameters of an insights edge (the vendor's parameter list). Who saw an ad and where is not
 * emulated: a breakdown has one line.
 */
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

/** A stretch of whole days of the account's zone, both ends included. */
export interface DayRange {
  readonly since: DateTime;
  readonly until: DateTime;
}

/** How far back reports go (platform document 1d). */
const MONTHS_KEPT = 37;
const TOO_OLD = 3018;

/**
 * The asked days: a range, a preset, or the last 30 days before today. Throws the vendor's refusal.
 */
export function askedDays(read: Fields, now: number, zone: string): DayRange {
  const today = DateTime.fromMillis(now, { zone }).startOf('day');
  const range = isFields(read.time_range)
    ? rangeOf(read.time_range, zone)
    : presetRange((read.date_preset ?? 'last_30d') as DatePreset, today);
  if (range.since < today.minus({ months: MONTHS_KEPT })) {
    throw new GraphError({
      code: TOO_OLD,
      message: `(#${TOO_OLD}) The start date of the time range cannot be beyond ${MONTHS_KEPT} months from the current date`,
    });
  }
  return range;
}

function rangeOf(range: Fields, zone: string): DayRange {
  const [since, until] = ['since', 'until'].map((name) =>
    DateTime.fromFormat(textIn(range, name), 'yyyy-MM-dd', { zone }),
  );
  if (!since?.isValid || !until?.isValid) {
    throw badParameter('time_range', 'must have dates as YYYY-MM-DD');
  }
  if (since > until) throw badParameter('time_range', 'must begin before it ends');
  return { since, until };
}

const LAST_DAYS: Readonly<Partial<Record<DatePreset, number>>> = {
  last_3d: 3,
  last_7d: 7,
  last_14d: 14,
  last_28d: 28,
  last_30d: 30,
  last_90d: 90,
};

function presetRange(preset: DatePreset, today: DateTime): DayRange {
  const yesterday = today.minus({ days: 1 });
  const days = LAST_DAYS[preset];
  if (days !== undefined) return { since: today.minus({ days }), until: yesterday };
  if (preset === 'today') return { since: today, until: today };
  if (preset === 'yesterday') return { since: yesterday, until: yesterday };
  if (preset === 'maximum' || preset === 'data_maximum') {
    return { since: today.minus({ months: MONTHS_KEPT }), until: today };
  }
  return calendarRange(preset, today);
}

function calendarRange(preset: DatePreset, today: DateTime): DayRange {
  const unit = preset.includes('week')
    ? 'week'
    : preset.includes('month')
      ? 'month'
      : preset.includes('quarter')
        ? 'quarter'
        : 'year';
  const shift = preset.includes('_sun_') ? 1 : 0;
  const start = today.plus({ days: shift }).startOf(unit).minus({ days: shift });
  if (preset.startsWith('this_')) return { since: start, until: today };
  const before = start.minus({ [`${unit}s`]: 1 });
  return { since: before, until: start.minus({ days: 1 }) };
}

/** The range cut as `time_increment` says: a number of days, `monthly`, or all of it in one. */
export function cutDays({ since, until }: DayRange, increment: string): readonly DayRange[] {
  if (increment === '' || increment === 'all_days') return [{ since, until }];
  const days = /^\d+$/.test(increment) ? Number(increment) : 0;
  if (increment !== 'monthly' && (days < 1 || days > 90)) {
    throw badParameter('time_increment', 'must be 1 to 90, monthly or all_days');
  }
  const cuts: DayRange[] = [];
  for (let start = since; start <= until;) {
    const next =
      increment === 'monthly' ? start.plus({ months: 1 }).startOf('month') : start.plus({ days });
    cuts.push({ since: start, until: DateTime.min(next.minus({ days: 1 }), until) });
    start = next;
  }
  return cuts;
}
