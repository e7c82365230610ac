import type { VendorAnswer } from '../../vendor';
import { ok, structureFaults } from '../doors/bodies';
import { type Call, needScope, type Route } from '../doors/call';
import {
  listParameter,
  onlyParameters,
  project,
  recordParameter,
  textParameter,
} from '../doors/query';
import { badParameter, missingParameter, plainError, Refusal, refusalOf } from '../errors';
import { findPlace, PLACES } from '../places';
import { UNVERIFIED } from '../unverified';
import {
  ENTITIES,
  entityExists,
  type Facet,
  facetOf,
  FACETS,
  facetUrn,
  type TargetingEntity,
} from './facets';
import { audienceSize, targetingProblems, targetingShape } from './targeting';

/** Text without accents and case, to compare by. */
const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Things whose name, or a word of its first part, begins with the query: shorter names first. */
function searchNames<T extends { readonly name: string }>(
  all: readonly T[],
  query: string,
  count: number,
): readonly T[] {
  const wanted = plain(query.trim());
  const found = all.filter(({ name }) => begins(plain(name), wanted));
  return [...found]
    .sort((a, b) => a.name.length - b.name.length || a.name.localeCompare(b.name))
    .slice(0, count);
}

const begins = (name: string, wanted: string): boolean =>
  name.startsWith(wanted) || ` ${name.split(',')[0]}`.includes(` ${wanted}`);

const SHARED = ['q', 'queryVersion', 'locale'];
const isPlaces = ({ name }: Facet) => name === 'locations' || name === 'profileLocations';

/**
 * Targeting: facets, their values by list, by name and by URN, and how many members a targeting
 * reaches (platform document 2g).
 */
export const placeRoutes: readonly Route[] = [
  { path: '/rest/adTargetingFacets', answer: reading(facetList) },
  { path: '/rest/adTargetingEntities', answer: reading(entities) },
  { path: '/rest/audienceCounts', answer: reading(audienceCounts) },
];

function reading(answer: (call: Call) => VendorAnswer): (call: Call) => VendorAnswer {
  return (call) => {
    needScope(call.scopes, ['r_ads', 'rw_ads'], 'GET /adTargetingEntities');
    if (call.method !== 'FINDER' && call.method !== 'GET_ALL') {
      throw new Refusal(405, plainError(405, 'Method Not Allowed'));
    }
    return answer(call);
  };
}

function facetList({ query }: Call): VendorAnswer {
  onlyParameters(query, []);
  const elements = FACETS.map((facet) => ({
    facetName: facet.name,
    adTargetingFacetUrn: facetUrn(facet),
    entityTypes: facet.entityTypes.map((type) => type.replace(/([A-Z])/g, '_$1').toUpperCase()),
    availableEntityFinders: isPlaces(facet) ? ['TYPEAHEAD'] : ['AD_TARGETING_FACET', 'TYPEAHEAD'],
  }));
  return ok({ elements });
}

function entities(call: Call): VendorAnswer {
  switch (textParameter(call.query, 'q')) {
    case 'typeahead':
      return typeahead(call);
    case 'urns':
      return byUrns(call);
    case 'adTargetingFacet':
      return wholeList(call);
    default:
      throw badParameter('q');
  }
}

function typeahead({ query }: Call): VendorAnswer {
  onlyParameters(query, [...SHARED, 'facet', 'query', 'entityType']);
  const facet = facetIn(query);
  const words = textParameter(query, 'query');
  if (words === undefined) throw missingParameter('query');
  checkQueryVersion(query);
  const all = isPlaces(facet) ? PLACES : (ENTITIES[facet.name] ?? []);
  return page(
    searchNames(all, words, UNVERIFIED.typeaheadCount).map((one) => element(facet, one)),
    query,
  );
}

function byUrns({ query }: Call): VendorAnswer {
  onlyParameters(query, [...SHARED, 'urns']);
  const urns = listParameter(query, 'urns');
  if (!urns) throw missingParameter('urns');
  return page(
    urns.flatMap((urn) => named(urn)),
    query,
  );
}

function named(urn: string) {
  const place = findPlace(urn);
  if (place) return [element(FACETS[0] as Facet, place)];
  const facet = FACETS.find(
    ({ name }) => (ENTITIES[name] ?? []).some((one) => one.urn === urn) && entityExists(name, urn),
  );
  return facet
    ? (ENTITIES[facet.name] ?? [])
        .filter((one) => one.urn === urn)
        .map((one) => element(facet, one))
    : [];
}

/** Places have no whole list. */
function wholeList({ query }: Call): VendorAnswer {
  onlyParameters(query, [...SHARED, 'facet']);
  const facet = facetIn(query);
  if (isPlaces(facet)) throw badParameter('facet');
  return page(
    (ENTITIES[facet.name] ?? []).map((one) => element(facet, one)),
    query,
  );
}

function facetIn(query: Call['query']): Facet {
  const facet = facetOf(textParameter(query, 'facet') ?? '');
  if (!facet) throw badParameter('facet');
  return facet;
}

function checkQueryVersion(query: Call['query']): void {
  const version = textParameter(query, 'queryVersion');
  if (version !== undefined && version !== 'QUERY_USES_URNS') throw badParameter('queryVersion');
}

const element = (facet: Facet, { urn, name }: TargetingEntity) => ({
  urn,
  facetUrn: facetUrn(facet),
  name,
});

function page(elements: readonly ReturnType<typeof element>[], query: Call['query']): VendorAnswer {
  return ok({
    paging: { start: 0, count: elements.length, links: [] },
    elements: elements.map((one) => project(one, query.projection)),
  });
}

function audienceCounts({ query }: Call): VendorAnswer {
  onlyParameters(query, ['q', 'targetingCriteria']);
  if (textParameter(query, 'q') !== 'targetingCriteriaV2') throw badParameter('q');
  const criteria = recordParameter(query, 'targetingCriteria');
  if (!criteria) throw missingParameter('targetingCriteria');
  if (structureFaults(targetingShape, criteria).length > 0) throw badParameter('targetingCriteria');
  const problems = targetingProblems(criteria, true);
  if (problems.length > 0) throw refusalOf(problems, 'plain');
  const size = audienceSize(criteria);
  const total = size < UNVERIFIED.smallestAudience ? 0 : size;
  return ok({ elements: [{ active: 0, total }], paging: { start: 0, count: 10, links: [] } });
}
