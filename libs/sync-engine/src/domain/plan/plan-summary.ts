import type { PlannedChange, PlanPart } from './words';

/** Counts of a whole plan. `imports` are imports and adoptions. `exports` are creates, updates, replaces and releases; objects that go with a removed parent are not counted. */
export interface PlanSummary {
  readonly imports: number;
  readonly exports: number;
  readonly removals: number;
  readonly drift: number;
  /** Campaigns × platforms held back by `requirement` findings. */
  readonly blocked: number;
  readonly unchanged: number;
  readonly warnings: number;
}

export const emptySummary = (blocked = 0): PlanSummary => ({
  imports: 0,
  exports: 0,
  removals: 0,
  drift: 0,
  blocked,
  unchanged: 0,
  warnings: 0,
});

/** The counts with one more part. */
export const withPart = (summary: PlanSummary, part: PlanPart): PlanSummary => {
  const count = (...actions: readonly PlannedChange['action'][]) =>
    part.changes.filter((change) => actions.includes(change.action)).length;
  return {
    ...summary,
    imports: summary.imports + count('import', 'adopt'),
    exports: summary.exports + count('create', 'update', 'replace', 'release'),
    removals: summary.removals + count('remove'),
    drift: summary.drift + part.drift.length,
    unchanged: summary.unchanged + part.unchanged,
    warnings: summary.warnings + part.warnings.length,
  };
};
