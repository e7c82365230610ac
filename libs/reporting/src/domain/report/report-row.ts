import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
import type { ReportDimension } from './report-question';

/**
 * Sums as the store returns them: whole numbers as text, for they can be larger than a JavaScript
 * number holds. Conversions and their value are summed over the platforms that report them, and
 * null where none does.
 */
export interface Sums {
  readonly impressions: string;
  readonly clicks: string;
  readonly spendMicros: string;
  readonly conversionsMicros: string | null;
  readonly conversionValueMicros: string | null;
  /** What was spent where conversions, or their value, are not reported: no ratio may count it. */
  readonly spendWithoutConversionsMicros: string;
  readonly spendWithoutValueMicros: string;
  readonly unknownFor: UnknownFor;
}

/** One group of a report and its currency. */
export interface ReportRow extends Sums {
  /**
   * The values of the dimensions, in the order of `groupBy`. An ad without an angle has an empty
   * one.
   */
  readonly keys: readonly string[];
  /** ISO 4217. */
  readonly currency: string;
}

export interface ReportPage {
  readonly groupBy: readonly ReportDimension[];
  readonly rows: readonly ReportRow[];
  readonly nextCursor: string | null;
  /** The oldest of the readings that the figures come from; null when nothing was read. */
  readonly dataAsOf: Date | null;
  /** Currencies of the page that have no rate to the one that was asked for. */
  readonly unconverted: readonly string[];
}

/** Figures that not every platform reports. */
export const PARTIAL_METRICS = ['conversions', 'conversionValue'] as const;
export type PartialMetric = (typeof PARTIAL_METRICS)[number];

/**
 * Platforms that take part in a sum but report nothing for the metric: the sum is that of the
 * others. A metric that all report is missing.
 */
export type UnknownFor = { readonly [metric in PartialMetric]?: readonly PlatformId[] };

/** Of several sums, everything that one of them is without; platforms in one order, each once. */
export const joinUnknownFor = (parts: readonly UnknownFor[]): UnknownFor =>
  Object.fromEntries(
    PARTIAL_METRICS.flatMap((metric) => {
      const platforms = PLATFORM_IDS.filter((id) => parts.some((one) => one[metric]?.includes(id)));
      return platforms.length > 0 ? [[metric, platforms] as const] : [];
    }),
  );
