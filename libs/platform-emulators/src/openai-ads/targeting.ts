import { type Fields, listIn, objectIn, textIn } from '../core/json';
import { list, nullable, object, oneOf, text } from './doors/shapes';
import { invalidValue, outOfRange } from './errors';
import { countryCodes, placeOf } from './places/places';

const MOST_LOCATIONS = 2_500;
const SIDES = ['locations', 'excluded_locations'] as const;
const AUDIENCES = ['custom_audiences', 'excluded_custom_audiences'] as const;

/**
 * Refuses places and audiences that the account does not know, and more than 2,500 location ids.
 */
export function checkTargeting(targeting: Fields): void {
  for (const side of SIDES) checkPlaces(objectIn(targeting, side), `targeting.${side}`);
  const locations = SIDES.flatMap((side) => listIn(objectIn(targeting, side), 'include'));
  if (locations.length > MOST_LOCATIONS) {
    throw outOfRange(
      'array_above_max_length',
      'targeting.locations.include',
      `at most ${MOST_LOCATIONS} location ids per campaign`,
    );
  }
  for (const member of AUDIENCES) {
    const [id] = listIn<string>(objectIn(targeting, member), 'ids');
    if (id !== undefined) {
      throw invalidValue(`targeting.${member}.ids[0]`, `No custom audience found with id '${id}'.`);
    }
  }
}

function checkPlaces(locations: Fields, param: string): void {
  listIn<string>(locations, 'countries').forEach((code, index) => {
    if (!countryCodes.has(code)) {
      throw invalidValue(`${param}.countries[${index}]`, `Invalid country code: '${code}'.`);
    }
  });
  listIn<Fields>(locations, 'include').forEach((one, index) => {
    if (!placeOf(textIn(one, 'id'))) {
      throw invalidValue(
        `${param}.include[${index}].id`,
        `No location found with id '${textIn(one, 'id')}'.`,
      );
    }
  });
}

/**
 * Targeting as answers show it: places with all their members, whatever was sent beside their ids
 * (platform document 4b).
 */
export function readTargeting(targeting: Fields): Fields {
  return Object.fromEntries(
    Object.entries(targeting).flatMap(([member, value]) =>
      value === null ? [] : [[member, readMember(member, value as Fields)]],
    ),
  );
}

function readMember(member: string, value: Fields): Fields {
  switch (member) {
    case 'locations':
    case 'excluded_locations':
      return {
        countries: listIn(value, 'countries'),
        include: listIn<Fields>(value, 'include').map(expanded),
      };
    case 'custom_audiences':
    case 'excluded_custom_audiences':
      return { ids: listIn(value, 'ids') };
    default:
      return value;
  }
}

function expanded(location: Fields): Fields {
  const { id, name, type, countryCode, regionCode } = placeOf(textIn(location, 'id')) ?? {
    id: location.id,
    name: '',
    type: '',
    countryCode: '',
    regionCode: null,
  };
  return { id, name, type, country_code: countryCode, region_code: regionCode };
}

/** Where ChatGPT can be used (developers.openai.com/ads/platform-targeting). */
export const PLATFORMS = [
  'android_app',
  'android_web',
  'desktop_web',
  'ios_app',
  'ios_web',
  'web',
] as const;

const LOCATION = object(
  { id: text(), name: text(), type: text(), country_code: text(), region_code: nullable(text()) },
  ['id'],
);
const LOCATIONS = object({ countries: list(text()), include: list(LOCATION) });
const AUDIENCE_IDS = object({ ids: list(text()) });

/** Targeting is sent whole; null takes all of it away (platform document 4b). */
export const TARGETING = nullable(
  object({
    locations: LOCATIONS,
    excluded_locations: LOCATIONS,
    platforms: nullable(object({ included: list(oneOf(PLATFORMS), { min: 1 }) }, ['included'])),
    custom_audiences: AUDIENCE_IDS,
    excluded_custom_audiences: AUDIENCE_IDS,
  }),
);
