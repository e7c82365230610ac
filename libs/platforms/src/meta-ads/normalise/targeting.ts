import type { AreaDraft, CampaignDraft, CircleDraft } from '../../port/draft';
import type { Warn } from '../../translation/normalise';
import {
  type AdGroupAttributes,
  type AreaAttributes,
  type CircleAttributes,
  type PlaceAttributes,
  sortedSet,
} from '../attributes';
import { UNVERIFIED } from '../unverified';
import { readPlaceId, supportedLanguage } from '../vocabulary';

/**
 * The places that Meta can store, each once, sorted. An area without an id of Meta's is left out
 * with a warning.
 */
export const normalisePlaces = (
  places: CampaignDraft['geoTargets'],
  warn: Warn,
): readonly PlaceAttributes[] => {
  const kept = places.flatMap((place, index): readonly PlaceAttributes[] => {
    if (place.bidAdjustmentPercent) {
      warn(
        'BID_ADJUSTMENT_UNSUPPORTED',
        `geoTargets/${index}/bidAdjustment`,
        'Meta has no bid adjustments of locations. The adjustment is not sent there.',
      );
    }
    return place.kind === 'AREA' ? area(place, index, warn) : [circle(place, index, warn)];
  });
  const each = sortedSet(kept);
  if (each.length < kept.length) {
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
  radius: normaliseRadius(place, `geoTargets/${index}/radius`, warn),
  unit: place.unit,
});

/** A tenth of a metre: finer digits would only make two spellings of one place. */
const rounded = (degrees: number): number => Number(degrees.toFixed(UNVERIFIED.degrees)) + 0;

/** How small and how large a circle may be (spec/platforms/meta-ads.md 1b, custom_locations). */
export const RADII = { km: { min: 1, max: 80 }, mi: { min: 0.63, max: 50 } } as const;

/** The radius that Meta can hold, in the circle's own unit. */
const normaliseRadius = (
  { radius, unit }: Pick<CircleDraft, 'radius' | 'unit'>,
  field: string,
  warn: Warn,
): number => {
  const { min, max } = RADII[unit];
  if (radius < min) {
    warn(
      'RADIUS_CLAMPED_TO_MIN',
      field,
      `The radius ${radius} becomes ${min}. Meta accepts no smaller radius.`,
    );
  } else if (radius > max) {
    warn(
      'RADIUS_CLAMPED_TO_MAX',
      field,
      `The radius ${radius} becomes ${max}. Meta accepts no larger radius.`,
    );
  }
  return Number(Math.min(max, Math.max(min, radius)).toFixed(UNVERIFIED.radius));
};

/** The languages that Meta can target, each once, sorted. Empty means all. */
export const normaliseLanguages = (languages: readonly string[], warn: Warn): readonly string[] =>
  sortedSet(
    languages.flatMap((language) => {
      const kept = supportedLanguage(language);
      if (kept === undefined) {
        warn(
          'LANGUAGE_UNSUPPORTED',
          'languages',
          `Meta cannot target the language ${language}. It is not sent there.`,
        );
      }
      return kept ?? [];
    }),
  );

/**
 * Computers and everything else: Meta counts tablets among mobile devices. Null when every device
 * is meant.
 */
export const normaliseDevices = (
  devices: CampaignDraft['devices'],
  warn: Warn,
): AdGroupAttributes['devices'] => {
  const isOn = (device: 'desktop' | 'mobile' | 'tablet'): boolean =>
    devices?.[device]?.enabled ?? true;
  for (const [device, given] of Object.entries(devices ?? {})) {
    if (given.enabled && given.bidAdjustmentPercent) {
      warn(
        'BID_ADJUSTMENT_UNSUPPORTED',
        `targeting/devices/${device}/bidAdjustment`,
        'Meta has no bid adjustments of devices. The adjustment is not sent there.',
      );
    }
  }
  if (isOn('tablet') !== isOn('mobile')) {
    warn(
      'TABLETS_FOLLOW_MOBILE',
      'targeting/devices/tablet',
      'Meta treats tablets as mobile devices. Set `targeting/devices/tablet` like `targeting/devices/mobile`.',
    );
  }
  return isOn('desktop') && isOn('mobile')
    ? null
    : { desktop: isOn('desktop'), mobile: isOn('mobile') };
};
