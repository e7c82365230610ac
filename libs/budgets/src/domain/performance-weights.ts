import type { Weights } from '@switchyard/catalog/domain';
import type { PlatformId } from '@switchyard/kernel';
import type { PerformanceTotal } from '@switchyard/reporting/domain';

export interface PerformanceWeights {
  /** Conversions per unit of spend, in the order of the platforms. */
  readonly weights: Weights;
  /** Platforms of which nothing can be said: no spend in the campaign's currency. */
  readonly silent: readonly PlatformId[];
}

/** How well each platform turned spend into conversions. Spend in another currency than the campaign's cannot be compared and does not count. */
export const performanceWeights = (
  platforms: readonly PlatformId[],
  currency: string,
  totals: readonly PerformanceTotal[],
): PerformanceWeights => {
  const spent = new Map(
    totals
      .filter((total) => total.currency === currency && total.spendMicros > 0)
      .map((total) => [total.platform, total]),
  );
  return {
    weights: platforms.map((platform) => [platform, rate(spent.get(platform))] as const),
    silent: platforms.filter((platform) => !spent.has(platform)),
  };
};

const rate = (total: PerformanceTotal | undefined): number =>
  total ? Math.max(0, total.conversionsMicros) / total.spendMicros : 0;
