import { any, flag, list, type Members, nullable, object, oneOf, text } from '../wire/shape';
import { CARRIERS, LANGUAGES, PLACEMENTS, PLATFORMS, VIEW_MODES } from './targeting-words';

const device = object({
  label_map: nullable(any),
  max_version: nullable(text),
  min_version: nullable(text),
  os: nullable(oneOf(['ANDROID', 'IOS'])),
  type: oneOf(['DESKTOP', 'MOBILE']),
});

/** Who an ad group is for: no radius, no age, no intent; `locations` are placements (platform document 3b). */
export const targetingMembers: Members = {
  carriers: nullable(list(oneOf(CARRIERS.map(({ id }) => id)), 100)),
  communities: list(text),
  custom_audience_ids: list(text),
  devices: list(device, 100),
  excluded_communities: list(text),
  excluded_custom_audience_ids: list(text),
  excluded_geolocations: list(text, 20_000),
  excluded_interests: list(text, 200),
  excluded_keywords: list(text, 2_000),
  expand_targeting: nullable(flag),
  gender: nullable(oneOf(['FEMALE', 'MALE'])),
  geolocations: list(text, 20_000),
  interests: list(text, 200),
  keywords: list(text, 1_000),
  languages: nullable(list(oneOf(Object.keys(LANGUAGES)))),
  locations: list(oneOf(PLACEMENTS)),
  platforms: list(oneOf(PLATFORMS), 7),
  suppression_event_types: list(oneOf(['ALL_FEATURES']), 11),
  view_modes: list(oneOf(VIEW_MODES), 5),
};

export const targetingShape = object(targetingMembers);
