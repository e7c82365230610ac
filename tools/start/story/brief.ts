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
const window = ({ day, startHour, endHour, bidModifier }: Named): string =>
  `${String(day).slice(0, 3)} ${String(startHour)}-${String(endHour)}${typeof bidModifier === 'number' && bidModifier !== 1 ? ` × ${bidModifier}` : ''}`;

const networks = (switches: Named): string => Object.entries(switches).filter(([, on]) => on === true).map(([name]) => name).join(', ') || NOTHING;
const members = (value: Named): string => Object.entries(value).filter(([, inner]) => inner !== null).map(([name, inner]) => `${name} ${brief(inner)}`).join(', ');

const known = (value: Named): string | undefined => {
  if (typeof value['kind'] === 'string') return place(value);
  if (Array.isArray(value['windows'])) return brief(value['windows']);
  if (typeof value['day'] === 'string') return window(value);
  if (typeof value['search'] === 'boolean') return networks(value);
  if (typeof value['enabled'] === 'boolean') return `${value['enabled'] ? 'on' : 'off'}${signed(value['bidAdjustment'])}`;
  const { type, text, ...rest } = value;
  return typeof text === 'string' ? text : typeof type === 'string' && [type, members(rest)].filter(Boolean).join(', ') || undefined;
};

/** A value of a plan, as short as a person would say it. */
export const brief = (value: unknown): string => {
  if (Array.isArray(value)) return value.length ? [...value].sort((a, b) => dayOf(a) - dayOf(b)).map(brief).join(', ') : NOTHING;
  if (isObject(value)) return known(value) ?? members(value);
  return value === null || value === undefined || value === '' ? NOTHING : String(value);
};
