import { type Fields, isFields, listIn, objectIn, textIn } from '../../core/json';
import { facets, list, record } from '../doors/bodies';
import { idInUrn } from '../doors/query';
import { type Problem, problem } from '../errors';
import { findPlace } from '../places';
import { UNVERIFIED } from '../unverified';
import {
  CONFLICTS,
  entityExists,
  excludedFacets,
  facetOf,
  type FacetValues,
  includedGroups,
} from './facets';

const INCLUDE = '/targetingCriteria/include';

/**
 * What is wrong with a targeting (platform document 2b). How many it reaches is asked of no draft.
 */
export function targetingProblems(criteria: Fields, isDraft: boolean): readonly Problem[] {
  if (Object.keys(criteria).length === 0) return [];
  const included = includedGroups(criteria);
  const excluded = excludedFacets(criteria);
  const found = [
    ...included.flat().flatMap((one) => facetProblems(one, false)),
    ...excluded.flatMap((one) => facetProblems(one, true)),
    ...groupProblems(included),
    ...conflictProblems(included.flat()),
    ...bothProblems(included.flat(), excluded),
  ];
  if (found.length > 0 || isDraft || audienceSize(criteria) >= UNVERIFIED.smallestAudience) {
    return found;
  }
  return [
    problem(
      'AUDIENCE_SIZE_TOO_SMALL',
      '/targetingCriteria',
      `reaches too few: a minimum audience size of ${UNVERIFIED.smallestAudience} is needed`,
    ),
  ];
}

function facetProblems(
  { urn, values, path }: FacetValues,
  isExcluded: boolean,
): readonly Problem[] {
  const facet = facetOf(urn);
  if (!facet) return [problem('FIELD_VALUE_DOES_NOT_EXIST', path, `value ${urn} doesn't exist`)];
  const found: Problem[] = [];
  if (isExcluded && !facet.isExcludable) {
    found.push(problem('FIELD_NOT_ALLOWED', path, 'is not allowed to be set'));
  }
  if (values.length === 0) found.push(problem('INVALID_VALUE_BLANK_FIELD', path, "can't be blank"));
  if (values.length > facet.max) {
    found.push(
      problem(
        'FIELD_LENGTH_TOO_LONG',
        path,
        `length ${values.length} can't exceed maximum ${facet.max} length`,
      ),
    );
  }
  if (new Set(values).size < values.length) {
    found.push(problem('INVALID_VALUE_DUPLICATE_EXIST', path, 'includes duplicates'));
  }
  const isOfType = (value: string) => idInUrn(value, ...facet.entityTypes) !== undefined;
  const wrong = values
    .filter((value) => !isOfType(value))
    .map((value) => problem('INVALID_VALUE_FOR_FIELD', path, `can't be set to ${value}`));
  const unknown = values.filter((value) => isOfType(value) && !entityExists(facet.name, value));
  return [
    ...found,
    ...wrong,
    ...unknown.map((value) =>
      problem('FIELD_VALUE_DOES_NOT_EXIST', path, `value ${value} doesn't exist`),
    ),
  ];
}

function groupProblems(included: readonly (readonly FacetValues[])[]): readonly Problem[] {
  const names = included.flat().map(({ urn }) => facetOf(urn)?.name);
  const empty = included.flatMap((group, index) =>
    group.length === 0
      ? [problem('INVALID_VALUE_BLANK_FIELD', `${INCLUDE}/and/${index}/or`, "can't be blank")]
      : [],
  );
  const hasPlace = names.includes('locations') || names.includes('profileLocations');
  return hasPlace
    ? empty
    : [
        ...empty,
        problem('MISSING_FIELD', `${INCLUDE}/and`, 'needs the facet locations or profileLocations'),
      ];
}

function conflictProblems(included: readonly FacetValues[]): readonly Problem[] {
  const names = included.map(({ urn }) => facetOf(urn)?.name);
  return CONFLICTS.filter((pair) => pair.every((name) => names.includes(name))).map(
    ([one, other]) =>
      problem(
        'INCOMPATIBLE_TARGETING_COMBINATION',
        `${INCLUDE}/and`,
        `can't be set in targeting with ${one} and ${other}: they are incompatible`,
      ),
  );
}

function bothProblems(
  included: readonly FacetValues[],
  excluded: readonly FacetValues[],
): readonly Problem[] {
  const known = new Set(
    included.flatMap(({ urn, values }) => values.map((value) => `${urn} ${value}`)),
  );
  const twice = excluded.filter(({ urn, values }) =>
    values.some((value) => known.has(`${urn} ${value}`)),
  );
  return twice.map(({ path, urn }) =>
    problem(
      'FIELD_CANNOT_BE_BOTH_IN_INCLUDED_AND_EXCLUDED_TARGETING',
      path,
      `has values of ${urn} that are in both included and excluded targeting`,
    ),
  );
}

/** Targeting: an AND of ORs, and one OR to leave out (platform document 2b). */
export const targetingShape = record({
  include: record({ and: list(record({ or: facets })) }),
  exclude: record({ or: facets }),
});

const LOCALES = 'urn:li:adTargetingFacet:interfaceLocales';

/**
 * A targeting as it is kept and read back: values in the vendor's order, and the campaign's
 * language where none was named (platform document 2c).
 */
export function storedTargeting(criteria: Fields, locale: Fields): Fields {
  const groups = listIn(objectIn(criteria, 'include'), 'and').map((group) =>
    ordered(isFields(group) ? group : {}),
  );
  const hasLocale = includedGroups(criteria)
    .flat()
    .some(({ urn }) => urn === LOCALES);
  const byDefault = {
    or: { [LOCALES]: [`urn:li:locale:${textIn(locale, 'language')}_${textIn(locale, 'country')}`] },
  };
  return {
    include: {
      and: hasLocale || Object.keys(locale).length === 0 ? groups : [...groups, byDefault],
    },
    ...(isFields(criteria.exclude) ? { exclude: ordered(criteria.exclude) } : {}),
  };
}

const ordered = (group: Fields): Fields => ({
  or: Object.fromEntries(
    Object.entries(objectIn(group, 'or')).map(([facet, values]) => [
      facet,
      Array.isArray(values) ? [...values].sort() : values,
    ]),
  ),
});

const PLACES: readonly string[] = ['locations', 'profileLocations'];

/**
 * How many members a targeting reaches: those of its places, thinned out by every further group.
 * Invented, the same for the same targeting.
 */
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
