import { type Fields, isFields, listIn, objectIn } from '../../core/json';
import { idInUrn } from '../doors/query';
import { findPlace } from '../places';
import { LOCALES } from '../vocabulary';

/** What a facet takes: types of entity URNs, how many, and whether it may also leave people out. */
export interface Facet {
  readonly name: string;
  readonly entityTypes: readonly string[];
  readonly max: number;
  readonly isExcludable: boolean;
  /** How many of a place's members one value reaches, for the estimate of an audience. Invented. */
  readonly share: number;
}

const GEOS = 200;
const OTHERS = 100;
const facet = (
  name: string,
  entityTypes: readonly string[],
  share: number,
  changes: Partial<Facet> = {},
): Facet => ({ name, entityTypes, max: OTHERS, isExcludable: true, share, ...changes });
const only = { isExcludable: false };

/**
 * Facets of targeting (vendor's page "Targeting Criteria Facet URNs"; caps: platform document 2b).
 */
export const FACETS: readonly Facet[] = [
  facet('locations', ['geo', 'country', 'countryGroup', 'state', 'region'], 1, { max: GEOS }),
  facet('profileLocations', ['geo', 'country', 'countryGroup', 'state', 'region'], 1, {
    max: GEOS,
  }),
  facet('interfaceLocales', ['locale'], 1, only),
  facet('titles', ['title'], 0.02),
  facet('titlesAll', ['title'], 0.03),
  facet('titlesPast', ['title'], 0.02),
  facet('industries', ['industry'], 0.05),
  facet('seniorities', ['seniority'], 0.1),
  facet('jobFunctions', ['function'], 0.05),
  facet('skills', ['skill'], 0.04),
  facet('staffCountRanges', ['staffCountRange'], 0.1),
  facet('employers', ['organization', 'company'], 0.001),
  facet('employersAll', ['organization', 'company'], 0.002),
  facet('employersPast', ['organization', 'company'], 0.001),
  facet('schools', ['organization', 'school'], 0.002),
  facet('degrees', ['degree'], 0.2),
  facet('fieldsOfStudy', ['fieldOfStudy'], 0.05),
  facet('groups', ['group'], 0.01, only),
  facet('interests', ['interest'], 0.05),
  facet('followedCompanies', ['organization', 'company'], 0.002),
  facet('firstDegreeConnectionCompanies', ['organization', 'company'], 0.005),
  facet('ageRanges', ['ageRange'], 0.25, only),
  facet('genders', ['gender'], 0.5, only),
  facet('yearsOfExperienceRanges', ['yearsOfExperience'], 0.1),
  facet('memberBehaviors', ['memberBehavior'], 0.1),
  facet('companyCategory', ['organizationRankingList'], 0.05),
  facet('growthRate', ['growthRate'], 0.1),
  facet('revenue', ['revenue'], 0.1),
  facet('audienceMatchingSegments', ['adSegment'], 0.05),
  facet('dynamicSegments', ['adSegment'], 0.05),
];

const PREFIX = 'urn:li:adTargetingFacet:';
const BY_URN = new Map(FACETS.map((one) => [PREFIX + one.name, one]));

export const facetUrn = ({ name }: Facet): string => PREFIX + name;

/** The facet of a URN; undefined when there is none. */
export const facetOf = (urn: string): Facet | undefined => BY_URN.get(urn);

/** Facets that may not be narrowed by one another (platform document 2b). */
export const CONFLICTS: readonly (readonly [string, string])[] = [
  ['titles', 'jobFunctions'],
  ['titles', 'seniorities'],
  ['employers', 'industries'],
  ['employers', 'staffCountRanges'],
];

/** One value of a facet. */
export interface TargetingEntity {
  readonly urn: string;
  readonly name: string;
}

const numbered = (type: string, names: string): readonly TargetingEntity[] =>
  names.split('|').map((name, index) => ({ urn: `urn:li:${type}:${index + 1}`, name }));
