import type { Address, DriftEntry, PlannedChange, PlanWarning } from './words';

/** A part while it is being planned. */
export class PartDraft {
  readonly changes: PlannedChange[] = [];
  readonly drift: DriftEntry[] = [];
  readonly missing: Address[] = [];
  readonly warnings: PlanWarning[] = [];
  unchanged = 0;
}
