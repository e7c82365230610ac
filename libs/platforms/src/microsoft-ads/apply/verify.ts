import { canonicalJson, digestOf } from '@switchyard/kernel';
import type { Change } from '../../port/change';
import type { Observed } from '../../port/observed';
import { isInTransit } from './transit-name';

type Seen = Pick<Observed, 'remoteId' | 'attributes'>;

/**
 * Whether a change may go on: `go`; `done` when the object already is what the change wants (a lost answer); `drifted` when
 * somebody edited it since the plan; `missing` when it is gone.
 */
export const verify = (
  change: Exclude<Change, { action: 'create' }>,
  seen: Seen | undefined,
): 'go' | 'done' | 'drifted' | 'missing' => {
  if (!seen) return 'missing';
  if (digestOf(seen.attributes) === change.seenDigest) return 'go';
  if (change.action === 'remove') return 'drifted';
  if (
    change.fields.every(
      (field) =>
        canonicalJson(seen.attributes[field] ?? null) ===
        canonicalJson(change.after[field] ?? null),
    )
  ) {
    return 'done';
  }
  return isInTransit(seen) ? 'go' : 'drifted';
};
