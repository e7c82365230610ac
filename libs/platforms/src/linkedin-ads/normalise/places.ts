import type { WarningCode } from '../../port/codes';
import type { AreaDraft, CampaignDraft, CircleDraft } from '../../port/draft';
import type { PlaceAttributes } from '../attributes/ad-group-attributes';
import { MOST_PLACES } from '../data/facets';
import type { Warn } from '../../normalising';

/** Places by LinkedIn's geo id, each once, sorted. Circles and places without an id are left out and told. */
export const heldPlaces = (
  places: CampaignDraft['geoTargets'],
  warn: Warn,
): readonly PlaceAttributes[] => {
  const held = places.flatMap((place, index) => heldPlace(place, `geoTargets/${index}`, warn));
  const each = new Map(held.map((place) => [placeKey(place), place]));
  if (each.size < held.length) {
    warn(
      'DUPLICATE_DROPPED',
      'geoTargets',
      'LinkedIn treats several rows as the same location. Each is sent once.',
    );
  }
  if (each.size > MOST_PLACES) {
    warn(
      'TOO_MANY_PLACES',
      'geoTargets',
      `LinkedIn accepts at most ${MOST_PLACES} locations. The others are not sent there.`,
    );
  }
  return [...each.keys()].sort().map((key) => each.get(key)!);
};

export const placeKey = ({ linkedinLocationId, negative }: PlaceAttributes): string =>
  `${linkedinLocationId} ${negative ? 'excluded' : 'included'}`;

const heldPlace = (
  place: AreaDraft | CircleDraft,
  field: string,
  warn: Warn,
): readonly PlaceAttributes[] => {
  if (place.bidAdjustmentPercent) {
    warn(
      'BID_ADJUSTMENT_UNSUPPORTED',
      `${field}/bidAdjustment`,
      'LinkedIn has no bid adjustments of locations. The adjustment is not sent there.',
    );
  }
  if (place.kind === 'RADIUS') {
    return leftOut(
      'RADIUS_UNSUPPORTED',
      field,
      `LinkedIn cannot target circles. "${place.name}" is not sent there.`,
      warn,
    );
  }
  const { linkedinLocationId, negative } = place;
  if (!linkedinLocationId) {
    return leftOut(
      'PLACE_NOT_RESOLVED',
      field,
      `LinkedIn has no location id for "${place.name}". It is not sent there.`,
      warn,
    );
  }
  return [{ kind: 'AREA', linkedinLocationId, negative }];
};

const leftOut = (
  code: WarningCode,
  field: string,
  message: string,
  warn: Warn,
): readonly PlaceAttributes[] => {
  warn(code, field, message);
  return [];
};
