import type { GeoTarget } from '../geo-target';
import type { LocationIntent } from '../location-intent';

const MOST_NAMED = 20;

/** Where ads show, in one plain sentence. */
export const describeTargeting = (rows: readonly GeoTarget[], intent: LocationIntent): string => {
  const people = intent === 'PRESENCE' ? 'people in' : 'people in, or interested in,';
  const areas = rows.filter((row) => row.kind === 'AREA' && !row.negative).map(areaName);
  const circles = rows
    .filter((row) => row.kind === 'RADIUS')
    .map(({ name, radius, unit }) =>
      name.startsWith(`${radius} ${unit} around`)
        ? `the circle of ${name}`
        : `the circle "${name}" of ${radius} ${unit}`,
    );
  const excluded = rows.filter((row) => row.negative).map(areaName);
  const where = [...areas, ...circles];
  const included = where.length === 0 ? 'everywhere' : `to ${people} ${inWords(where)}`;
  return `Ads show ${included}${excluded.length === 0 ? '' : `, but not in ${inWords(excluded)}`}.`;
};

const areaName = (row: GeoTarget): string =>
  row.kind === 'AREA' && row.countryCode && row.type !== 'COUNTRY'
    ? `${row.name} (${row.countryCode})`
    : row.name;

const inWords = (names: readonly string[]): string => {
  const shown = names.slice(0, MOST_NAMED);
  const all =
    names.length > shown.length ? [...shown, `${names.length - shown.length} more`] : shown;
  return all.length < 2 ? all.join('') : `${all.slice(0, -1).join(', ')} and ${all.at(-1)}`;
};
