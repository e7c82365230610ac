import { foldName } from './fold-name';
import type { Gazetteer } from './gazetteer';
import type { Place } from './place';

/** Whether a place lies in what people wrote behind its name: a country or region by name or by code. */
export const liesIn = (gazetteer: Gazetteer, place: Place, whole: string): boolean => {
  const key = foldName(whole);
  const meant = new Set(gazetteer.named(key).map((named) => named.place.canonicalId));
  return (
    meant.has(`iso:${place.countryCode}`) ||
    (place.regionId !== undefined && (meant.has(place.regionId) || hasCode(place.regionId, key)))
  );
};

/** ISO 3166-2 without its country: the `BY` of `iso:DE-BY`. */
const hasCode = (regionId: string, key: string): boolean =>
  /^iso:[A-Z]{2}-(.+)$/.exec(regionId)?.[1]?.toLowerCase() === key;
