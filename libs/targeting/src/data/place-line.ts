import { PLACE_TYPES, type Place, type PlaceType } from '../domain';

/** A place as one line of `places.tsv`, without its end. */
export const writePlaceLine = ({ canonicalId, type, countryCode, regionId, population, centre, name }: Place): string =>
  [canonicalId, PLACE_TYPES.indexOf(type), countryCode, regionId ?? '', population, centre?.lat ?? '', centre?.lng ?? '', name].join('\t');

/** The place of such a line. */
export const readPlaceLine = (line: string): Place => {
  const [canonicalId, type, countryCode, regionId, population, lat, lng, name] = line.split('\t') as [string, string, string, string, string, string, string, string];
  return {
    canonicalId, type: PLACE_TYPES[Number(type)] as PlaceType, countryCode, name, population: Number(population),
    ...(regionId === '' ? {} : { regionId }),
    ...(lat === '' ? {} : { centre: { lat: Number(lat), lng: Number(lng) } }),
  };
};
