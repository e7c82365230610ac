import type { StampedAd } from '@switchyard/catalog';
import type { PlatformId, Tenant } from '@switchyard/kernel';
import type {
  AngleState,
  Conversion,
  CurrencyRates,
  DayRange,
  Delivery,
  PerformanceLevel,
  ReportDimension,
  ReportPosition,
  ReportRow,
  ReportScope,
} from '../domain';

/** What became of a slice. */
export interface ReplacedDays {
  readonly written: number;
  readonly removed: number;
}

/** What an account's currencies are worth; bound to budgets by the process. */
export abstract class Rates {
  abstract of(tenant: Tenant): Promise<CurrencyRates>;
}

export interface GroupedRequest {
  readonly scope: ReportScope;
  readonly groupBy: readonly ReportDimension[];
  readonly level: PerformanceLevel;
  /** Undefined: every currency in rows of its own. */
  readonly conversion: Conversion | undefined;
  /** Where `groupBy` names angles: the ads that have one. */
  readonly stamps: readonly StampedAd[];
  readonly after: ReportPosition | undefined;
  /** At most so many rows. */
  readonly limit: number;
}

/** Rows, and how fresh they are. */
export interface GroupedFigures {
  readonly rows: readonly ReportRow[];
  readonly dataAsOf: Date | null;
}

export interface AngleFactsRequest {
  readonly ads: readonly StampedAd[];
  readonly range: DayRange;
  readonly platform: PlatformId | undefined;
}

/** What was spent in one currency. */
export interface SpendIn {
  readonly currency: string;
  readonly spendMicros: number;
}

/** What campaigns delivered over some days. */
export interface DeliveryTotal extends Delivery {
  readonly spend: readonly SpendIn[];
  /** From the first day with figures to the last. */
  readonly days: number;
}

/** The state of an angle at the last daily evaluation. */
export interface KnownAngleState {
  readonly spaceId: string;
  readonly angleId: string;
  readonly state: AngleState;
  /** Null: it never changed. */
  readonly previousState: AngleState | null;
  readonly changedAt: Date;
  readonly evaluatedAt: Date;
}
