import type { Call } from '../wire/call';
import { COMMON_PARAMETERS, PAGE_PARAMETERS } from '../wire/common-parameters';
import { type Fields, textIn } from '../../json/fields';
import { pageOf } from '../wire/page-of';
import { readMembers } from '../wire/read-shape';
import { choice, flag, integer, list, type Members, text, texts } from '../wire/shape';
import { findInterests, findLocales } from './other-searches';
import { findPlaces, LOCATION_TYPES } from './find-places';
import { resolvePlaces } from './resolve-places';

const TYPES = ['adgeolocation', 'adgeolocationmeta', 'adinterest', 'adlocale'] as const;

const PARAMETERS: Members = {
  type: choice(TYPES),
  q: text,
  location_types: list(choice(LOCATION_TYPES)),
  country_code: text,
  region_id: integer,
  match_country_code: flag,
  place_fallback: flag,
  countries: texts,
  country_groups: texts,
  regions: texts,
  cities: texts,
  zips: texts,
  geo_markets: texts,
  places: texts,
  custom_locations: texts,
  electoral_districts: texts,
  neighborhoods: texts,
  subcities: texts,
};

/** `GET /search`: places by name or key, and a few interests and locales (platform document 1g). */
export function answerSearch(call: Omit<Call, 'subject'>): unknown {
  call.world.usage.count(call.account.id, false, call.world.now());
  const known = { ...COMMON_PARAMETERS, ...PAGE_PARAMETERS };
  const own = Object.fromEntries(
    Object.entries(call.parameters).filter(([name]) => !Object.hasOwn(known, name)),
  );
  const read = readMembers(own, PARAMETERS, ['type'], '', 'UTC');
  switch (read.type as (typeof TYPES)[number]) {
    case 'adgeolocation':
      return page(call, findPlaces(read), 'key');
    case 'adgeolocationmeta':
      return { data: resolvePlaces(read) };
    case 'adinterest':
      return page(call, findInterests(textIn(read, 'q')), 'id');
    case 'adlocale':
      return page(call, findLocales(textIn(read, 'q')), 'key');
  }
}

function page(call: Omit<Call, 'subject'>, rows: readonly Fields[], key: string): Fields {
  const subject = call.world.findAny(call.account.userId);
  if (!subject) throw new Error('an account without a person');
  return pageOf(
    { ...call, subject },
    rows,
    (row) => `${String(row.type ?? '')} ${String(row[key])}`,
    (row) => row,
  );
}
