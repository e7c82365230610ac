import { LINKEDIN_FACETS, type LinkedinAudienceDraft, type LinkedinFacet } from '../../port/draft';
import type { AudienceAttributes, FacetAttributes } from '../attributes/ad-group-attributes';
import type { Warn } from '../../normalising';

/** The audience as LinkedIn will hold it: sets sorted, empty ones absent; null when everybody in the places is meant. */
export const heldAudience = (
  draft: LinkedinAudienceDraft | undefined,
  warn: Warn,
): AudienceAttributes | null => {
  if (!draft) return null;
  const [include, exclude] = [facetsOf(draft.include), facetsOf(draft.exclude)];
  const parts = Object.keys(include).length;
  if (parts + Object.keys(exclude).length === 0 && !draft.audienceExpansion) return null;
  const matching = parts > 1 ? draft.matching : 'ANY';
  if (matching === 'ALL') warnOfConflicts(include, warn);
  return { include, exclude, matching, audienceExpansion: draft.audienceExpansion };
};

/** Sorted and each once; facets that name nobody say nothing. */
export const facetsOf = (
  facets: { readonly [facet in LinkedinFacet]?: readonly string[] | null } = {},
): FacetAttributes =>
  Object.fromEntries(
    LINKEDIN_FACETS.flatMap((facet) =>
      facets[facet]?.length ? [[facet, [...new Set(facets[facet])].sort()]] : [],
    ),
  );

/** Facets that may not be asked for together (INCOMPATIBLE_TARGETING_COMBINATION, platform document 2b). */
const CONFLICTS: readonly (readonly [LinkedinFacet, LinkedinFacet])[] = [
  ['jobTitles', 'jobFunctions'],
  ['jobTitles', 'seniorities'],
];

const warnOfConflicts = (include: FacetAttributes, warn: Warn): void => {
  for (const [one, other] of CONFLICTS) {
    if (include[one] && include[other]) {
      warn(
        'INCOMPATIBLE_TARGETING_COMBINATION',
        `targeting/linkedin/include/${one}`,
        `LinkedIn rejects ${one} together with ${other}.`,
      );
    }
  }
};
