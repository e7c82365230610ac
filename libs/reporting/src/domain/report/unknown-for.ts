import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';

/** Figures that not every platform reports. */
export const PARTIAL_METRICS = ['conversions', 'conversionValue'] as const;
export type PartialMetric = (typeof PARTIAL_METRICS)[number];

/** Platforms that take part in a sum but report nothing for the metric: the sum is that of the others. A metric that all report is missing. */
export type UnknownFor = { readonly [metric in PartialMetric]?: readonly PlatformId[] };

/** Of several sums, everything that one of them is without; platforms in one order, each once. */
export const joinUnknownFor = (parts: readonly UnknownFor[]): UnknownFor =>
  Object.fromEntries(
    PARTIAL_METRICS.flatMap((metric) => {
      const platforms = PLATFORM_IDS.filter((id) => parts.some((one) => one[metric]?.includes(id)));
      return platforms.length > 0 ? [[metric, platforms] as const] : [];
    }),
  );
