import type { AreaDraft, CampaignDraft, CircleDraft } from '../../port/draft';
import type {
  AreaAttributes,
  CircleAttributes,
  PlaceAttributes,
} from '../attributes/ad-group-attributes';
import { sortedSet } from '../attributes/sorted-set';
import { readPlaceId } from '../data/place-kinds';
import { UNVERIFIED } from '../unverified';
import { heldRadius } from './radius';
import type { Warn } from '../../normalising';

/** The places that Meta can hold, each once, sorted. An area without an id of Meta's is left out and told. */
export const heldPlaces = (
  places: CampaignDraft['geoTargets'],
  warn: Warn,
): readonly PlaceAttributes[] => {
  const held = places.flatMap((place, index): readonly PlaceAttributes[] => {
    if (place.bidAdjustmentPercent) {
      warn(
        'BID_ADJUSTMENT_UNSUPPORTED',
        `geoTargets/${index}/bidAdjustment`,
        'Meta has no bid adjustments of locations. The adjustment is not sent there.',
      );
    }
    return place.kind === 'AREA' ? area(place, index, warn) : [circle(place, index, warn)];
  });
  const each = sortedSet(held);
  if (each.length < held.length) {
    warn(
      'DUPLICATE_DROPPED',
      'geoTargets',
      'Meta treats several rows as the same location. Each is sent once.',
    );
  }
  return each;
};

const area = (
  { metaLocationId: id, name, negative }: AreaDraft,
  index: number,
  warn: Warn,
): readonly AreaAttributes[] => {
  if (id && readPlaceId(id)) return [{ kind: 'AREA', metaLocationId: id, negative }];
  warn(
    'PLACE_NOT_RESOLVED',
    `geoTargets/${index}`,
    `Meta has no location id for "${name}". It is not sent there.`,
  );
  return [];
};

const circle = (place: CircleDraft, index: number, warn: Warn): CircleAttributes => ({
  kind: 'RADIUS',
  lat: rounded(place.lat),
  lng: rounded(place.lng),
  radius: heldRadius(place, `geoTargets/${index}/radius`, warn),
  unit: place.unit,
});

/** A tenth of a metre: finer digits would only make two spellings of one place. */
const rounded = (degrees: number): number => Number(degrees.toFixed(UNVERIFIED.degrees)) + 0;
