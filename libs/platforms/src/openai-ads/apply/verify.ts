import { canonicalJson, digestOf } from '@switchyard/kernel';
import type { Attributes } from '../../port/attributes';
import type { Change } from '../../port/change';

/**
 * Whether a change may go on: `go`; `done` when the object already is what the change wants (a lost answer); `drifted` when somebody
 * edited it since the plan.
 */
export const verify = (
  change: Exclude<Change, { action: 'create' }>,
  seen: Attributes,
): 'go' | 'done' | 'drifted' => {
  if (digestOf(seen) === change.seenDigest) return 'go';
  if (change.action === 'remove') return 'drifted';
  return differing(change.fields, change.after, seen).length === 0 ? 'done' : 'drifted';
};

/** Fields in which two sets of attributes differ. */
export const differing = (
  fields: readonly string[],
  wanted: Attributes,
  seen: Attributes,
): readonly string[] =>
  fields.filter(
    (field) => canonicalJson(wanted[field] ?? null) !== canonicalJson(seen[field] ?? null),
  );
