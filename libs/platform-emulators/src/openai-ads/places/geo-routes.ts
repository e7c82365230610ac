import { UNVERIFIED } from '../unverified';
import type { Fields } from '../../json/fields';
import { numberOf } from '../wire/query';
import { missingParameter, outOfRange } from '../wire/refusal';
import { type Call, type Route, route } from '../wire/route';
import { findPlaces } from './find-places';
import type { Place } from './places';

/** Places by name (platform document 4g). */
export const geoRoutes: readonly Route[] = [
  route('GET', '/geo_lookup/search', search, { query: { single: ['q', 'limit'] } }),
];

function search({ query }: Call): Fields {
  const wanted = query.get('q');
  if (wanted === null) throw missingParameter('q');
  if (wanted === '') {
    throw outOfRange(
      'string_below_min_length',
      'q',
      'string too short. Expected a string with minimum length 1',
    );
  }
  const results = findPlaces(
    wanted,
    numberOf(query, 'limit', { min: 1, max: 100 }, UNVERIFIED.defaultPlaces),
  ).map(readPlace);
  return { query: wanted, count: results.length, results };
}

function readPlace({
  id,
  type,
  name,
  canonicalName,
  countryCode,
  regionCode,
  parentId,
  parentCountry,
}: Place): Fields {
  return {
    id,
    type,
    canonical_name: canonicalName,
    country_code: countryCode,
    name,
    region_code: regionCode,
    parent_id: parentId,
    parent_country: parentCountry,
  };
}
