import type { AcceptanceFigures } from '../conversions/measure-acceptance';
import type { DeliveryFigures } from '../conversions/measure-delivery';
import type { BulkFigures } from '../bulk-keywords/measure-bulk';
import type { FairnessFigures } from '../fairness/measure-fairness';
import type { GetFigures } from '../get-campaign/measure-get';
import type { MemoryFigures } from '../memory/measure-memory';
import type { PlanFigures } from '../plan/measure-plan';
import type { ReportFigures } from '../reports/measure-reports';
import type { ScaleFigures } from '../scale/measure-scale';
import type { ValidateFigures } from '../validate/measure-validate';

/** What a run came to. A part that was not asked for is not there. */
export interface BenchResult {
  readonly at: string;
  readonly machine: {
    readonly cores: number;
    readonly model: string;
    readonly loadAtStart: number;
    readonly node: string;
  };
  readonly memory?: MemoryFigures;
  readonly get?: GetFigures;
  readonly bulk?: BulkFigures;
  readonly plan?: PlanFigures;
  readonly validate?: ValidateFigures;
  readonly acceptance?: AcceptanceFigures;
  readonly delivery?: DeliveryFigures;
  readonly scale?: readonly ScaleFigures[];
  readonly fairness?: FairnessFigures;
  readonly reports?: ReportFigures;
  readonly targets: readonly Target[];
}

/** A promise of speed and what was measured. */
export interface Target {
  readonly name: string;
  readonly limit: number;
  readonly measured: number;
  readonly met: boolean;
}
