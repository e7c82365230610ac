import type { ExtensionDraft } from '@switchyard/platforms';
import { askedAndExcluded, askedTogether, enabledDevices, meantAreas } from './counted-targeting';

/** A value inside an object, and the field path that a caller knows it by. */
export interface Located {
  readonly field: string;
  readonly value: unknown;
}

/** The one field of the tables that is counted, not stored. */
const WINDOWS_PER_DAY = 'adSchedule.windowsPerDay';
/** Windows are counted as they come to stand in the ad account's zone, and named as they are stored. */
const COUNTED: readonly string[] = [WINDOWS_PER_DAY, 'adSchedule'];

/** Everything that is there under a table's field (`geoTargets.radius`: one per circle), in order; null counts as not there. */
export const valuesAt = (view: object, field: string): readonly Located[] => {
  const kind = KIND_COUNTED[field];
  if (kind) return ofKind(view, kind);
  const made = MADE[field];
  if (made) return [{ field: made.field, value: made.of(view) }];
  return COUNTED.includes(field)
    ? counted('adScheduleThere' in view ? { adSchedule: view.adScheduleThere } : view, field)
    : within(view, field);
};

/** What tables ask about and nobody stores, and the field that it is told at. */
const MADE: Readonly<
  Record<string, { readonly field: string; readonly of: (view: object) => unknown }>
> = {
  'geoTargets.areas': { field: 'geoTargets', of: meantAreas },
  'targeting.devices.enabled': { field: 'targeting/devices', of: enabledDevices },
  'targeting.linkedin.both': { field: 'targeting/linkedin/exclude', of: askedAndExcluded },
  'targeting.linkedin.together': { field: 'targeting/linkedin/include', of: askedTogether },
  'finalUrl.tracked': {
    field: 'finalUrl',
    of: (view) => ('trackedUrl' in view ? view.trackedUrl : undefined),
  },
};

/** Extensions are one list; limits count them kind by kind. */
const KIND_COUNTED: Readonly<Record<string, ExtensionDraft['kind']>> = {
  'extensions.sitelinks': 'SITELINK',
  'extensions.callouts': 'CALLOUT',
  'extensions.structuredSnippets': 'STRUCTURED_SNIPPET',
  'extensions.calls': 'CALL',
};

const ofKind = (view: object, kind: ExtensionDraft['kind']): readonly Located[] => [
  {
    field: 'extensions',
    value: within(view, 'extensions.kind').filter(({ value }) => value === kind),
  },
];

const within = (view: object, field: string): readonly Located[] =>
  field
    .split('.')
    .reduce(inside, [{ field: '', value: view }])
    .map(asCallersSay);

const counted = (view: object, field: string): readonly Located[] =>
  field === WINDOWS_PER_DAY ? windowsPerDay(view) : within(view, field);

const inside = (found: readonly Located[], member: string): readonly Located[] =>
  found.flatMap((at) => membersOf(at, member));

const membersOf = ({ field, value }: Located, member: string): readonly Located[] => {
  if (Array.isArray(value)) {
    return value.flatMap((item: unknown, index) =>
      membersOf({ field: `${field}/${index}`, value: item }, member),
    );
  }
  const inner =
    typeof value === 'object' && value !== null
      ? (value as Record<string, unknown>)[member]
      : undefined;
  return inner === undefined || inner === null
    ? []
    : [{ field: field === '' ? member : `${field}/${member}`, value: inner }];
};

/** A single window is known by its place in the expanded schedule. */
const asCallersSay = ({ field, value }: Located): Located => ({
  field: field.replace(/^adSchedule\//, 'adScheduleStructured/windows/'),
  value,
});

const windowsPerDay = (view: object): readonly Located[] => {
  const days = new Map<unknown, unknown[]>();
  for (const { value } of valuesAt(view, 'adSchedule.day')) {
    days.set(value, [...(days.get(value) ?? []), value]);
  }
  return [...days.values()].map((windows) => ({ field: 'adSchedule', value: windows }));
};
