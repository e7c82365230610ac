import type { AdGroupAttributes } from '../attributes/ad-group-attributes';
import type { Targeting } from '../wire/objects';

type Body = Readonly<Record<string, unknown>>;

/** Members that are ours, whatever stood there. */
type Own =
  | 'geolocations'
  | 'excluded_geolocations'
  | 'keywords'
  | 'excluded_keywords'
  | 'languages'
  | 'devices'
  | 'expand_targeting';

/** What somebody chose at Reddit itself and we have no words for: a patch replaces the whole, so it is said again. */
const KEPT = [
  'carriers',
  'communities',
  'custom_audience_ids',
  'excluded_communities',
  'excluded_custom_audience_ids',
  'excluded_interests',
  'gender',
  'interests',
  'locations',
  'platforms',
  'suppression_event_types',
  'view_modes',
] as const;

/** Placements (not places): the feed and beside comments. */
const EVERY_PLACEMENT = { locations: ['FEED', 'COMMENTS_PAGE'] };

/** The whole targeting of an ad group. Reddit must not widen it by itself. */
export const targetingBody = (
  after: AdGroupAttributes,
  held: Targeting | null | undefined,
): Body => ({ ...EVERY_PLACEMENT, ...keptOf(held ?? {}), ...ownOf(after) });

const ownOf = ({
  geoTargets,
  keywords,
  languages,
  devices,
}: AdGroupAttributes): Readonly<Record<Own, unknown>> => {
  const areas = (negative: boolean): readonly string[] =>
    geoTargets.flatMap((row) =>
      row.kind === 'AREA' && row.negative === negative ? [row.redditLocationId] : [],
    );
  const words = (negative: boolean): readonly string[] =>
    keywords.filter((keyword) => keyword.negative === negative).map(({ text }) => text);
  return {
    geolocations: areas(false),
    excluded_geolocations: areas(true),
    keywords: words(false),
    excluded_keywords: words(true),
    languages: languages.map((language) => language.toUpperCase()),
    devices: devices === null ? [] : [{ type: devices.desktop ? 'DESKTOP' : 'MOBILE' }],
    expand_targeting: false,
  };
};

const keptOf = (held: Targeting): Body =>
  Object.fromEntries(
    KEPT.flatMap((member) => (isSaid(held[member]) ? [[member, held[member]]] : [])),
  );

const isSaid = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);
