import type { ReportDimension } from './report-dimension';
import type { UnknownFor } from './unknown-for';

/**
 * Sums as the store tells them: whole numbers as text, for they can be larger than a JavaScript number holds. Conversions and their value are summed over
 * the platforms that report them, and null where none does.
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
  /** The values of the dimensions, in the order of `groupBy`. An ad without an angle has an empty one. */
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
