import type { CampaignDraft } from '../../port/draft';
import type { PlaceAttributes } from '../attributes/campaign-attributes';
import { placeKey } from '../attributes/place-key';
import { sortedSet } from '../attributes/sorted-set';
import { NOWHERE } from '../data/place-ids';
import type { Warn } from '../../normalising';

type Row = CampaignDraft['geoTargets'][number];

/**
 * Places as a set. Circles and places without an id are left out and told. Where places were asked for and none is left, a row stays
 * with which nothing can be sent: the ads must never show everywhere because nobody could say where.
 */
export const heldPlaces = (
  places: CampaignDraft['geoTargets'],
  warn: Warn,
): readonly PlaceAttributes[] => {
  const held = places.flatMap((place, index) => heldPlace(place, index, warn));
  const isNowhere = places.some(isPositive) && !held.some(({ negative }) => !negative);
  return sortedSet(
    isNowhere ? [...held, { kind: 'AREA', openaiLocationId: NOWHERE, negative: false }] : held,
    placeKey,
  );
};

const isPositive = (row: Row): boolean => row.kind === 'RADIUS' || !row.negative;

const heldPlace = (place: Row, index: number, warn: Warn): readonly PlaceAttributes[] => {
  const field = `geoTargets/${index}`;
  if (place.kind === 'RADIUS') {
    warn(
      'RADIUS_UNSUPPORTED',
      `${field}/radius`,
      `OpenAI targets no circles; "${place.name}" is left out.`,
    );
    return [];
  }
  const { openaiLocationId, negative } = place;
  if (!openaiLocationId) {
    warn(
      'PLACE_ID_MISSING',
      `${field}/openaiLocationId`,
      `"${place.name}" has no OpenAI location id and is left out.`,
    );
    return [];
  }
  if (place.bidAdjustmentPercent) {
    warn(
      'BID_ADJUSTMENT_UNSUPPORTED',
      `${field}/bidAdjustment`,
      'OpenAI takes no bid adjustments of places.',
    );
  }
  return [{ kind: 'AREA', openaiLocationId, negative }];
};
