import type { StampedAd } from '@switchyard/catalog';
import type { Tenant } from '@switchyard/kernel';
import type {
  Conversion,
  CurrencyRates,
  PerformanceLevel,
  ReportDimension,
  ReportPlace,
  ReportRow,
  ReportScope,
} from '../domain';

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
  readonly after: ReportPlace | undefined;
  /** At most so many rows. */
  readonly limit: number;
}

/** Rows, and how fresh they are. */
export interface GroupedFigures {
  readonly rows: readonly ReportRow[];
  readonly dataAsOf: Date | null;
}

export abstract class PerformanceReports {
  /** Groups in the order of their keys and currency. */
  abstract grouped(tenant: Tenant, request: GroupedRequest): Promise<GroupedFigures>;
}
