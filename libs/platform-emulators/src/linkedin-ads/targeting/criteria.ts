import { type Fields, isFields, listIn, objectIn } from '../../json/fields';

/** One facet of a targeting with its values, and where it stands. */
export interface FacetValues {
  readonly urn: string;
  readonly values: readonly string[];
  readonly path: string;
}

/** The facets of the AND groups, one list for each group. */
export function includedGroups(criteria: Fields): readonly (readonly FacetValues[])[] {
  const groups = listIn(objectIn(criteria, 'include'), 'and');
  return groups.map((group, index) =>
    facetsIn(isFields(group) ? group : {}, `/targetingCriteria/include/and/${index}/or`),
  );
}

/** The facets that are left out. */
export const excludedFacets = (criteria: Fields): readonly FacetValues[] =>
  facetsIn(objectIn(criteria, 'exclude'), '/targetingCriteria/exclude/or');

const facetsIn = (group: Fields, path: string): readonly FacetValues[] =>
  Object.entries(objectIn(group, 'or')).map(([urn, values]) => ({
    urn,
    values: Array.isArray(values) ? values.map(String) : [],
    path: `${path}/${urn}`,
  }));
