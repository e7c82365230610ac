import { modifierOf } from '../attributes/bid-modifier';
import {
  DEVICE_NAMES,
  type CampaignAttributes,
  type DeviceAttributes,
  type PlaceAttributes,
  type WindowAttributes,
} from '../attributes/campaign-attributes';
import { languageConstant } from '../language-constants';
import { deviceKey, languageKey, negativeKey, placeKey, windowKey } from '../wire/criterion-key';

export const CRITERIA_FIELDS = [
  'geoTargets',
  'schedule',
  'devices',
  'languages',
  'negativeKeywords',
] as const;
export type CriteriaField = (typeof CRITERIA_FIELDS)[number];

export const isCriteriaField = (field: string): field is CriteriaField =>
  (CRITERIA_FIELDS as readonly string[]).includes(field);

/** One campaign criterion as it should be. */
export interface WantedCriterion {
  readonly key: string;
  readonly body: Readonly<Record<string, unknown>>;
  /** 1 means no change. */
  readonly modifier: number;
  /** True when it holds without a row of its own: a device that nothing is said about. */
  readonly implied: boolean;
}

export const wantedCriteria = (
  field: CriteriaField,
  campaign: CampaignAttributes,
): readonly WantedCriterion[] => {
  switch (field) {
    case 'geoTargets':
      return campaign.geoTargets.map((place) =>
        wanted(placeKey(place), placeBody(place), modifierOf(place.bidAdjustmentPercent)),
      );
    case 'schedule':
      return campaign.schedule.map((window) =>
        wanted(windowKey(window), { adSchedule: windowBody(window) }, window.bidModifier),
      );
    case 'devices':
      return DEVICE_NAMES.map((name) => ({
        ...wanted(
          deviceKey(name),
          { device: { type: name.toUpperCase() } },
          deviceModifier(campaign.devices[name]),
        ),
        implied: true,
      }));
    case 'languages':
      return campaign.languages.map((language) =>
        wanted(languageKey(language), {
          language: { languageConstant: languageConstant(language) },
        }),
      );
    case 'negativeKeywords':
      return campaign.negativeKeywords.map((keyword) =>
        wanted(negativeKey(keyword), {
          negative: true,
          keyword: { text: keyword.text, matchType: keyword.matchType },
        }),
      );
  }
};

const wanted = (key: string, body: WantedCriterion['body'], modifier = 1): WantedCriterion => ({
  key,
  body,
  modifier,
  implied: false,
});

const placeBody = (place: PlaceAttributes): WantedCriterion['body'] => {
  if (place.kind === 'AREA') {
    return {
      ...(place.negative ? { negative: true } : {}),
      location: { geoTargetConstant: `geoTargetConstants/${place.criterionId}` },
    };
  }
  const geoPoint = {
    latitudeInMicroDegrees: Math.round(place.lat * 1e6),
    longitudeInMicroDegrees: Math.round(place.lng * 1e6),
  };
  return {
    proximity: {
      geoPoint,
      radius: place.radius,
      radiusUnits: place.unit === 'mi' ? 'MILES' : 'KILOMETERS',
    },
  };
};

const windowBody = ({ day, startHour, startMinute, endHour, endMinute }: WindowAttributes) => ({
  dayOfWeek: day,
  startHour,
  startMinute,
  endHour,
  endMinute,
});

const deviceModifier = ({ enabled, bidAdjustmentPercent }: DeviceAttributes): number =>
  enabled ? modifierOf(bidAdjustmentPercent) : 0;
