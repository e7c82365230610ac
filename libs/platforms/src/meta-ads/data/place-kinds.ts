/**
 * Kinds of places: how an id of ours begins, and under which member of `geo_locations` they stand. Plain ones are texts, the
 * others `{key}` (spec/platforms/meta-ads.md 1b, 1g).
 */
export const PLACE_KINDS = [
  { kind: 'country', member: 'countries', isPlain: true, searched: 'country', type: 'COUNTRY' },
  {
    kind: 'country_group',
    member: 'country_groups',
    isPlain: true,
    searched: 'country_group',
    type: 'country_group',
  },
  { kind: 'region', member: 'regions', isPlain: false, searched: 'region', type: 'REGION' },
  { kind: 'city', member: 'cities', isPlain: false, searched: 'city', type: 'CITY' },
  {
    kind: 'neighborhood',
    member: 'neighborhoods',
    isPlain: false,
    searched: 'neighborhood',
    type: 'DISTRICT',
  },
  { kind: 'zip', member: 'zips', isPlain: false, searched: 'zip', type: 'POSTAL_CODE' },
  { kind: 'market', member: 'geo_markets', isPlain: false, searched: 'geo_market', type: 'METRO' },
] as const;

export type PlaceKind = (typeof PLACE_KINDS)[number];

/** A place as our rows name it, `city:2420605` or `zip:US:94304`, taken apart; undefined when it names no kind that there is. */
export const readPlaceId = (
  id: string,
): { readonly kind: PlaceKind; readonly key: string } | undefined => {
  const [, name, key] = /^([a-z_]+):(.+)$/.exec(id) ?? [];
  const kind = PLACE_KINDS.find((one) => one.kind === name);
  return kind && key !== undefined ? { kind, key } : undefined;
};

/** The country that an id names by itself. */
export const countryIn = (id: string): string | undefined =>
  /^(?:country|zip):([A-Z]{2})(?::|$)/.exec(id)?.[1];
