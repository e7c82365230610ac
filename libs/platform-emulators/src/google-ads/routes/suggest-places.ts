import type { VendorAnswer } from '../../vendor';
import { complaint, Refused } from '../errors/complaint';
import { SUGGEST_REQUEST } from '../schema/requests';
import { partOf, textOf } from '../state/row';
import { type Call, readRequest } from './call';
import { PLACES, type Place } from './places';

const MAX_NAMES = 25;
const MAX_NAME_LENGTH = 300;

/** `POST /vNN/geoTargetConstants:suggest`: places by name or by constant, from a small fixed set. */
export function suggestPlaces(call: Call): VendorAnswer {
  const body = readRequest(SUGGEST_REQUEST, call.request);
  const names = textsOf(partOf(body, 'locationNames')['names']);
  const constants = textsOf(partOf(body, 'geoTargets')['geoTargetConstants']);
  if (!names.length && !constants.length) throw new Refused(complaint('requestError.REQUIRED_FIELD_MISSING', 'query', 'Required field is missing.'));
  if (names.length > MAX_NAMES) throw new Refused(complaint('collectionSizeError.TOO_MANY', 'locationNames.names', 'At most 25 names.'));
  if (names.some((name) => name.length > MAX_NAME_LENGTH)) throw new Refused(complaint('stringLengthError.TOO_LONG', 'locationNames.names', 'Too long.'));
  const locale = textOf(body, 'locale') || 'en';
  const country = textOf(body, 'countryCode');
  const byName = names.flatMap((name) => placesNamed(name, country).map((place) => suggestion(place, locale, name)));
  const byConstant = PLACES.filter(({ id }) => constants.includes(`geoTargetConstants/${id}`)).map((place) => suggestion(place, locale));
  const found = [...byName, ...byConstant];
  return { status: 200, headers: { 'request-id': call.context.requestId }, body: found.length ? { geoTargetConstantSuggestions: found } : {} };
}

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

function placesNamed(name: string, country: string): readonly Place[] {
  const wanted = name.trim().toLowerCase();
  return PLACES.filter((place) => place.name.toLowerCase() === wanted && (!country || place.countryCode === country));
}

function suggestion(place: Place, locale: string, searchTerm?: string) {
  const parents = PLACES.filter(({ canonicalName }) => canonicalName !== place.canonicalName && place.canonicalName.endsWith(`,${canonicalName}`));
  return {
    locale,
    reach: place.reach,
    ...(searchTerm ? { searchTerm } : {}),
    geoTargetConstant: constantOf(place),
    ...(parents.length ? { geoTargetConstantParents: parents.map(constantOf) } : {}),
  };
}

const constantOf = ({ reach: _, ...place }: Place) => ({ resourceName: `geoTargetConstants/${place.id}`, ...place });
