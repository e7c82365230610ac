import { briefWeek } from './brief-week';

type Named = Readonly<Record<string, unknown>>;

/** Names of assets by the digest of their bytes, and of places by the platforms' ids. */
export type Names = ReadonlyMap<string, string>;
const NOBODY: Names = new Map();

const isObject = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const NOTHING = 'none';

const signed = (percent: unknown): string =>
  typeof percent === 'number' && percent !== 0 ? ` ${percent > 0 ? '+' : ''}${percent} %` : '';

const place = (
  { kind, negative, criterionId, msLocationId, lat, lng, radius, bidAdjustment }: Named,
  names: Names,
): string => {
  const id = String(criterionId ?? msLocationId);
  const where =
    kind === 'RADIUS'
      ? `${String(radius)} around ${String(lat)}, ${String(lng)}`
      : (names.get(id) ?? id);
  return `${negative === true ? 'not ' : ''}${where}${signed(bidAdjustment)}`;
};

const networks = (switches: Named): string =>
  Object.entries(switches)
    .filter(([, on]) => on === true)
    .map(([name]) => name)
    .join(', ') || NOTHING;

const role = (word: unknown): string => String(word).toLowerCase().replaceAll('_', ' ');
const image = ({ sha256, role: where }: Named, names: Names): string =>
  names.get(String(sha256)) ?? `${role(where)} ${String(sha256).slice(0, 8)}`;

/** What stands beside an ad, by its words. */
const extension = ({ linkText, calloutText, header, values, phoneNumber }: Named): string =>
  String(
    linkText ??
      calloutText ??
      phoneNumber ??
      `${String(header)}: ${Array.isArray(values) ? values.join(', ') : ''}`,
  );
const isExtension = ({ type }: Named): boolean =>
  ['SITELINK', 'CALLOUT', 'STRUCTURED_SNIPPET', 'CALL'].includes(String(type));

const members = (value: Named, names: Names): string =>
  Object.entries(value)
    .filter(([, inner]) => inner !== null)
    .map(([name, inner]) => `${name} ${told(inner, names)}`)
    .join(', ');

const known = (value: Named, names: Names): string | undefined => {
  if (typeof value['sha256'] === 'string') return image(value, names);
  if (isExtension(value)) return extension(value);
  if (typeof value['kind'] === 'string') return place(value, names);
  if (Array.isArray(value['windows'])) {
    return value['windows'].length ? briefWeek(value['windows'].filter(isObject)) : NOTHING;
  }
  if (typeof value['search'] === 'boolean') return networks(value);
  if (typeof value['enabled'] === 'boolean') {
    return `${value['enabled'] ? 'on' : 'off'}${signed(value['bidAdjustment'])}`;
  }
  const { type, text, ...rest } = value;
  return typeof text === 'string'
    ? text
    : (typeof type === 'string' && [type, members(rest, names)].filter(Boolean).join(', ')) ||
        undefined;
};

const told = (value: unknown, names: Names): string => {
  if (Array.isArray(value)) {
    return value.length ? value.map((one) => told(one, names)).join(', ') : NOTHING;
  }
  if (isObject(value)) return known(value, names) ?? members(value, names);
  return value === null || value === undefined || value === '' ? NOTHING : String(value);
};

/** A value of a plan, as short as a person would say it; images and places by their names where those are known. */
export const briefWith =
  (names: Names) =>
  (value: unknown): string =>
    told(value, names);

/** The same where no names are known. */
export const brief = briefWith(NOBODY);
