type Named = Readonly<Record<string, unknown>>;

const WEEK = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
const dayOf = ({ day }: Named): number => WEEK.indexOf(String(day));
const MINUTES: Readonly<Record<string, string>> = {
  FIFTEEN: ':15',
  THIRTY: ':30',
  FORTY_FIVE: ':45',
};
const clock = (hour: unknown, minute: unknown): string =>
  `${String(hour)}${MINUTES[String(minute)] ?? ''}`;
const hours = ({ startHour, startMinute, endHour, endMinute, bidModifier }: Named): string =>
  `${clock(startHour, startMinute)}-${clock(endHour, endMinute)}${typeof bidModifier === 'number' && bidModifier !== 1 ? ` × ${bidModifier}` : ''}`;

/** Days as people say them: three in a row are a span. */
const spans = (days: readonly number[]): string => {
  const runs: number[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    if (run && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const short = (day = 0): string => WEEK[day]!.slice(0, 3);
  return runs
    .map((run) =>
      run.length > 2 ? `${short(run[0])}-${short(run.at(-1))}` : run.map(short).join(' '),
    )
    .join(' ');
};

/** Windows of a week: days of equal hours together, Monday first. */
const briefWeek = (windows: readonly Named[]): string => {
  const byHours = new Map<string, number[]>();
  for (const window of [...windows].sort((a, b) => dayOf(a) - dayOf(b))) {
    byHours.set(hours(window), [...(byHours.get(hours(window)) ?? []), dayOf(window)]);
  }
  return [...byHours].map(([when, days]) => `${spans(days)} ${when}`).join(', ');
};

/** Names of assets by the digest of their bytes, and of places by the platforms' ids. */
export type Names = ReadonlyMap<string, string>;
const NO_NAMES: Names = new Map();

const isObject = (value: unknown): value is Named =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const NOTHING = 'none';

const signed = (percent: unknown): string =>
  typeof percent === 'number' && percent !== 0 ? ` ${percent > 0 ? '+' : ''}${percent} %` : '';

const locationText = (
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

/** What is beside an ad, by its words. */
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
    .map(([name, inner]) => `${name} ${briefValue(inner, names)}`)
    .join(', ');

const known = (value: Named, names: Names): string | undefined => {
  if (typeof value['sha256'] === 'string') return image(value, names);
  if (isExtension(value)) return extension(value);
  if (typeof value['kind'] === 'string') return locationText(value, names);
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

const briefValue = (value: unknown, names: Names): string => {
  if (Array.isArray(value)) {
    return value.length ? value.map((one) => briefValue(one, names)).join(', ') : NOTHING;
  }
  if (isObject(value)) return known(value, names) ?? members(value, names);
  return value === null || value === undefined || value === '' ? NOTHING : String(value);
};

/**
 * A value of a plan, as short as a person would say it; images and places by their names where
 * those are known.
 */
export const briefWith =
  (names: Names) =>
  (value: unknown): string =>
    briefValue(value, names);

/** The same where no names are known. */
export const brief = briefWith(NO_NAMES);
