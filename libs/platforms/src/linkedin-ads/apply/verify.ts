import { canonicalJson, digestOf } from '@switchyard/kernel';
import type { RemoveChange, UpdateChange } from '../../port/change';
import type { Observed } from '../../port/observed';

/**
 * Whether a change may go on: `go`; `done` when the object already is what the change wants (a lost answer); `drifted` when somebody
 * edited it since the plan; `missing` when it is gone.
 */
export const verify = (
  change: UpdateChange | RemoveChange,
  seen: Observed | undefined,
): 'go' | 'done' | 'drifted' | 'missing' => {
  if (!seen) return 'missing';
  if (digestOf(seen.attributes) === change.seenDigest) return 'go';
  if (change.action === 'remove') return 'drifted';
  return change.fields.every(
    (field) =>
      canonicalJson(seen.attributes[field] ?? null) === canonicalJson(change.after[field] ?? null),
  )
    ? 'done'
    : 'drifted';
};
