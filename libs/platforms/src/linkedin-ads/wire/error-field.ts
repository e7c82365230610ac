import type { EntityKind } from '../../port/attributes';

/** Members of LinkedIn's objects and the field of ours that they come from; the longest that fits wins. */
const FIELDS: Readonly<
  Partial<Record<EntityKind, readonly (readonly [path: string, field: string])[]>>
> = {
  campaign: [
    ['/name', 'name'],
    ['/status', 'status'],
    ['/dailyBudget', 'budget'],
    ['/budgetOptimization', 'biddingStrategy'],
    ['/runSchedule/start', 'startDate'],
    ['/runSchedule/end', 'endDate'],
    ['/runSchedule', 'startDate'],
  ],
  adGroup: [
    ['/name', 'name'],
    ['/status', 'status'],
    ['/unitCost', 'maxCpc'],
    ['/optimizationTargetType', 'biddingStrategy'],
    ['/costType', 'biddingStrategy'],
    ['/objectiveType', 'objective'],
    ['/locale', 'languages'],
    ['/politicalIntent', 'declarations/politicalAdvertising'],
    ['/dailyBudget', 'budget'],
    ['/targetingCriteria/include/and/urn:li:adTargetingFacet:locations', 'geoTargets'],
    ['/targetingCriteria', 'targeting/linkedin'],
    ['/audienceExpansionEnabled', 'targeting/linkedin/audienceExpansion'],
    ['/offsiteDeliveryEnabled', 'type'],
  ],
  ad: [
    ['/intendedStatus', 'status'],
    ['/name', 'headlines'],
    ['/inlineContent/post/commentary', 'descriptions'],
    ['/inlineContent/post/contentLandingPage', 'finalUrl'],
    ['/inlineContent/post/contentCallToActionLabel', 'callToAction'],
    ['/inlineContent/post/content/media/title', 'headlines'],
    ['/inlineContent/post/content/media/id', 'images'],
    ['/inlineContent/post/content', 'images'],
  ],
};

/** Facets that a path may name anywhere inside the targeting. */
const FACETS: readonly (readonly [facet: string, field: string])[] = [
  ['profileLocations', 'geoTargets'],
  ['locations', 'geoTargets'],
  ['interfaceLocales', 'languages'],
  ['titles', 'targeting/linkedin/include/jobTitles'],
  ['jobFunctions', 'targeting/linkedin/include/jobFunctions'],
  ['seniorities', 'targeting/linkedin/include/seniorities'],
  ['industries', 'targeting/linkedin/include/industries'],
  ['staffCountRanges', 'targeting/linkedin/include/companySizes'],
  ['skills', 'targeting/linkedin/include/skills'],
  ['groups', 'targeting/linkedin/include/memberGroups'],
];

/** Our field path for a member that LinkedIn names; undefined when there is none. */
export const fieldOf = (path: string, entity: EntityKind): string | undefined => {
  const said = normalised(path);
  if (said.startsWith('/targetingCriteria')) {
    const facet = FACETS.find(([name]) =>
      new RegExp(`(?:adTargetingFacet:|/)${name}\\b`).test(said),
    );
    if (facet) return facet[1];
  }
  const fitting = (FIELDS[entity] ?? []).filter(
    ([prefix]) => said === prefix || said.startsWith(`${prefix}/`),
  );
  return fitting.sort(([a], [b]) => b.length - a.length)[0]?.[1];
};

/** `/creative/inlineContent/…` of the inline action and `/inlineContent/…` are the same member. */
const normalised = (path: string): string =>
  `/${path.replace(/^\/+/, '').replace(/^(?:creative|elements\/\d+|patch\/\$set)\//, '')}`;
