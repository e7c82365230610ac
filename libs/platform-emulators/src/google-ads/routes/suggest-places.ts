import type { VendorAnswer } from '../../vendor';
import { complaint, Refused } from '../errors/complaint';
import { isCountryCode } from '../places/countries';
import { constantOf, parentsOf, type Place, placesNamed, placeWithId } from '../places/places';
import type { Json } from '../schema/field';
import { SUGGEST_REQUEST } from '../schema/requests';
import { partOf, textOf } from '../state/row';
import { UNVERIFIED } from '../unverified';
import { type Call, readRequest } from './call';

/** v25 GeoTargetConstantSuggestionError. */
const MAX_NAMES = 25;
const MAX_NAME_LENGTH = 300;

/** `POST /vNN/geoTargetConstants:suggest`: places by name or by constant, from the embedded table. Names are told in English whatever the locale. */
export function suggestPlaces(call: Call): VendorAnswer {
  const body = readRequest(SUGGEST_REQUEST, call.request);
  const found =
    partOf(body, 'geoTargets')['geoTargetConstants'] === undefined
      ? byName(body)
      : byConstant(body);
  return {
    status: 200,
    headers: { 'request-id': call.context.requestId },
    body: found.length ? { geoTargetConstantSuggestions: found } : {},
  };
}

function byName(body: Json): readonly object[] {
  const names = textsOf(partOf(body, 'locationNames')['names']);
  const country = textOf(body, 'countryCode').toUpperCase();
  const at = 'locationNames.names';
  if (!names.length) {
    throw refused(
      'REQUEST_PARAMETERS_UNSET',
      '',
      'Location names or geo target constants are needed.',
    );
  }
  if (names.length > MAX_NAMES) {
    throw refused('LOCATION_NAME_LIMIT', at, 'At most 25 location names.');
  }
  if (names.some((name) => name.length > MAX_NAME_LENGTH)) {
    throw refused('LOCATION_NAME_SIZE_LIMIT', at, 'At most 300 characters.');
  }
  if (country && !isCountryCode(country)) {
    throw refused('INVALID_COUNTRY_CODE', 'countryCode', 'The country code is invalid.');
  }
  return names.flatMap((name) => {
    const places = placesNamed(name).filter(
      ({ countryCode }) => !country || countryCode === country,
    );
    return widestFirst(places)
      .slice(0, UNVERIFIED.suggestionsPerName)
      .map((place) => suggestion(place, name));
  });
}

function byConstant(body: Json): readonly object[] {
  const constants = textsOf(partOf(body, 'geoTargets')['geoTargetConstants']);
  const malformed = constants.find((name) => !/^geoTargetConstants\/\d+$/.test(name));
  if (!constants.length) {
    throw refused(
      'REQUEST_PARAMETERS_UNSET',
      '',
      'Location names or geo target constants are needed.',
    );
  }
  if (malformed !== undefined) {
    throw new Refused(
      complaint(
        'requestError.RESOURCE_NAME_MALFORMED',
        'geoTargets',
        'The resource name is malformed.',
        malformed,
      ),
    );
  }
  return constants
    .flatMap((name) => placeWithId(name.split('/')[1] ?? '') ?? [])
    .map((place) => suggestion(place));
}

const refused = (code: string, at: string, message: string): Refused =>
  new Refused(complaint(`geoTargetConstantSuggestionError.${code}`, at, message));
const textsOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : [];
const widestFirst = (places: readonly Place[]): readonly Place[] =>
  [...places].sort((a, b) => Number(b.reach) - Number(a.reach));

function suggestion(place: Place, searchTerm?: string) {
  const parents = parentsOf(place).map(constantOf);
  return {
    locale: 'en',
    reach: place.reach,
    ...(searchTerm ? { searchTerm } : {}),
    geoTargetConstant: constantOf(place),
    ...(parents.length ? { geoTargetConstantParents: parents } : {}),
  };
}
