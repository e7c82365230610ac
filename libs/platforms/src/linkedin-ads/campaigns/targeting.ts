import { LINKEDIN_FACETS, type LinkedinFacet } from '../../port/draft';
import type {
  AdGroupAttributes,
  AudienceAttributes,
  FacetAttributes,
  UnheldAudience,
} from '../attributes/ad-group-attributes';
import { facetUrn, LOCALES_FACET, LOCATIONS } from '../data/facets';
import { localeOf } from './locale';

/** Values of facets of which one must fit. */
export type OrGroup = { readonly or: { readonly [facet: string]: readonly string[] } };

/** All groups must fit, and nothing that is excluded (vendor's page on targeting criteria). */
export interface TargetingCriteria {
  readonly include: { readonly and: readonly OrGroup[] };
  readonly exclude?: OrGroup;
}

type Targeted = Pick<AdGroupAttributes, 'geoTargets' | 'languages' | 'linkedin'>;

/** Whom a campaign is shown to. What somebody else built beyond our words cannot be built again: it counts as nobody in particular. */
export const targetingOf = ({ geoTargets, languages, linkedin }: Targeted): TargetingCriteria => {
  const audience = linkedin && isHeld(linkedin) ? linkedin : undefined;
  const placed = (negative: boolean): readonly string[] =>
    geoTargets
      .filter((place) => place.negative === negative)
      .map(({ linkedinLocationId }) => linkedinLocationId);
  const exclude = {
    ...(placed(true).length > 0 ? { [LOCATIONS]: placed(true) } : {}),
    ...byUrn(audience?.exclude),
  };
  return {
    include: {
      and: [
        { or: { [LOCATIONS]: placed(false) } },
        { or: { [LOCALES_FACET]: [`urn:li:locale:${localeOf(languages)}`] } },
        ...included(audience),
      ],
    },
    ...(Object.keys(exclude).length > 0 ? { exclude: { or: exclude } } : {}),
  };
};

export const isHeld = (
  audience: AudienceAttributes | UnheldAudience,
): audience is AudienceAttributes => 'matching' in audience;

/** ANY: one group with all facets. ALL: a group for each. */
const included = (audience: AudienceAttributes | undefined): readonly OrGroup[] => {
  const facets = byUrn(audience?.include);
  if (Object.keys(facets).length === 0) return [];
  return audience?.matching === 'ALL'
    ? Object.entries(facets).map(([facet, values]) => ({ or: { [facet]: values } }))
    : [{ or: facets }];
};

const byUrn = (facets: FacetAttributes | undefined): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    LINKEDIN_FACETS.flatMap((facet: LinkedinFacet) =>
      facets?.[facet] ? [[facetUrn(facet), facets[facet]]] : [],
    ),
  );
