import { DateTime } from 'luxon';
import { type BudgetPeriod, type BudgetSettings, inBudgetCurrency } from './account-budget';

/** What one campaign spent through one connection in a period, in the ad account's currency. */
export interface CampaignSpend {
  readonly campaignId: string;
  readonly connectionId: string;
  readonly currency: string;
  readonly spentMicros: number;
}

export interface PeriodSpend {
  /** Micros of the budget's currency, everything together. */
  readonly totalMicros: number;
  readonly byCampaign: ReadonlyMap<string, number>;
  /** Connections with spending in a currency that has no rate: the amount they spend is unknown. */
  readonly uncountable: ReadonlySet<string>;
}

/**
 * Adds up what was spent, in the budget's currency. What has no rate is counted nowhere and named.
 */
export const spendInPeriod = (
  rows: readonly CampaignSpend[],
  settings: Pick<BudgetSettings, 'currency' | 'ratesMicros'>,
): PeriodSpend => {
  const byCampaign = new Map<string, number>();
  const uncountable = new Set<string>();
  for (const { campaignId, connectionId, currency, spentMicros } of rows) {
    const micros = inBudgetCurrency(spentMicros, currency, settings);
    if (micros === undefined) uncountable.add(connectionId);
    else byCampaign.set(campaignId, (byCampaign.get(campaignId) ?? 0) + micros);
  }
  return {
    totalMicros: [...byCampaign.values()].reduce((sum, micros) => sum + micros, 0),
    byCampaign,
    uncountable,
  };
};

/** What a campaign spent on one reporting day of one ad account. */
export interface DaySpend extends CampaignSpend {
  readonly day: string;
}

/**
 * What the campaigns of one connection spent in a period: its reporting days without what a shared
 * first day had seen before. Never less than nothing, for platforms take figures back.
 */
export const spendOfConnection = (
  rows: readonly DaySpend[],
  { from, to }: ReportedDays,
  baseline: Baseline | undefined,
): readonly CampaignSpend[] => {
  const sums = new Map<string, CampaignSpend>();
  for (const { day, ...row } of rows) {
    if (day < from || day > to) continue;
    const key = `${row.campaignId} ${row.currency}`;
    sums.set(key, { ...row, spentMicros: row.spentMicros + (sums.get(key)?.spentMicros ?? 0) });
  }
  return [...sums.values()].map((sum) => ({
    ...sum,
    spentMicros: Math.max(0, sum.spentMicros - (baseline?.spentMicros[sum.campaignId] ?? 0)),
  }));
};

/**
 * What a shared first day has seen until now, to be kept when the period begins. Nothing once that
 * day is over: the figure is unknown by then.
 */
export const baselineOf = (
  rows: readonly DaySpend[],
  { from, to, startsEarlier }: ReportedDays,
): Readonly<Record<string, number>> =>
  startsEarlier && from === to
    ? rows
        .filter(({ day }) => day === from)
        .reduce<Record<string, number>>(
          (sums, { campaignId, spentMicros }) => ({
            ...sums,
            [campaignId]: (sums[campaignId] ?? 0) + spentMicros,
          }),
          {},
        )
    : {};

/**
 * Where an account's days and an ad account's days begin at different moments, two periods share a
 * reporting day. This is what had been spent on it when the later period began, by campaign, as far
 * as it was known then: the rest is the later period's.
 */
export interface Baseline {
  readonly accountId: string;
  /** Key of the later period. */
  readonly period: string;
  readonly connectionId: string;
  /** Micros of the ad account's currency, by campaign. */
  readonly spentMicros: Readonly<Record<string, number>>;
}

/** One day or month of an account, as moments: from `start` until before `end`. */
export interface PeriodSpan {
  /** `2026-11-22` or `2026-11`: distinguishes periods of one kind. */
  readonly key: string;
  readonly start: Date;
  readonly end: Date;
}

const UNIT = { daily: 'day', monthly: 'month' } as const;
const KEY = { daily: 'yyyy-MM-dd', monthly: 'yyyy-MM' } as const;

/**
 * The period that a moment is in, by the calendar of the zone: days have 23 or 25 hours when clocks
 * change.
 */
export const periodSpan = (period: BudgetPeriod, now: Date, timeZone: string): PeriodSpan => {
  const start = DateTime.fromJSDate(now, { zone: timeZone }).startOf(UNIT[period]);
  const end = start.plus({ [UNIT[period]]: 1 }).startOf(UNIT[period]);
  return { key: start.toFormat(KEY[period]), start: start.toJSDate(), end: end.toJSDate() };
};

/** Which of an ad account's reporting days touch a period. */
export interface ReportedDays {
  /** YYYY-MM-DD in the zone that the ad account reports in, both included. */
  readonly from: string;
  readonly to: string;
  /**
   * Whether the first day began before the period did, because the zones differ: what was spent on
   * it until then is of the period before and has to be taken off.
   */
  readonly startsEarlier: boolean;
}

const dayOf = (moment: Date, zone: string): DateTime =>
  DateTime.fromJSDate(moment, { zone }).startOf('day');

/** The days of an ad account's calendar from the beginning of a period until now. */
export const reportedDays = (span: PeriodSpan, now: Date, reportZone: string): ReportedDays => {
  const first = dayOf(span.start, reportZone);
  return {
    from: first.toISODate()!,
    to: dayOf(now, reportZone).toISODate()!,
    startsEarlier: first.toMillis() < span.start.getTime(),
  };
};
