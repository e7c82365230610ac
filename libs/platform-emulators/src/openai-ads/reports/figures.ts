import { type Figures, NO_FIGURES, plus, smallestUnitMicros } from '../../core/delivery';
import type { Leaf, LedgerEntry } from '../store/ledger';
import { type Bucket, bucketAt } from './time-range';

/** The figures of one object in one bucket. */
export interface SummedRow {
  readonly bucket: Bucket;
  readonly entityId: string;
  readonly leaf: Leaf;
  readonly figures: Figures;
}

/** Sums what was delivered, by bucket and object of a level; in no order. */
export function sumFigures(
  entries: readonly LedgerEntry[],
  buckets: readonly Bucket[],
  level: Level,
): ReadonlyMap<string, SummedRow> {
  const rows = new Map<string, SummedRow>();
  for (const { leaf, hours } of entries) {
    const entityId = idAt(leaf, level);
    if (entityId === undefined) continue;
    for (const [hour, figures] of hours) {
      addTo(rows, bucketAt(buckets, hour), { entityId, leaf, figures });
    }
  }
  return rows;
}

export const rowKey = ({ start }: Bucket, entityId: string): string => `${start} ${entityId}`;

function addTo(
  rows: Map<string, SummedRow>,
  bucket: Bucket | undefined,
  { entityId, leaf, figures }: Omit<SummedRow, 'bucket'>,
): void {
  if (!bucket) return;
  const key = rowKey(bucket, entityId);
  rows.set(key, {
    bucket,
    entityId,
    leaf,
    figures: plus(rows.get(key)?.figures ?? NO_FIGURES, figures),
  });
}

export const METRICS = ['impressions', 'clicks', 'spend', 'ctr', 'cpc', 'cpm'] as const;
export type Metric = (typeof METRICS)[number];

const NEARLY = 1e-6;
const ratio = (part: number, whole: number): number =>
  whole === 0 ? 0 : Number((part / whole).toFixed(6));

/**
 * A metric of some figures. Money is in units of the account's currency, not in micros (platform
 * document 4d).
 */
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

/** Rounded down to the smallest unit, so that a reported amount never exceeds a budget. */
function spendOf(micros: number, currency: string): number {
  const unit = Number(smallestUnitMicros(currency));
  return Number(((Math.floor(micros / unit + NEARLY) * unit) / 1_000_000).toFixed(6));
}

/** What a row of a report can be about, from the widest to the narrowest. */
export const LEVELS = ['ad_account', 'campaign', 'ad_group', 'ad'] as const;
export type Level = (typeof LEVELS)[number];

/**
 * The object of a level that a figure belongs to; undefined where a person set the figures of a
 * campaign without ads.
 */
export function idAt(
  { accountId, campaignId, adGroupId, adId }: Leaf,
  level: Level,
): string | undefined {
  switch (level) {
    case 'ad_account':
      return accountId;
    case 'campaign':
      return campaignId;
    case 'ad_group':
      return adGroupId;
    case 'ad':
      return adId;
  }
}

export const isWithin = (inner: Level, outer: Level): boolean =>
  LEVELS.indexOf(inner) >= LEVELS.indexOf(outer);
