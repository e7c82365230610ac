import { asFarAsMade } from './as-far-as-made';
import type { Binding, PlanWarning, Stray } from './words';

/**
 * What a lost create made, as if its answer had come. Of an object without a record of its create nobody knows what was sent: whatever
 * differs from what is wanted is drift.
 */
export const foundAgain = ({ applied, attributes, isUnrecorded, ...stray }: Stray): Binding => ({
  ...stray,
  applied: isUnrecorded ? applied : asFarAsMade(applied, attributes),
  state: 'ready',
});

/** How an object was found that the plan binds, in the words of its change. */
export const FOUND_REASONS = {
  lost: 'An earlier attempt created the object, and its answer was lost.',
  unrecorded:
    'The object has our mark, and no create of it is recorded here. It is linked, not created again.',
} as const;
export type FoundBy = keyof typeof FOUND_REASONS;

/** Told of each object that was found without a record of its create. */
export const foundOurs = ({ address }: Pick<Stray, 'address'>): PlanWarning => ({
  code: 'FOUND_OURS',
  field: '',
  message:
    'The platform has this object with our mark, and no create of it is recorded here. It is linked, not created a second time. Differences from the local values are drift.',
  address,
});
