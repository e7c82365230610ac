type Named = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Named => typeof value === 'object' && value !== null && !Array.isArray(value);
const NOTHING = 'none';

const signed = (percent: unknown): string => (typeof percent === 'number' && percent !== 0 ? ` ${percent > 0 ? '+' : ''}${percent} %` : '');

const place = ({ kind, negative, criterionId, msLocationId, lat, lng, radius, bidAdjustment }: Named): string => {
  const where = kind === 'RADIUS' ? `${String(radius)} around ${String(lat)}, ${String(lng)}` : String(criterionId ?? msLocationId);
  return `${negative === true ? 'not ' : ''}${where}${signed(bidAdjustment)}`;
};

const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const dayOf = (window: unknown): number => WEEK.indexOf(String(isObject(window) ? window['day'] : ''));
const MINUTES: Readonly<Record<string, string>> = { FIFTEEN: ':15', THIRTY: ':30', FORTY_FIVE: ':45' };
const clock = (hour: unknown, minute: unknown): string => `${String(hour)}${MINUTES[String(minute)] ?? ''}`;
const window = ({ day, startHour, startMinute, endHour, endMinute, bidModifier }: Named): string =>
  `${String(day).slice(0, 3)} ${clock(startHour, startMinute)}-${clock(endHour, endMinute)}${typeof bidModifier === 'number' && bidModifier !== 1 ? ` × ${bidModifier}` : ''}`;

const networks = (switches: Named): string => Object.entries(switches).filter(([, on]) => on === true).map(([name]) => name).join(', ') || NOTHING;
/** Names of assets by the digest of their bytes. */
export type AssetNames = ReadonlyMap<string, string>;
const NOBODY: AssetNames = new Map();

const role = (word: unknown): string => String(word).toLowerCase().replaceAll('_', ' ');
const image = ({ sha256, role: where }: Named, names: AssetNames): string => names.get(String(sha256)) ?? `${role(where)} ${String(sha256).slice(0, 8)}`;

/** What stands beside an ad, by its words. */
const extension = ({ linkText, calloutText, header, values, phoneNumber }: Named): string =>
  String(linkText ?? calloutText ?? phoneNumber ?? `${String(header)}: ${Array.isArray(values) ? values.join(', ') : ''}`);
const isExtension = ({ type }: Named): boolean => ['SITELINK', 'CALLOUT', 'STRUCTURED_SNIPPET', 'CALL'].includes(String(type));

const members = (value: Named, names: AssetNames): string =>
  Object.entries(value).filter(([, inner]) => inner !== null).map(([name, inner]) => `${name} ${told(inner, names)}`).join(', ');

const known = (value: Named, names: AssetNames): string | undefined => {
  if (typeof value['sha256'] === 'string') return image(value, names);
  if (isExtension(value)) return extension(value);
  if (typeof value['kind'] === 'string') return place(value);
  if (Array.isArray(value['windows'])) return told(value['windows'], names);
  if (typeof value['day'] === 'string') return window(value);
  if (typeof value['search'] === 'boolean') return networks(value);
  if (typeof value['enabled'] === 'boolean') return `${value['enabled'] ? 'on' : 'off'}${signed(value['bidAdjustment'])}`;
  const { type, text, ...rest } = value;
  return typeof text === 'string' ? text : typeof type === 'string' && [type, members(rest, names)].filter(Boolean).join(', ') || undefined;
};

const told = (value: unknown, names: AssetNames): string => {
  if (Array.isArray(value)) return value.length ? [...value].sort((a, b) => dayOf(a) - dayOf(b)).map((one) => told(one, names)).join(', ') : NOTHING;
  if (isObject(value)) return known(value, names) ?? members(value, names);
  return value === null || value === undefined || value === '' ? NOTHING : String(value);
};

/** A value of a plan, as short as a person would say it; images by the names of their assets where those are known. */
export const briefWith = (names: AssetNames) => (value: unknown): string => told(value, names);

/** The same where no names are known. */
export const brief = briefWith(NOBODY);
