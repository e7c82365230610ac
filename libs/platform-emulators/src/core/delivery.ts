import { code as currencyOf } from 'currency-codes';
import { DateTime } from 'luxon';

/**
 * Figures of one day. Fractions are kept, so that the sum does not depend on how often it was added
 * to.
 */
export interface Figures {
  readonly impressions: number;
  readonly clicks: number;
  readonly costMicros: number;
  readonly conversions: number;
  readonly conversionsValue: number;
}

export const NO_FIGURES: Figures = {
  impressions: 0,
  clicks: 0,
  costMicros: 0,
  conversions: 0,
  conversionsValue: 0,
};

/** What was delivered, by object and day of the account's zone. */
export class SpendBook {
  private readonly days = new Map<string, Map<string, Figures>>();
  private readonly set = new Set<string>();

  add(name: string, date: string, more: Figures): void {
    if (this.set.has(`${name} ${date}`)) return;
    this.write(name, date, plus(this.on(name, date), more));
  }

  /** Figures that a person set: the day does not move any more. */
  fix(name: string, date: string, figures: Figures): void {
    this.set.add(`${name} ${date}`);
    this.write(name, date, figures);
  }

  isFixed(name: string, date: string): boolean {
    return this.set.has(`${name} ${date}`);
  }

  on(name: string, date: string): Figures {
    return this.days.get(name)?.get(date) ?? NO_FIGURES;
  }

  daysOf(name: string): ReadonlyMap<string, Figures> {
    return this.days.get(name) ?? new Map();
  }

  private write(name: string, date: string, figures: Figures): void {
    const days = this.days.get(name) ?? new Map<string, Figures>();
    this.days.set(name, days.set(date, figures));
  }
}

export function plus(a: Figures, b: Figures): Figures {
  return {
    impressions: a.impressions + b.impressions,
    clicks: a.clicks + b.clicks,
    costMicros: a.costMicros + b.costMicros,
    conversions: a.conversions + b.conversions,
    conversionsValue: a.conversionsValue + b.conversionsValue,
  };
}

export function times(figures: Figures, factor: number): Figures {
  return {
    impressions: figures.impressions * factor,
    clicks: figures.clicks * factor,
    costMicros: figures.costMicros * factor,
    conversions: figures.conversions * factor,
    conversionsValue: figures.conversionsValue * factor,
  };
}

/**
 * Figures divided among so many objects: whole counts, whole smallest units of the currency,
 * hundredths of values, which go where the conversions go. The parts add up to the whole exactly.
 */
export function dividedAmong(
  figures: Figures,
  count: number,
  unitMicros: number,
): readonly Figures[] {
  const perConversion = Number.isInteger(figures.conversions) ? 1 : 100;
  const even = (total: number): readonly number[] =>
    divided(
      total,
      Array.from({ length: count }, () => 1),
    );
  const [impressions, clicks, units] = [
    figures.impressions,
    figures.clicks,
    figures.costMicros / unitMicros,
  ].map((total) => even(Math.round(total)));
  const conversions = even(Math.round(figures.conversions * perConversion));
  const values = divided(Math.round(figures.conversionsValue * 100), conversions);
  return conversions.map((part, index) => ({
    impressions: impressions?.[index] ?? 0,
    clicks: clicks?.[index] ?? 0,
    costMicros: (units?.[index] ?? 0) * unitMicros,
    conversions: part / perConversion,
    conversionsValue: (values[index] ?? 0) / 100,
  }));
}

/** A whole number in whole parts by weight; evenly where nothing weighs anything. */
function divided(total: number, weights: readonly number[]): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) {
    return weights.length === 0
      ? []
      : divided(
          total,
          weights.map(() => 1),
        );
  }
  let before = 0;
  return weights.map((weight) => {
    const begin = Math.floor((total * before) / all);
    before += weight;
    return Math.floor((total * before) / all) - begin;
  });
}

/** What a campaign would deliver in an hour without any limit: the same for the same id, always. */
export function hourlyRate(campaignId: string, currency: string): Figures {
  const seed = hash(campaignId);
  const impressions = 40 + (seed % 80);
  const clicks = impressions * (0.03 + (seed % 50) / 1000);
  const units = 20 + (seed % 90);
  const conversions = clicks * (0.02 + (seed % 60) / 1000);
  return {
    impressions,
    clicks,
    costMicros: clicks * units * Number(smallestUnitMicros(currency)),
    conversions,
    conversionsValue: conversions * (20 + (seed % 40)),
  };
}

/** FNV-1a over the digits. */
function hash(text: string): number {
  let value = 2166136261;
  for (const character of text) value = Math.imul(value ^ character.charCodeAt(0), 16777619) >>> 0;
  return value;
}

/** A stretch of at most a quarter of an hour, as the account's zone sees it. */
export interface TimeSlice {
  readonly start: Date;
  readonly hours: number;
  /** YYYY-MM-DD. */
  readonly date: string;
  readonly day: string;
  readonly minuteOfDay: number;
}

const QUARTER_MS = 15 * 60_000;
const DAYS = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];

/**
 * Cuts a stretch of time at quarter hours: schedules and days never change inside one (zones differ
 * by quarter hours).
 */
export function timeSlices(from: Date, to: Date, timeZone: string): readonly TimeSlice[] {
  const slices: TimeSlice[] = [];
  let start = from.getTime();
  while (start < to.getTime()) {
    const end = Math.min(to.getTime(), (Math.floor(start / QUARTER_MS) + 1) * QUARTER_MS);
    slices.push(slice(start, end, timeZone));
    start = end;
  }
  return slices;
}

function slice(start: number, end: number, timeZone: string): TimeSlice {
  const local = DateTime.fromMillis(start, { zone: timeZone });
  return {
    start: new Date(start),
    hours: (end - start) / 3_600_000,
    date: local.toFormat('yyyy-MM-dd'),
    day: DAYS[local.weekday - 1] ?? '',
    minuteOfDay: local.hour * 60 + local.minute,
  };
}

/**
 * Micros of one smallest unit of a currency: 10,000 for euros, 1,000,000 for yen, 1,000 for Kuwaiti
 * dinars.
 */
export function smallestUnitMicros(currency: string): bigint {
  const digits = currencyOf(currency)?.digits ?? 2;
  return 10n ** BigInt(6 - digits);
}
