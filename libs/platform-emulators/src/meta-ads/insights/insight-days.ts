import { DateTime } from 'luxon';
import { type Fields, isFields, textIn } from '../../json/fields';
import { GraphError } from '../wire/graph-error';
import { badParameter } from '../wire/refusals';
import type { DatePreset } from './insight-words';

/** A stretch of whole days of the account's zone, both ends included. */
export interface DayRange {
  readonly since: DateTime;
  readonly until: DateTime;
}

/** How far back reports go (platform document 1d). */
const MONTHS_KEPT = 37;
const TOO_OLD = 3018;

/** The asked days: a range, a preset, or the last 30 days before today. Throws the vendor's refusal. */
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
