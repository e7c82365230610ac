import { COUNTRY_ROWS } from './country-rows';
import { MARKET_ROWS } from './market-rows';
import { POSTAL_ROWS } from './postal-rows';
import { REGION_ROWS } from './region-rows';

export const PLACE_TYPES = ['country', 'region', 'market', 'postal_code'] as const;
export type PlaceType = (typeof PLACE_TYPES)[number];

/** One place that campaigns can be aimed at. There are no cities and no circles (platform document 4g). */
export interface Place {
  readonly id: string;
  readonly type: PlaceType;
  readonly name: string;
  readonly countryCode: string;
  /** `CZ-10` for a region, the market's own code for a market; none for countries. */
  readonly regionCode: string | null;
  readonly canonicalName: string;
  readonly parentId: string | null;
  /** The country's name; none for countries. */
  readonly parentCountry: string | null;
}

interface Country {
  readonly id: string;
  readonly name: string;
}

const countries = new Map<string, Country>(
  COUNTRY_ROWS.map(([code, id, name]) => [code, { id, name }]),
);

export const countryCodes: ReadonlySet<string> = new Set(countries.keys());

export const PLACES: readonly Place[] = [
  ...[...countries].map(([code, { id, name }]) => country(code, id, name)),
  ...REGION_ROWS.map(([id, code, name]) =>
    below('region', { id, name, countryCode: code.slice(0, 2), regionCode: code, hasParent: true }),
  ),
  ...MARKET_ROWS.map(([id, code, name]) =>
    below('market', { id, name, countryCode: 'US', regionCode: code, hasParent: false }),
  ),
  ...POSTAL_ROWS.map(([id, countryCode, name]) =>
    below('postal_code', { id, name, countryCode, regionCode: null, hasParent: true }),
  ),
];

const byId = new Map(PLACES.map((place) => [place.id, place]));

export const placeOf = (id: string): Place | undefined => byId.get(id);

function country(countryCode: string, id: string, name: string): Place {
  return {
    id,
    type: 'country',
    name,
    countryCode,
    regionCode: null,
    canonicalName: name,
    parentId: null,
    parentCountry: null,
  };
}

type Below = Pick<Place, 'id' | 'name' | 'countryCode' | 'regionCode'> & {
  readonly hasParent: boolean;
};

/** Markets name no parent; regions and postal codes name their country. */
function below(type: PlaceType, { hasParent, ...place }: Below): Place {
  const land = countries.get(place.countryCode);
  const parentCountry = land?.name ?? null;
  return {
    ...place,
    type,
    canonicalName: `${place.name}, ${parentCountry}`,
    parentId: hasParent ? (land?.id ?? null) : null,
    parentCountry,
  };
}
