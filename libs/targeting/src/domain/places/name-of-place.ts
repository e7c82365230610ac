import type { Gazetteer } from './gazetteer';
import type { Place } from './place';
import { resolvePlace } from './resolve-place';

/** A name that leads back to the place, given its type and country: with its region where another place takes the plain name. */
export const nameOfPlace = (gazetteer: Gazetteer, place: Place): string => {
  const { name, type, countryCode } = place;
  if (
    resolvePlace(gazetteer, { name, type, countryCode })?.place.canonicalId === place.canonicalId
  ) {
    return name;
  }
  const region = regionName(gazetteer, place);
  return region === undefined ? name : `${name}, ${region}`;
};

/** The name of the region that a place lies in. */
export const regionName = (gazetteer: Gazetteer, { regionId }: Place): string | undefined =>
  regionId === undefined ? undefined : gazetteer.byId(regionId)?.name;
