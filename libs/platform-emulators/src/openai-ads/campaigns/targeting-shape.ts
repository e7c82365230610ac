import { list, nullable, object, oneOf, text } from '../wire/shape';

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
const AUDIENCES = object({ ids: list(text()) });

/** Targeting is sent whole; null takes all of it away (platform document 4b). */
export const TARGETING = nullable(
  object({
    locations: LOCATIONS,
    excluded_locations: LOCATIONS,
    platforms: nullable(object({ included: list(oneOf(PLATFORMS), { min: 1 }) }, ['included'])),
    custom_audiences: AUDIENCES,
    excluded_custom_audiences: AUDIENCES,
  }),
);
