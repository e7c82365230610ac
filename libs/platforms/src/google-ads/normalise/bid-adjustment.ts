import { MAX_MODIFIER, MIN_MODIFIER, modifierOf, percentOf } from '../attributes/bid-modifier';
import { changed, unchanged, type Normalised } from './normalised';

/** Keeps a modifier inside what Google takes. */
export const normaliseModifier = (modifier: number, field: string): Normalised<number> => {
  const value = Math.min(MAX_MODIFIER, Math.max(MIN_MODIFIER, modifier));
  return value === modifier
    ? unchanged(value)
    : changed(
        value,
        'BID_ADJUSTMENT_CLAMPED',
        field,
        `The bid modifier ${modifier} becomes ${value}. Google accepts ${MIN_MODIFIER} to ${MAX_MODIFIER}.`,
      );
};

/** Percent, two decimals; no adjustment is null. */
export const normalisePercent = (
  percent: number | undefined,
  field: string,
): Normalised<number | null> => {
  const { value, warnings } = normaliseModifier(modifierOf(percent ?? null), field);
  return { value: percentOf(value), warnings };
};
