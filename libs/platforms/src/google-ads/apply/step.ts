import type { Change } from '../../port/change';
import type { Operation } from '../wire/operation';

/**
 * The order of operations inside a request: assets, which take nothing and which anything may show, go first; what frees names, places and money goes before what takes them, and a parent before
 * its parts.
 */
export const PHASE = {
  createAsset: 0,
  remove: 1,
  decrease: 2,
  update: 3,
  target: 4,
  increase: 5,
  createBudget: 6,
  create: 7,
  createPart: 8,
} as const;
export type Phase = (typeof PHASE)[keyof typeof PHASE];

/** One operation on behalf of a change. */
export interface Step {
  readonly phase: Phase;
  readonly operation: Operation;
  /** Our field that it serves; null when it is the object itself. */
  readonly field: string | null;
  /** True for the step whose answer names the object that the change is about. */
  readonly main: boolean;
}

/** Everything that has to be sent for one change. */
export interface ChangePlan {
  readonly change: Change;
  readonly steps: readonly Step[];
}
