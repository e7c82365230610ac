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
      'PLACE_NOT_RESOLVED',
      'geoTargets',
      'Reddit can target none of the locations in `geoTargets`. The campaign is not sent there, because its ads would show everywhere.',
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
      'BID_ADJUSTMENT_UNSUPPORTED',
      `geoTargets/${index}/bidAdjustment`,
      'Reddit has no bid adjustments of locations. The adjustment is not sent there.',
    );
  }
  if (row.kind === 'AREA') return heldArea(row, index, warn);
  warn(
    'RADIUS_UNSUPPORTED',
    `geoTargets/${index}`,
    `Reddit cannot target circles. "${row.name}" is not sent there.`,
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
    'PLACE_NOT_RESOLVED',
    `geoTargets/${index}`,
    `Reddit has no location id for "${name}". It is not sent there.`,
  );
  return [];
};
