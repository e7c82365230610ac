import type { PlaceIds } from '@switchyard/kernel';
import type { PlaceType } from '../geo-target';
import { nameOfPlace, regionName } from '../places/name-of-place';
import type { Gazetteer } from '../places/gazetteer';
import type { Centre, Place } from '../places/place';
import { resolvePlace } from '../places/resolve-place';
import type { PlaceWish } from './place-wish';

/** Another place that a name could have meant. */
export interface PlaceAlternative {
  /** Leads to this place, given its type and country. */
  readonly name: string;
  readonly type: PlaceType;
  readonly countryCode: string;
  readonly region: string | null;
  readonly canonicalId: string;
}

/** What a name was found to mean, by the gazetteer or by a platform. */
export interface FoundPlace extends PlaceIds {
  readonly name: string;
  readonly type?: PlaceType;
  readonly countryCode?: string;
  readonly canonicalId?: string;
  readonly centre?: Centre;
  readonly alternatives?: readonly PlaceAlternative[];
}

/** What the gazetteer knows of a wish. */
export const foundInGazetteer = (
  gazetteer: Gazetteer,
  { area, withCentre }: PlaceWish,
): FoundPlace | undefined => {
  const resolved = resolvePlace(gazetteer, area, { withCentre });
  if (!resolved) return undefined;
  const { place, alternatives } = resolved;
  const { canonicalId, type, countryCode, centre } = place;
  return {
    name: nameOfPlace(gazetteer, place),
    type,
    countryCode,
    canonicalId,
    ...(centre ? { centre } : {}),
    alternatives: alternatives.map((other) => alternative(gazetteer, other)),
  };
};

const alternative = (gazetteer: Gazetteer, place: Place): PlaceAlternative => ({
  name: nameOfPlace(gazetteer, place),
  type: place.type,
  countryCode: place.countryCode,
  region: regionName(gazetteer, place) ?? null,
  canonicalId: place.canonicalId,
});
