import { findPlace } from '../places/places';
import type { Fields } from '../../json/fields';
import { includedGroups } from './criteria';
import { facetOf } from './facets';

const PLACES: readonly string[] = ['locations', 'profileLocations'];

/** How many members a targeting reaches: those of its places, thinned out by every further group. Invented, the same for the same targeting. */
export function audienceSize(criteria: Fields): number {
  let members: number | undefined;
  let share = 1;
  for (const { urn, values } of includedGroups(criteria).flat()) {
    const facet = facetOf(urn);
    if (!facet) continue;
    if (PLACES.includes(facet.name)) {
      members = Math.min(members ?? Number.POSITIVE_INFINITY, membersOf(values));
    } else share *= Math.min(1, facet.share * values.length);
  }
  return Math.round((members ?? 0) * share);
}

const membersOf = (urns: readonly string[]): number =>
  urns.reduce((sum, urn) => sum + (findPlace(urn)?.members ?? 0), 0);
