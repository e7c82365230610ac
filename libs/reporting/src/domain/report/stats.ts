import Big from 'big.js';
import { metricsOf, type Metrics } from './metrics';
import type { ReportRow, Sums } from './report-row';
import { joinUnknownFor } from './unknown-for';

/** The metrics of one currency. */
export interface CurrencyMetrics extends Metrics {
  readonly currency: string;
}

/** All figures as one object. Where several currencies meet, what is money is null here and told by currency. */
export interface Stats extends Omit<Metrics, 'spend'> {
  readonly spend: number | null;
  readonly currency: string | null;
  readonly byCurrency: readonly CurrencyMetrics[];
}

const NOTHING: Sums = {
  impressions: '0',
  clicks: '0',
  spendMicros: '0',
  conversionsMicros: '0',
  conversionValueMicros: '0',
  spendWithoutConversionsMicros: '0',
  spendWithoutValueMicros: '0',
  unknownFor: {},
};
const NO_MONEY = {
  spend: null,
  conversionValue: null,
  avgCpc: null,
  cpa: null,
  roas: null,
} as const;

/** What is unknown is left out; null where nothing is known. */
const add = (one: string | null, other: string | null): string | null =>
  one === null || other === null ? (one ?? other) : new Big(one).plus(other).toFixed();

/** Counts have no currency and are added; amounts of different currencies never are. `fallback` is the currency of no figures at all. */
export const statsOf = (rows: readonly ReportRow[], fallback: string): Stats => {
  const byCurrency = rows.map((row) => ({
    currency: row.currency,
    ...metricsOf(row, row.currency),
  }));
  const [only, ...others] = byCurrency;
  if (!only) return { ...metricsOf(NOTHING, fallback), currency: fallback, byCurrency: [] };
  if (others.length === 0) return { ...only, byCurrency };
  const counts = rows.reduce<Sums>(
    (sum, row) => ({
      ...sum,
      impressions: add(sum.impressions, row.impressions)!,
      clicks: add(sum.clicks, row.clicks)!,
      conversionsMicros: add(sum.conversionsMicros, row.conversionsMicros),
      unknownFor: joinUnknownFor([sum.unknownFor, row.unknownFor]),
    }),
    { ...NOTHING, conversionsMicros: null },
  );
  return { ...metricsOf(counts, fallback), ...NO_MONEY, currency: null, byCurrency };
};
