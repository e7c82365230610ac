import type { Campaign } from '@switchyard/catalog/domain';
import type { Capabilities, PlaceMatch, PlaceName } from '@switchyard/platforms/domain';
import {
  type AreaTarget,
  foldName,
  type Gazetteer,
  type NamedArea,
  regionName,
} from '@switchyard/targeting/domain';

/** What is asked of a platform about a row, and how its answers are judged. */
export interface LocationQuestion {
  /** The name to ask for first. */
  readonly first: PlaceName;
  /**
   * Other names of the same place: asked for when the first leads nowhere (platforms write Cologne
   * where GeoNames writes Köln).
   */
  readonly others: readonly PlaceName[];
  readonly type?: string;
  readonly countryCode?: string;
  /** The region that the place lies in. */
  readonly region?: string;
  /** Every name of the place, folded. */
  readonly names: ReadonlySet<string>;
}

const MOST_OTHERS = 100;

/**
 * What a row asks for. A place that the gazetteer knows is asked for by its own names, without the
 * region that its row may carry.
 */
export const locationQuestion = (
  row: NamedArea & { readonly canonicalId?: string },
  gazetteer: Gazetteer,
): LocationQuestion => {
  const hints = {
    ...(row.type ? { type: row.type } : {}),
    ...(row.countryCode ? { countryCode: row.countryCode } : {}),
  };
  const place = row.canonicalId === undefined ? undefined : gazetteer.byId(row.canonicalId);
  const first = {
    name: place?.name ?? row.name,
    ...hints,
    ...(row.criterionId ? { criterionId: row.criterionId } : {}),
  };
  if (!place) return { first, others: [], ...hints, names: new Set([foldName(row.name)]) };
  const names = new Set([foldName(place.name), ...gazetteer.namesOf(place.canonicalId)]);
  const region = regionName(gazetteer, place);
  return {
    first,
    others: otherNames(names, first),
    ...hints,
    ...(region ? { region } : {}),
    names,
  };
};

/** In Latin letters, which all platforms read; the shortest are the usual ones. */
const otherNames = (names: ReadonlySet<string>, first: PlaceName): readonly PlaceName[] =>
  [...names]
    .filter((name) => /^[a-z0-9 ]{3,}$/.test(name) && name !== foldName(first.name))
    .sort((one, other) => one.length - other.length || (one < other ? -1 : 1))
    .slice(0, MOST_OTHERS)
    .map((name) => ({ ...first, name }));

/** One spelling for questions that mean the same, so that an answer is found again. */
export const foldQuestion = ({ name, type, countryCode, criterionId }: PlaceName): string =>
  [name.trim().toLowerCase(), type ?? '', countryCode ?? '', criterionId ?? ''].join('|');

/**
 * The match that is meant, or undefined when two are equally good: a wrong location costs money, so
 * none is guessed. Country and type must agree where they are known; then the region that the
 * location lies in, its names, and the audience decide.
 */
export const chooseLocation = (
  { countryCode, type, region, names }: LocationQuestion,
  matches: readonly PlaceMatch[],
): PlaceMatch | undefined => {
  const fitting = distinct(matches).filter(
    (match) => agrees(countryCode, match.countryCode) && agrees(type, match.type),
  );
  const inRegion = narrowed(
    fitting,
    ({ canonicalName }) =>
      region !== undefined && partsOf(canonicalName).includes(foldName(region)),
  );
  const named = narrowed(inRegion, ({ name }) => names.has(foldName(name)));
  return named.length === 1 ? named[0] : widest(named);
};

const distinct = (matches: readonly PlaceMatch[]): readonly PlaceMatch[] => [
  ...new Map(matches.map((match) => [match.id, match])).values(),
];

const agrees = (wanted: string | undefined, found: string | null): boolean =>
  wanted === undefined || found === null || wanted === found;

const narrowed = (
  matches: readonly PlaceMatch[],
  keep: (match: PlaceMatch) => boolean,
): readonly PlaceMatch[] => {
  const kept = matches.filter(keep);
  return kept.length > 0 ? kept : matches;
};

/** The one with the largest audience, when audiences distinguish them. */
const widest = (matches: readonly PlaceMatch[]): PlaceMatch | undefined => {
  const [first, second] = matches.toSorted((one, other) => (other.reach ?? 0) - (one.reach ?? 0));
  return first && second && (first.reach ?? 0) > (second.reach ?? 0) ? first : undefined;
};

const partsOf = (canonicalName: string): readonly string[] =>
  canonicalName.split(/[,|]/).map(foldName);

/** Areas that cannot be sent to a platform yet, because its own id is missing. */
export const unplacedRows = (
  { geoTargets }: Campaign,
  { placeKey }: Pick<Capabilities, 'placeKey'>,
): readonly AreaTarget[] =>
  placeKey
    ? geoTargets.filter((row): row is AreaTarget => row.kind === 'AREA' && !row[placeKey])
    : [];

/**
 * Areas with an id that a user may have written: it counts as no location before its platform has
 * confirmed it.
 */
export const identifiedRows = (
  { geoTargets }: Pick<Campaign, 'geoTargets'>,
  { placeKey }: Pick<Capabilities, 'placeKey'>,
): readonly AreaTarget[] =>
  placeKey === 'criterionId'
    ? geoTargets.filter(
        (row): row is AreaTarget => row.kind === 'AREA' && row.criterionId !== undefined,
      )
    : [];
