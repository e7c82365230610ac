import { type Complaint, complaint } from '../errors/complaint';
import type { Json } from '../schema/field';
import { numberOf, partOf, textOf } from '../state/row';
import { UNVERIFIED } from '../unverified';

/** A circle around a point or an address. Paths start at the proximity. */
export function proximityComplaints(proximity: Json): readonly Complaint[] {
  const hasAddress = Object.keys(partOf(proximity, 'address')).length > 0;
  if (proximity['geoPoint'] === undefined && !hasAddress) {
    return [
      complaint(
        'criterionError.PROXIMITY_GEOPOINT_AND_ADDRESS_BOTH_CANNOT_BE_NULL',
        '',
        'A circle needs a centre.',
      ),
    ];
  }
  return [...pointComplaints(proximity), ...radiusComplaints(proximity)];
}

function pointComplaints(proximity: Json): readonly Complaint[] {
  if (proximity['geoPoint'] === undefined) return [];
  const point = partOf(proximity, 'geoPoint');
  const bounds = [
    ['latitudeInMicroDegrees', 90_000_000],
    ['longitudeInMicroDegrees', 180_000_000],
  ] as const;
  return bounds
    .filter(([member, limit]) => Math.abs(numberOf(point, member) ?? 0) > limit)
    .map(([member]) =>
      complaint(
        'criterionError.INVALID_PROXIMITY_ADDRESS',
        `geoPoint.${member}`,
        'The point is not on the globe.',
        point[member],
      ),
    );
}

function radiusComplaints(proximity: Json): readonly Complaint[] {
  const radius = numberOf(proximity, 'radius') ?? 0;
  const limit =
    textOf(proximity, 'radiusUnits') === 'MILES'
      ? UNVERIFIED.proximity.maxRadius.MILES
      : UNVERIFIED.proximity.maxRadius.KILOMETERS;
  return radius > 0 && radius <= limit
    ? []
    : [
        complaint(
          'criterionError.INVALID_PROXIMITY_RADIUS',
          'radius',
          'The radius is out of range.',
          radius,
        ),
      ];
}
