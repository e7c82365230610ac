import { canonicalJson } from '@switchyard/kernel';
import type { Json as PortJson } from '../port/attributes';
import { LINKEDIN_FACETS, type LinkedinFacet } from '../port/draft';
import type {
  AdGroupAttributes,
  AudienceAttributes,
  FacetAttributes,
  PlaceAttributes,
  UnsupportedAudience,
} from './attributes';
import { type Json, listOf, microsOf, moneyOf, recordOf } from './client/objects';
import { facetsOf, placeKey } from './normalise/targeting';
import {
  audienceFacet,
  BIDDING,
  biddingWords,
  DEFAULT_LANGUAGE,
  facetUrn,
  languageOf,
  type LinkedinBidding,
  LOCALES,
  LOCALES_FACET,
  LOCATIONS,
  type ObjectiveType,
} from './vocabulary';

/** Values of facets of which one must fit. */
export type OrGroup = { readonly or: { readonly [facet: string]: readonly string[] } };

/** All groups must fit, and nothing that is excluded (vendor's page on targeting criteria). */
export interface TargetingCriteria {
  readonly include: { readonly and: readonly OrGroup[] };
  readonly exclude?: OrGroup;
}

type Targeted = Pick<AdGroupAttributes, 'geoTargets' | 'languages' | 'linkedin'>;

/**
 * The audience of a campaign. An audience that another user built and our fields cannot express
 * cannot be built again: it counts as no audience.
 */
export const targetingOf = ({ geoTargets, languages, linkedin }: Targeted): TargetingCriteria => {
  const audience = linkedin && isSupportedAudience(linkedin) ? linkedin : undefined;
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

export const isSupportedAudience = (
  audience: AudienceAttributes | UnsupportedAudience,
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

type Facets = Readonly<Record<string, readonly string[]>>;

/**
 * What a campaign's targeting says, whatever order it comes back in (platform document 2c: orders
 * differ, defaults are added).
 */
export const readTargeting = (
  campaign: Json,
): Pick<AdGroupAttributes, 'geoTargets' | 'languages' | 'linkedin'> => {
  const { include, exclude } = recordOf(campaign['targetingCriteria']);
  const groups = listOf(recordOf(include)['and'])
    .map(groupOf)
    .filter((group) => Object.keys(group).length > 0);
  const isAbout =
    (facet: string) =>
    (group: Facets): boolean =>
      Object.keys(group).length === 1 && facet in group;
  const [places, locales] = [groups.find(isAbout(LOCATIONS)), groups.find(isAbout(LOCALES_FACET))];
  const excluded = groupOf(exclude);
  return {
    geoTargets: [
      ...placesOf(places?.[LOCATIONS], false),
      ...placesOf(excluded[LOCATIONS], true),
    ].sort((a, b) => (placeKey(a) < placeKey(b) ? -1 : 1)),
    languages: locales
      ? [...(locales[LOCALES_FACET] ?? [])]
          .map((urn) => languageOf(urn.replace(/^urn:li:locale:/, '')))
          .sort()
      : [languageIn(campaign)],
    linkedin: audienceOf(
      groups.filter((group) => group !== places && group !== locales),
      excluded,
      campaign['audienceExpansionEnabled'] === true,
    ),
  };
};

const groupOf = (group: unknown): Facets =>
  Object.fromEntries(
    Object.entries(recordOf(recordOf(group)['or'])).flatMap(([facet, values]) => {
      const texts = listOf(values).map(String);
      return texts.length > 0 ? [[facet, texts]] : [];
    }),
  );

const placesOf = (urns: readonly string[] = [], negative: boolean): readonly PlaceAttributes[] =>
  [...new Set(urns)].map((linkedinLocationId) => ({ kind: 'AREA', linkedinLocationId, negative }));

const languageIn = ({ locale }: Json): string => {
  const { language, country } = recordOf(locale);
  return languageOf(`${String(language)}_${String(country)}`);
};

/** Ours when it says no more than ours can; else whole, so that it is seen. */
const audienceOf = (
  groups: readonly Facets[],
  excluded: Facets,
  audienceExpansion: boolean,
): AdGroupAttributes['linkedin'] => {
  const { [LOCATIONS]: _places, ...others } = excluded;
  const parts = groups.map(oursIn);
  const exclude = oursIn(others);
  const isOne = groups.length <= 1;
  const isEachOne =
    groups.every((group) => Object.keys(group).length === 1) &&
    new Set(groups.flatMap(Object.keys)).size === groups.length;
  if (!exclude || parts.some((part) => !part) || !(isOne || isEachOne)) {
    return {
      criteria: canonicalJson({ groups, others } as unknown as PortJson),
      audienceExpansion,
    };
  }
  const include: FacetAttributes = facetsOf(Object.assign({}, ...parts) as FacetAttributes);
  if (groups.length === 0 && Object.keys(exclude).length === 0 && !audienceExpansion) return null;
  return { include, exclude, matching: isOne ? 'ANY' : 'ALL', audienceExpansion };
};

/** The facets in our words; undefined when there is one that we do not have. */
const oursIn = (facets: Facets): FacetAttributes | undefined => {
  const named = Object.entries(facets).map(
    ([urn, values]) => [audienceFacet(urn), values] as const,
  );
  if (named.some(([facet]) => facet === undefined)) return undefined;
  return facetsOf(
    Object.fromEntries(named as readonly (readonly [LinkedinFacet, readonly string[]])[]),
  );
};

type Bidding = Pick<AdGroupAttributes, 'biddingStrategy' | 'maxCpcMicros'>;

/** How a campaign bids. Target and amount always go together (vendor's page on campaigns). */
export const biddingMembers = (
  { objective, biddingStrategy, maxCpcMicros }: Bidding & Pick<AdGroupAttributes, 'objective'>,
  currency: string,
): Json => {
  const bidding = biddingStrategy as LinkedinBidding;
  const { optimizationTargetType, costType } = biddingWords(objective as ObjectiveType, bidding);
  const amount = bidding.type === 'MANUAL_CPC' ? maxCpcMicros : bidding.maxCpcBidCeilingMicros;
  return { optimizationTargetType, costType, unitCost: moneyOf(amount ?? 0, currency) };
};

/** The same, read. What is none of ours is shown under LinkedIn's name. */
export const readBidding = (campaign: Json, currency: string): Bidding => {
  const { objectiveType, optimizationTargetType, costType, unitCost } = campaign;
  const words = (BIDDING[objectiveType as ObjectiveType] ?? []).find(
    (one) => one.optimizationTargetType === optimizationTargetType && one.costType === costType,
  );
  const amount = microsOf(unitCost, currency) ?? 0;
  switch (words?.bidStrategy) {
    case 'MANUAL':
      return { biddingStrategy: { type: 'MANUAL_CPC' }, maxCpcMicros: amount };
    case 'COST_CAP':
      return {
        biddingStrategy: {
          type: 'MAXIMIZE_CLICKS',
          ...(amount === 0 ? {} : { maxCpcBidCeilingMicros: amount }),
        },
        maxCpcMicros: null,
      };
    case 'MAXIMUM_DELIVERY':
      return { biddingStrategy: { type: 'MAXIMIZE_CLICKS' }, maxCpcMicros: null };
    default:
      return {
        biddingStrategy: { type: `${String(optimizationTargetType)}/${String(costType)}` },
        maxCpcMicros: amount,
      };
  }
};

/** LinkedIn's locale of a campaign's language. */
export const localeOf = (languages: readonly string[]): string =>
  LOCALES[languages[0] ?? DEFAULT_LANGUAGE] ?? languages[0]!;
