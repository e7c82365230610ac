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
      `OpenAI cannot target circles. "${place.name}" is not sent there.`,
    );
    return [];
  }
  const { openaiLocationId, negative } = place;
  if (!openaiLocationId) {
    warn(
      'PLACE_NOT_RESOLVED',
      field,
      `OpenAI has no location id for "${place.name}". It is not sent there.`,
    );
    return [];
  }
  if (place.bidAdjustmentPercent) {
    warn(
      'BID_ADJUSTMENT_UNSUPPORTED',
      `${field}/bidAdjustment`,
      'OpenAI has no bid adjustments of locations. The adjustment is not sent there.',
    );
  }
  return [{ kind: 'AREA', openaiLocationId, negative }];
};
