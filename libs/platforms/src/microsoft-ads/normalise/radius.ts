import type { CircleDraft } from '../../port/draft';
import type { Warn } from '../../normalising';

/** Whole miles 1 to 500, whole kilometres 1 to 800 (spec/platforms/microsoft-ads.md 2b). */
export const MAX_RADIUS = { km: 800, mi: 500 } as const;

/** The radius that Microsoft can hold, in the circle's own unit. */
export const heldRadius = (
  { radius, unit }: Pick<CircleDraft, 'radius' | 'unit'>,
  field: string,
  warn: Warn,
): number => {
  const max = MAX_RADIUS[unit];
  if (radius < 1) {
    warn(
      'RADIUS_CLAMPED_TO_MIN',
      field,
      `The radius ${radius} becomes 1. Microsoft accepts no smaller radius.`,
    );
  } else if (radius > max) {
    warn(
      'RADIUS_CLAMPED_TO_MAX',
      field,
      `The radius ${radius} becomes ${max}. Microsoft accepts no larger radius.`,
    );
  } else if (!Number.isInteger(radius)) {
    warn(
      'RADIUS_ROUNDED',
      field,
      `The radius ${radius} is rounded. Microsoft accepts whole ${unit}.`,
    );
  }
  return Math.min(max, Math.max(1, Math.round(radius)));
};
