import { LINKEDIN_FACETS, type LinkedinFacet } from '../../port/draft';

const PREFIX = 'urn:li:adTargetingFacet:';

/** LinkedIn's facet of each part of an audience (platform document 2b). */
const FACETS: Readonly<Record<LinkedinFacet, string>> = {
  jobTitles: 'titles',
  jobFunctions: 'jobFunctions',
  seniorities: 'seniorities',
  industries: 'industries',
  companySizes: 'staffCountRanges',
  skills: 'skills',
  memberGroups: 'groups',
};

/** Facets that are not the audience's: where people are, and what language they use LinkedIn in. */
export const LOCATIONS = `${PREFIX}locations`;
export const LOCALES_FACET = `${PREFIX}interfaceLocales`;

export const facetUrn = (facet: LinkedinFacet): string => `${PREFIX}${FACETS[facet]}`;

const OURS: ReadonlyMap<string, LinkedinFacet> = new Map(
  LINKEDIN_FACETS.map((facet) => [facetUrn(facet), facet]),
);

/** The part of an audience that a facet stands for; undefined for facets that we do not have. */
export const audienceFacet = (urn: string): LinkedinFacet | undefined => OURS.get(urn);

/** Values that one facet takes, of places twice as many (vendor's page on ad targeting). */
export const MOST_VALUES = 100;
export const MOST_PLACES = 200;
