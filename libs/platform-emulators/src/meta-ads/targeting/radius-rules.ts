import { UNVERIFIED_SUBCODES as SUBCODES } from '../unverified';
import { type Fields, numberIn } from '../../json/fields';
import { ruleBroken } from '../wire/refusals';

/** Radii by kind of place and unit, miles where no unit is given (platform document 1b; a place's are those of a point). */
const BOUNDS = {
  city: { mile: [10, 50], kilometer: [17, 80] },
  place: { mile: [0.63, 50], kilometer: [1, 80] },
  point: { mile: [0.63, 50], kilometer: [1, 80] },
} as const;

/** Throws for a radius out of its bounds; only points must have one. */
export function checkRadius(kind: keyof typeof BOUNDS, place: Fields, path: string): void {
  const radius = numberIn(place, 'radius');
  const [least, most] = BOUNDS[kind][place.distance_unit === 'kilometer' ? 'kilometer' : 'mile'];
  if (radius === undefined && kind !== 'point') return;
  if (radius !== undefined && radius >= least && radius <= most) return;
  throw ruleBroken(
    SUBCODES.badRadius,
    'Invalid radius',
    `The radius must be between ${least} and ${most}.`,
    `${path}.radius`,
  );
}