const ranges = (
  type: string,
  rows: readonly (readonly [string, string])[],
): readonly TargetingEntity[] =>
  rows.map(([range, name]) => ({ urn: `urn:li:${type}:(${range})`, name }));
const named = (type: string, names: readonly string[]): readonly TargetingEntity[] =>
  names.map((name) => ({ urn: `urn:li:${type}:${name}`, name }));

/**
 * Values of facets other than places (seniorities, functions, sizes and ages: vendor's reference
 * tables; of the rest a few, ids invented).
 */
export const ENTITIES: Readonly<Record<string, readonly TargetingEntity[]>> = {
  seniorities: numbered(
    'seniority',
    'Unpaid|Training|Entry|Senior|Manager|Director|VP|CXO|Partner|Owner',
  ),
  jobFunctions: numbered(
    'function',
    'Accounting|Administrative|Arts and Design|Business Development|Community and Social Services|Consulting|Education|Engineering|Entrepreneurship|Finance|Healthcare Services|Human Resources|Information Technology|Legal|Marketing|Media and Communication|Military and Protective Services|Operations|Product Management|Program and Project Management|Purchasing|Quality Assurance|Real Estate|Research|Sales|Customer Success and Support',
  ),
  staffCountRanges: ranges('staffCountRange', [
    ['1,1', 'Self-employed'],
    ['2,10', '2-10 employees'],
    ['11,50', '11-50 employees'],
    ['51,200', '51-200 employees'],
    ['201,500', '201-500 employees'],
    ['501,1000', '501-1,000 employees'],
    ['1001,5000', '1,001-5,000 employees'],
    ['5001,10000', '5,001-10,000 employees'],
    ['10001,2147483647', '10,001+ employees'],
  ]),
  genders: named('gender', ['FEMALE', 'MALE']),
  ageRanges: ranges('ageRange', [
    ['18,24', '18 to 24'],
    ['25,34', '25 to 34'],
    ['35,54', '35 to 54'],
    ['55,2147483647', '55+'],
  ]),
  interfaceLocales: named('locale', LOCALES),
  industries: [
    ['4', 'Software Development'],
    ['6', 'Technology, Information and Internet'],
    ['96', 'IT Services and IT Consulting'],
    ['43', 'Financial Services'],
    ['41', 'Banking'],
    ['80', 'Advertising Services'],
    ['53', 'Motor Vehicle Manufacturing'],
    ['14', 'Hospitals and Health Care'],
    ['44', 'Real Estate'],
    ['27', 'Retail'],
  ].map(([id, name = '']) => ({ urn: `urn:li:industry:${id}`, name })),
  titles: [
    ['266', 'Chief Technology Officer'],
    ['9', 'Software Engineer'],
    ['25', 'Marketing Manager'],
    ['8', 'Chief Executive Officer'],
    ['1', 'Owner'],
    ['16', 'Sales Manager'],
  ].map(([id, name = '']) => ({ urn: `urn:li:title:${id}`, name })),
  skills: [
    ['17', 'Java'],
    ['50517', 'Python'],
    ['1500', 'Search Engine Optimization'],
    ['274', 'Marketing'],
    ['1346', 'Cloud Computing'],
  ].map(([id, name = '']) => ({ urn: `urn:li:skill:${id}`, name })),
};

const CLOSED: readonly string[] = [
  'seniorities',
  'jobFunctions',
  'staffCountRanges',
  'genders',
  'ageRanges',
  'interfaceLocales',
];

/**
 * Whether a value can be chosen in a facet: places and the short lists are known here, of the long
 * lists every number is taken.
 */
export function entityExists(facet: string, urn: string): boolean {
  if (facet === 'locations' || facet === 'profileLocations') return findPlace(urn) !== undefined;
  if (CLOSED.includes(facet)) return (ENTITIES[facet] ?? []).some((entity) => entity.urn === urn);
  return (
    !urn.startsWith('urn:li:adSegment:') &&
    /^[\w(),-]+$/.test(idInUrn(urn, urn.split(':')[2] ?? '') ?? '')
  );
}

/** One facet of a targeting with its values, and where it is. */
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
