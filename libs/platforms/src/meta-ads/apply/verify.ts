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
  if (digestOf(seen.attributes) === change.seenDigest || isOwnStrategy(change, seen)) return 'go';
  if (change.action === 'remove') return 'drifted';
  return change.fields.every(
    (field) =>
      canonicalJson(seen.attributes[field] ?? null) === canonicalJson(change.after[field] ?? null),
  )
    ? 'done'
    : 'drifted';
};

const STRATEGIES = [
  'LOWEST_COST_WITHOUT_CAP',
  'LOWEST_COST_WITH_BID_CAP',
  'COST_CAP',
  'LOWEST_COST_WITH_MIN_ROAS',
];

/** A campaign of which nothing moved but its strategy, to the one that is wanted: our own ad sets brought it there. */
const isOwnStrategy = (change: UpdateChange | RemoveChange, { attributes }: Observed): boolean =>
  change.action === 'update' &&
  change.entity === 'campaign' &&
  canonicalJson(attributes['biddingStrategy'] ?? null) ===
    canonicalJson(change.after['biddingStrategy'] ?? null) &&
  STRATEGIES.some(
    (type) => digestOf({ ...attributes, biddingStrategy: { type } }) === change.seenDigest,
  );
