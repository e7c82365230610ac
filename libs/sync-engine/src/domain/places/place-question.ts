import type { PlaceName } from '@switchyard/platforms';
import { foldName, regionName, type Gazetteer, type NamedArea } from '@switchyard/targeting/domain';

/** What is asked of a platform about a row, and how its answers are judged. */
export interface PlaceQuestion {
  /** The name to ask for first. */
  readonly first: PlaceName;
  /** Other names of the same place: asked for when the first leads nowhere (platforms write Cologne where GeoNames writes Köln). */
  readonly others: readonly PlaceName[];
  readonly type?: string;
  readonly countryCode?: string;
  /** The region that the place lies in. */
  readonly region?: string;
  /** Every name of the place, folded. */
  readonly names: ReadonlySet<string>;
}

const MOST_OTHERS = 100;

/** What a row asks for. A place that the gazetteer knows is asked for by its own names, without the region that its row may carry. */
export const placeQuestion = (
  row: NamedArea & { readonly canonicalId?: string },
  gazetteer: Gazetteer,
): PlaceQuestion => {
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
