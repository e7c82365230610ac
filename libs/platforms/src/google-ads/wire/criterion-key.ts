import type {
  DeviceName,
  NegativeKeywordAttributes,
  PlaceAttributes,
  WindowAttributes,
} from '../attributes/campaign-attributes';

/** What makes a criterion the same one: everything but its bid modifier, which alone can change in place (v25 CampaignCriterion). */
export const placeKey = (place: PlaceAttributes): string =>
  place.kind === 'AREA'
    ? `geoTargets:AREA:${place.criterionId}:${place.negative ? 'OUT' : 'IN'}`
    : `geoTargets:RADIUS:${place.lat}:${place.lng}:${place.radius}:${place.unit}`;

export const windowKey = (window: WindowAttributes): string =>
  `schedule:${window.day}:${window.startHour}:${window.startMinute}:${window.endHour}:${window.endMinute}`;

export const deviceKey = (device: DeviceName): string => `devices:${device}`;

export const languageKey = (language: string): string => `languages:${language}`;

/** Google matches keyword text without regard to case, so two spellings are one criterion. */
export const negativeKey = (keyword: NegativeKeywordAttributes): string =>
  `negativeKeywords:${keyword.matchType}:${keyword.text.toLowerCase()}`;
