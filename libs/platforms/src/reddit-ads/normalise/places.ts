import type { AreaDraft, CampaignDraft } from '../../port/draft';
import type { PlaceAttributes } from '../attributes/ad-group-attributes';
import type { Warn } from '../../normalising';

type Row = CampaignDraft['geoTargets'][number];

/**
 * The places that Reddit can hold, each once, sorted. Circles and areas without an id are left out and told. When none is left of
 * those that were meant, the ads would show everywhere: then UNHELD stands there, and nothing is sent.
 */
export const heldPlaces = (rows: readonly Row[], warn: Warn): readonly PlaceAttributes[] => {
  const held = rows.flatMap((row, index) => heldRow(row, index, warn));
  const isMeant = (row: Row): boolean => row.kind === 'RADIUS' || !row.negative;
  if (rows.some(isMeant) && !held.some(({ negative }) => !negative)) {
    warn(
      'PLACES_UNHELD',
      'geoTargets',
      'Reddit can hold none of the places that are meant: nothing is sent, or the ads would show everywhere.',
    );
    return [{ kind: 'UNHELD' }];
  }
  const byKey = new Map(held.map((area) => [`${area.redditLocationId} ${area.negative}`, area]));
  return [...byKey.keys()].sort().map((key) => byKey.get(key)!);
};

type HeldArea = Extract<PlaceAttributes, { readonly kind: 'AREA' }>;

const heldRow = (row: Row, index: number, warn: Warn): readonly HeldArea[] => {
  if (row.bidAdjustmentPercent) {
    warn(
      'BID_ADJUSTMENT_DROPPED',
      `geoTargets/${index}/bidAdjustment`,
      'Reddit takes places without bid adjustments.',
    );
  }
  if (row.kind === 'AREA') return heldArea(row, index, warn);
  warn(
    'RADIUS_UNSUPPORTED',
    `geoTargets/${index}`,
    `Reddit has no circles: "${row.name}" is left out.`,
  );
  return [];
};

const heldArea = (
  { redditLocationId, name, negative }: AreaDraft,
  index: number,
  warn: Warn,
): readonly HeldArea[] => {
  if (redditLocationId) return [{ kind: 'AREA', redditLocationId, negative }];
  warn(
    'PLACE_ID_MISSING',
    `geoTargets/${index}/redditLocationId`,
    `"${name}" has no location id of Reddit's and is left out.`,
  );
  return [];
};
