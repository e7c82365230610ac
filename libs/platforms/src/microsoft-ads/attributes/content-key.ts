import type { NegativeAttributes, PlaceAttributes, WindowAttributes } from './campaign-attributes';

/**
 * What a part of a campaign is, apart from its bid: parts with the same key are the same part, because Microsoft lets nothing but
 * the bid of a criterion change.
 */
export const placeKey = (place: PlaceAttributes): string =>
  place.kind === 'AREA'
    ? `location/${place.msLocationId}/${place.negative ? 'excluded' : 'included'}`
    : `radius/${place.lat}/${place.lng}/${place.radius}${place.unit}/${place.name}`;

export const windowKey = (window: WindowAttributes): string =>
  `time/${window.day}/${window.startHour}:${window.startMinute}-${window.endHour}:${window.endMinute}`;

export const deviceKey = (device: string): string => `device/${device}`;

export const INTENT_KEY = 'intent';

/** Microsoft takes the same words in another case for the same keyword. */
export const negativeKey = (negative: NegativeAttributes): string =>
  `negative/${negative.matchType}/${negative.text.toLowerCase()}`;
