import { smallestUnitMicros } from '../../delivery/smallest-unit';
import type { Figures } from '../../delivery/spend-book';

export const METRICS = ['impressions', 'clicks', 'spend', 'ctr', 'cpc', 'cpm'] as const;
export type Metric = (typeof METRICS)[number];

const NEARLY = 1e-6;
const ratio = (part: number, whole: number): number =>
  whole === 0 ? 0 : Number((part / whole).toFixed(6));

/** A metric of some figures. Money is in units of the account's currency, not in micros (platform document 4d). */
export function metricOf(figures: Figures, metric: Metric, currency: string): number {
  const [impressions, clicks, spend] = [
    wholeOf(figures.impressions),
    wholeOf(figures.clicks),
    spendOf(figures.costMicros, currency),
  ];
  switch (metric) {
    case 'impressions':
      return impressions;
    case 'clicks':
      return clicks;
    case 'spend':
      return spend;
    case 'ctr':
      return ratio(clicks, impressions);
    case 'cpc':
      return ratio(spend, clicks);
    case 'cpm':
      return ratio(spend * 1_000, impressions);
  }
}

export const wholeOf = (count: number): number => Math.floor(count + NEARLY);

/** Rounded down to the smallest unit, so that what is told never exceeds a budget. */
function spendOf(micros: number, currency: string): number {
  const unit = Number(smallestUnitMicros(currency));
  return Number(((Math.floor(micros / unit + NEARLY) * unit) / 1_000_000).toFixed(6));
}
