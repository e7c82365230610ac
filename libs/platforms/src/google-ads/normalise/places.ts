import type { AreaDraft, CampaignDraft, CircleDraft } from '../../port/draft';
import { rounded } from '../attributes/bid-modifier';
import type { PlaceAttributes } from '../attributes/campaign-attributes';
import { sortedSet } from '../attributes/sorted-set';
import { placeKey } from '../wire/criterion-key';
import { normalisePercent } from './bid-adjustment';
import { changed, unchanged, type Normalised } from './normalised';

export const MIN_RADIUS = 1;
export const MAX_RADIUS = 500;

/** Places as a set. An area that nobody has mapped to Google's id cannot be held; Validate has refused it by then. */
export const normalisePlaces = (
  places: CampaignDraft['geoTargets'],
): Normalised<readonly PlaceAttributes[]> => {
  const each = places.map((place, index) =>
    place.kind === 'AREA' ? normaliseArea(place, index) : normaliseCircle(place, index),
  );
  return {
    value: sortedSet(
      each.flatMap(({ value }) => (value ? [value] : [])),
      placeKey,
    ),
    warnings: each.flatMap(({ warnings }) => warnings),
  };
};

const normaliseArea = (area: AreaDraft, index: number): Normalised<PlaceAttributes | null> => {
  const { criterionId, negative } = area;
  if (criterionId === undefined) {
    return changed(
      null,
      'PLACE_NOT_RESOLVED',
      `geoTargets/${index}`,
      `Google has no location id for "${area.name}". It is not sent there.`,
    );
  }
  if (negative) {
    return unchanged({ kind: 'AREA', criterionId, negative, bidAdjustmentPercent: null });
  }
  const { value, warnings } = normalisePercent(
    area.bidAdjustmentPercent,
    `geoTargets/${index}/bidAdjustment`,
  );
  return { value: { kind: 'AREA', criterionId, negative, bidAdjustmentPercent: value }, warnings };
};

const normaliseCircle = (circle: CircleDraft, index: number): Normalised<PlaceAttributes> => {
  const radius = clampRadius(circle.radius, index);
  const percent = normalisePercent(
    circle.bidAdjustmentPercent,
    `geoTargets/${index}/bidAdjustment`,
  );
  return {
    value: {
      kind: 'RADIUS',
      lat: rounded(circle.lat, 6),
      lng: rounded(circle.lng, 6),
      radius: radius.value,
      unit: circle.unit,
      bidAdjustmentPercent: percent.value,
    },
    warnings: [...radius.warnings, ...percent.warnings],
  };
};

const clampRadius = (radius: number, index: number): Normalised<number> => {
  const field = `geoTargets/${index}/radius`;
  if (radius < MIN_RADIUS) {
    return changed(
      MIN_RADIUS,
      'RADIUS_CLAMPED_TO_MIN',
      field,
      `The radius ${radius} becomes ${MIN_RADIUS}. Google accepts no smaller radius.`,
    );
  }
  if (radius > MAX_RADIUS) {
    return changed(
      MAX_RADIUS,
      'RADIUS_CLAMPED_TO_MAX',
      field,
      `The radius ${radius} becomes ${MAX_RADIUS}. Google accepts no larger radius.`,
    );
  }
  return unchanged(radius);
};
