import type { Warn } from '../../normalising';

/** Whole percent from -90 to 900 (spec/platforms/microsoft-ads.md 2b). */
export const MIN_PERCENT = -90;
export const MAX_PERCENT = 900;

/** The bid adjustment that Microsoft can hold. */
export const heldPercent = (wished: number, field: string, warn: Warn): number => {
  const percent = Math.min(MAX_PERCENT, Math.max(MIN_PERCENT, Math.round(wished))) + 0;
  if (wished < MIN_PERCENT || wished > MAX_PERCENT) {
    warn(
      'BID_ADJUSTMENT_CLAMPED',
      field,
      `The bid adjustment ${wished} % becomes ${percent} %. Microsoft accepts ${MIN_PERCENT} to ${MAX_PERCENT} %.`,
    );
  } else if (percent !== wished) {
    warn(
      'BID_ADJUSTMENT_ROUNDED',
      field,
      `The bid adjustment ${wished} % becomes ${percent} %. Microsoft accepts whole percents.`,
    );
  }
  return percent;
};
