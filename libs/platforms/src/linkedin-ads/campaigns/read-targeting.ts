import { canonicalJson } from '@switchyard/kernel';
import type { Json as PortJson } from '../../port/attributes';
import type { LinkedinFacet } from '../../port/draft';
import type {
  AdGroupAttributes,
  FacetAttributes,
  PlaceAttributes,
} from '../attributes/ad-group-attributes';
import { audienceFacet, LOCALES_FACET, LOCATIONS } from '../data/facets';
import { languageOf } from '../data/locales';
import { facetsOf } from '../normalise/audience';
import { placeKey } from '../normalise/places';
import { type Json, listOf, recordOf } from '../wire/answer';

type Facets = Readonly<Record<string, readonly string[]>>;

/** What a campaign's targeting says, whatever order it comes back in (platform document 2c: orders differ, defaults are added). */
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
