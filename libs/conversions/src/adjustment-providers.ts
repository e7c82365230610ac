import type { Provider } from '@nestjs/common';
import { SqlAdjustments } from './data/sql-adjustments';
import { SqlDeadLetters } from './data/sql-dead-letters';
import { SqlTraces } from './data/sql-traces';
import { QueueJoinBell } from './kit-adapters';
import { Adjustments } from './use-cases/adjust/adjustments';
import { JoinAdjustments } from './use-cases/adjust/join-adjustments';
import { JoinBell } from './use-cases/adjust/join-bell';
import { JoinParked } from './use-cases/adjust/join-parked';
import { ReadAdjustments } from './use-cases/adjust/read-adjustments';
import { ReportAdjustments } from './use-cases/adjust/report-adjustments';
import { DeadLetters } from './use-cases/replay/dead-letters';
import { ReplayConversion } from './use-cases/replay/replay-conversion';
import { ReplayMany } from './use-cases/replay/replay-many';
import { AdjustmentDoor } from './use-cases/report/adjustment-door';
import { TraceConversions } from './use-cases/trace/trace-conversions';
import { Traces } from './use-cases/trace/traces';

/** Adjustments, the trace of what was accepted, and the replay of what failed. */
export const adjustmentProviders: readonly Provider[] = [
  { provide: Adjustments, useClass: SqlAdjustments },
  { provide: AdjustmentDoor, useClass: ReportAdjustments },
  { provide: JoinBell, useClass: QueueJoinBell },
  JoinAdjustments,
  JoinParked,
  ReadAdjustments,
  { provide: Traces, useClass: SqlTraces },
  TraceConversions,
  { provide: DeadLetters, useClass: SqlDeadLetters },
  ReplayConversion,
  ReplayMany,
];
