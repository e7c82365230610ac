import type { CircleDraft } from '../../port/draft';
import { UNVERIFIED } from '../unverified';
import type { Warn } from '../../normalising';

/** How small and how large a circle may be (spec/platforms/meta-ads.md 1b, custom_locations). */
export const RADII = { km: { min: 1, max: 80 }, mi: { min: 0.63, max: 50 } } as const;

/** The radius that Meta can hold, in the circle's own unit. */
export const heldRadius = (
  { radius, unit }: Pick<CircleDraft, 'radius' | 'unit'>,
  field: string,
  warn: Warn,
): number => {
  const { min, max } = RADII[unit];
  if (radius < min) {
    warn(
      'RADIUS_CLAMPED_TO_MIN',
      field,
      `The radius ${radius} becomes ${min}. Meta accepts no smaller radius.`,
    );
  } else if (radius > max) {
    warn(
      'RADIUS_CLAMPED_TO_MAX',
      field,
      `The radius ${radius} becomes ${max}. Meta accepts no larger radius.`,
    );
  }
  return Number(Math.min(max, Math.max(min, radius)).toFixed(UNVERIFIED.radius));
};
