import type { Fields } from '../../json/fields';
import { countryName } from './countries';
import type { Place } from './place';

/** A place as the search answers it (platform document 1g). */
export function writePlace({ key, name, type, country, region, regionKey }: Place): Fields {
  return {
    key,
    name,
    type,
    ...(country === '' ? {} : { country_code: country, country_name: countryName(country) }),
    ...(region === undefined ? {} : { region, region_id: Number(regionKey) }),
    supports_region: type !== 'country_group',
    supports_city: type !== 'country_group',
  };
}
