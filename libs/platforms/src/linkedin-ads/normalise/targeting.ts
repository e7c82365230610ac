import type { WarningCode } from '../../port/codes/finding-texts';
import {
  type AreaDraft,
  type CampaignDraft,
  type CircleDraft,
  LINKEDIN_FACETS,
  type LinkedinAudienceDraft,
  type LinkedinFacet,
} from '../../port/draft';
import type { Warn } from '../../translation/normalise';
import type { AudienceAttributes, FacetAttributes, PlaceAttributes } from '../attributes';
import { DEFAULT_LANGUAGE, LOCALES, MOST_PLACES } from '../vocabulary';

/**
 * Places by LinkedIn's geo id, each once, sorted. Circles and places without an id are left out
 * with a warning.
 */
export const normalisePlaces = (
  places: CampaignDraft['geoTargets'],
  warn: Warn,
): readonly PlaceAttributes[] => {
  const kept = places.flatMap((place, index) => normalisePlace(place, `geoTargets/${index}`, warn));
  const each = new Map(kept.map((place) => [placeKey(place), place]));
  if (each.size < kept.length) {
    warn(
      'DUPLICATE_DROPPED',
      'geoTargets',
      'LinkedIn treats several rows as the same location. Each is sent once.',
    );
  }
  if (each.size > MOST_PLACES) {
    warn(
      'TOO_MANY_PLACES',
      'geoTargets',
      `LinkedIn accepts at most ${MOST_PLACES} locations. The others are not sent there.`,
    );
  }
  return [...each.keys()].sort().map((key) => each.get(key)!);
};

export const placeKey = ({ linkedinLocationId, negative }: PlaceAttributes): string =>
  `${linkedinLocationId} ${negative ? 'excluded' : 'included'}`;

const normalisePlace = (
  place: AreaDraft | CircleDraft,
  field: string,
  warn: Warn,
): readonly PlaceAttributes[] => {
  if (place.bidAdjustmentPercent) {
    warn(
      'BID_ADJUSTMENT_UNSUPPORTED',
      `${field}/bidAdjustment`,
      'LinkedIn has no bid adjustments of locations. The adjustment is not sent there.',
    );
  }
  if (place.kind === 'RADIUS') {
    return leftOut(
      'RADIUS_UNSUPPORTED',
      field,
      `LinkedIn cannot target circles. "${place.name}" is not sent there.`,
      warn,
    );
  }
  const { linkedinLocationId, negative } = place;
  if (!linkedinLocationId) {
    return leftOut(
      'PLACE_NOT_RESOLVED',
      field,
      `LinkedIn has no location id for "${place.name}". It is not sent there.`,
      warn,
    );
  }
  return [{ kind: 'AREA', linkedinLocationId, negative }];
};

const leftOut = (
  code: WarningCode,
  field: string,
  message: string,
  warn: Warn,
): readonly PlaceAttributes[] => {
  warn(code, field, message);
  return [];
};

/**
 * The one language that a campaign speaks: LinkedIn insists on one, and would add one by itself.
 * Validate asks for it where none is named.
 */
export const normaliseLanguages = (languages: readonly string[], warn: Warn): readonly string[] => {
  const unknown = languages.filter((language) => !Object.hasOwn(LOCALES, language));
  for (const language of unknown) {
    warn(
      'LANGUAGE_UNSUPPORTED',
      'languages',
      `LinkedIn cannot target the language ${language}. It is not sent there.`,
    );
  }
  const [first, ...others] = [
    ...new Set(languages.filter((language) => Object.hasOwn(LOCALES, language))),
  ].sort(mainFirst);
  if (others.length > 0) {
    warn(
      'LANGUAGES_DROPPED',
      'languages',
      `LinkedIn accepts one language per campaign. Only ${first} is sent there.`,
    );
  }
  return [first ?? DEFAULT_LANGUAGE];
};

/**
 * English last: who names another language beside it means that one. Else by the alphabet: a set
 * has no order.
 */
const mainFirst = (a: string, b: string): number =>
  Number(a === 'en') - Number(b === 'en') || (a < b ? -1 : 1);

/**
 * The audience as LinkedIn will hold it: sets sorted, empty ones absent; null when all people in
 * the locations are meant.
 */
export const normaliseAudience = (
  draft: LinkedinAudienceDraft | null | undefined,
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

/** Sorted and each once; facets that name no audience say nothing. */
export const facetsOf = (
  facets: { readonly [facet in LinkedinFacet]?: readonly string[] | null } = {},
): FacetAttributes =>
  Object.fromEntries(
    LINKEDIN_FACETS.flatMap((facet) =>
      facets[facet]?.length ? [[facet, [...new Set(facets[facet])].sort()]] : [],
    ),
  );

/**
 * Facets that may not be asked for together (INCOMPATIBLE_TARGETING_COMBINATION, platform document
 * 2b).
 */
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
