import type { AreaDraft, CampaignDraft, CircleDraft } from '../../port/draft';
import type {
  AreaAttributes,
  CircleAttributes,
  PlaceAttributes,
} from '../attributes/campaign-attributes';
import { placeKey } from '../attributes/content-key';
import { eachOnce } from './each-once';
import { heldPercent } from './percent';
import { heldRadius } from './radius';
import type { Warn } from '../../normalising';

/** RadiusCriterion.Name takes 50 characters (spec/platforms/microsoft-ads.md 2b). */
const MAX_NAME = 50;

/** The places Microsoft can hold, each once, sorted. Areas go by Microsoft's location id; one without is left out and told. */
export const normalisePlaces = (
  places: CampaignDraft['geoTargets'],
  warn: Warn,
): readonly PlaceAttributes[] => {
  const held = places.flatMap((place, index): readonly PlaceAttributes[] =>
    place.kind === 'AREA' ? area(place, index, warn) : [circle(place, index, warn)],
  );
  return eachOnce(held, placeKey, 'geoTargets', warn);
};

const area = (place: AreaDraft, index: number, warn: Warn): readonly AreaAttributes[] => {
  if (!place.msLocationId) {
    warn(
      'PLACE_NOT_RESOLVED',
      `geoTargets/${index}`,
      `Microsoft has no location id for "${place.name}". It is not sent there.`,
    );
    return [];
  }
  if (place.negative) return [{ kind: 'AREA', msLocationId: place.msLocationId, negative: true }];
  const bidAdjustmentPercent = heldPercent(
    place.bidAdjustmentPercent ?? 0,
    `geoTargets/${index}/bidAdjustment`,
    warn,
  );
  return [
    { kind: 'AREA', msLocationId: place.msLocationId, negative: false, bidAdjustmentPercent },
  ];
};

const circle = (place: CircleDraft, index: number, warn: Warn): CircleAttributes => ({
  kind: 'RADIUS',
  name: heldName(place.name, `geoTargets/${index}/name`, warn),
  lat: sixDecimals(place.lat),
  lng: sixDecimals(place.lng),
  radius: heldRadius(place, `geoTargets/${index}/radius`, warn),
  unit: place.unit,
  bidAdjustmentPercent: heldPercent(
    place.bidAdjustmentPercent ?? 0,
    `geoTargets/${index}/bidAdjustment`,
    warn,
  ),
});

const heldName = (name: string, field: string, warn: Warn): string => {
  const characters = [...name.trim()];
  if (characters.length <= MAX_NAME) return characters.join('');
  warn(
    'NAME_SHORTENED',
    field,
    `Microsoft accepts ${MAX_NAME} characters in the name of a circle. The name is cut.`,
  );
  return characters.slice(0, MAX_NAME).join('').trimEnd();
};

/** A tenth of a metre: finer digits would only make two spellings of one place. */
const sixDecimals = (degrees: number): number => Number(degrees.toFixed(6)) + 0;
