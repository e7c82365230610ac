/** A trigger that only workers of the last release need. */
export interface KeptTrigger {
  readonly table: string;
  readonly trigger: string;
}

const kept = (table: string, triggers: readonly string[]): readonly KeptTrigger[] =>
  triggers.map((trigger) => ({ table, trigger }));

/**
 * Statements of this release count operations and remember former objects themselves. Workers of the
 * last release do not, and run on this schema during an update: for them these triggers stay.
 * `admin distribute` drops them, since it runs while all processes are stopped. No other trigger
 * with a transition table may be added.
 */
export const KEPT_FOR_LAST_RELEASE: readonly KeptTrigger[] = [
  ...kept('sync.operation', ['tally_insert', 'tally_update', 'tally_delete']),
  ...kept('sync.binding', ['remember_update', 'remember_delete']),
];
