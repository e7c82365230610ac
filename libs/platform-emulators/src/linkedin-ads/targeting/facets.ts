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

/** Facets of targeting (vendor's page "Targeting Criteria Facet URNs"; caps: platform document 2b). */
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
