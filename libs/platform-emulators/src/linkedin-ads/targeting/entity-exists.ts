import { findPlace } from '../places/places';
import { idInUrn } from '../wire/urn';
import { ENTITIES } from './entities';

const CLOSED: readonly string[] = [
  'seniorities',
  'jobFunctions',
  'staffCountRanges',
  'genders',
  'ageRanges',
  'interfaceLocales',
];

/** Whether a value can be chosen in a facet: places and the short lists are known here, of the long lists every number is taken. */
export function entityExists(facet: string, urn: string): boolean {
  if (facet === 'locations' || facet === 'profileLocations') return findPlace(urn) !== undefined;
  if (CLOSED.includes(facet)) return (ENTITIES[facet] ?? []).some((entity) => entity.urn === urn);
  return (
    !urn.startsWith('urn:li:adSegment:') &&
    /^[\w(),-]+$/.test(idInUrn(urn, urn.split(':')[2] ?? '') ?? '')
  );
}
