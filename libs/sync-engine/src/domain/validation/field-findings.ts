import type { Campaign } from '@switchyard/catalog/domain';
import type {
  Capabilities,
  EntityKind,
  ExtensionDraft,
  Finding,
  Json,
} from '@switchyard/platforms/domain';
import { sameJson } from '../basis/canonical-json';
import { brandOf, findingAbout, isAbout, isLostRule, type LostRule } from './question';
import { perKind, type Subject } from './subject';

const CODES = { dropped: 'FIELD_DROPPED', unsupported: 'FIELD_UNSUPPORTED' } as const;

/**
 * Reports the fields of an object that will not reach the platform: no field is dropped without a
 * finding. One finding per object and field.
 */
export const fieldJudge = (
  capabilities: Capabilities,
): ((subject: Subject) => readonly Finding[]) => {
  const lost = perKind((subject) =>
    capabilities.fields.filter(isLostRule).filter((rule) => isAbout(rule, subject)),
  );
  return (subject) =>
    lost(subject).flatMap((rule) => {
      const at = valuesAt(subject.view, rule.field).find(({ value }) =>
        isSet(rule.entity, rule.field, value),
      );
      return at ? [finding(rule, at, subject, capabilities)] : [];
    });
};

const finding = (
  { support, note }: LostRule,
  { field }: Located,
  subject: Subject,
  capabilities: Capabilities,
): Finding =>
  findingAbout(capabilities, subject, {
    kind: 'unsupported',
    source: 'platform',
    code: CODES[support],
    field,
    message: `\`${field}\` is not sent to ${brandOf(capabilities)}.`,
    reason: note,
    fix: `No change is needed if the campaign can run without \`${field}\` there. Otherwise remove the platform from \`platforms\` of the campaign.`,
  });

/**
 * The catalog's value where a caller sets none, and values that mean "nothing": leaving them out on
 * a platform loses nothing.
 */
const DEFAULTS: Readonly<Record<EntityKind, Readonly<Record<string, Json>>>> = {
  campaign: {
    status: 'PAUSED',
    objective: 'TRAFFIC',
    'biddingStrategy.type': 'MAXIMIZE_CLICKS',
    biddingStrategy: { type: 'MAXIMIZE_CLICKS' },
    'adSchedule.bidModifier': 1,
    locationIntent: 'PRESENCE',
    languages: ['en'],
    networks: { search: true, searchPartners: false, display: false },
    'declarations.politicalAdvertising': 'NONE',
    'networks.search': true,
    'networks.searchPartners': false,
    'networks.display': false,
  },
  adGroup: { status: 'ENABLED' },
  ad: { status: 'ENABLED' },
  keyword: { status: 'ENABLED', negative: false },
};

/** True when the value was chosen: it is neither empty nor the default. */
const isSet = (entity: EntityKind, field: string, value: unknown): boolean =>
  !isEmpty(value) && !sameJson(value as Json, DEFAULTS[entity][field]);

const isEmpty = (value: unknown): boolean =>
  value === '' ||
  value === null ||
  value === undefined ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

type Targeted = Partial<Pick<Campaign, 'geoTargets' | 'targeting'>>;

/** Named places that the ads are meant for: neither circles nor exclusions. */
const meantAreas = (view: Targeted): readonly unknown[] =>
  (view.geoTargets ?? []).filter((row) => row.kind === 'AREA' && !row.negative);

/** Values of an audience that are asked for and excluded at once. */
const includedAndExcluded = ({ targeting }: Targeted): readonly string[] => {
  const { include = {}, exclude = {} } = targeting?.linkedin ?? {};
  const excluded = new Set(Object.values(exclude).flat());
  return Object.values(include)
    .flat()
    .filter((value) => excluded.has(value));
};

/** Kinds of devices that are left switched on: computers, and phones, with which tablets go. */
const enabledDevices = ({ targeting }: Targeted): readonly string[] =>
  (['desktop', 'mobile'] as const).filter(
    (device) => targeting?.devices?.[device]?.enabled ?? true,
  );

/**
 * Names of the parts of an audience that must all fit, job titles first; empty where one is enough.
 */
const askedTogether = ({ targeting }: Targeted): string => {
  const linkedin = targeting?.linkedin;
  if (linkedin?.matching !== 'ALL') return '';
  return Object.entries(linkedin.include ?? {})
    .flatMap(([facet, values]) => (values && values.length > 0 ? [facet] : []))
    .sort(titlesFirst)
    .join(' ');
};

/** Job titles are what other parts do not go with: they are reported first. */
const titlesFirst = (a: string, b: string): number =>
  Number(b === 'jobTitles') - Number(a === 'jobTitles') || (a < b ? -1 : 1);

/** A value inside an object, and the field path that a caller knows it by. */
export interface Located {
  readonly field: string;
  readonly value: unknown;
}

/** The one field of the tables that is counted, not stored. */
const WINDOWS_PER_DAY = 'adSchedule.windowsPerDay';
/** Windows are counted as converted to the ad account's zone, and named as they are stored. */
const COUNTED: readonly string[] = [WINDOWS_PER_DAY, 'adSchedule'];

/**
 * Everything that is there under a table's field (`geoTargets.radius`: one per circle), in order;
 * null counts as not there.
 */
export const valuesAt = (view: object, field: string): readonly Located[] => {
  const kind = KIND_COUNTED[field];
  if (kind) return ofKind(view, kind);
  const made = MADE[field];
  if (made) return [{ field: made.field, value: made.of(view) }];
  return COUNTED.includes(field)
    ? counted('adScheduleThere' in view ? { adSchedule: view.adScheduleThere } : view, field)
    : within(view, field);
};

/** Values that tables ask about and that are not stored, and the field where each is reported. */
const MADE: Readonly<
  Record<string, { readonly field: string; readonly of: (view: object) => unknown }>
> = {
  'geoTargets.areas': { field: 'geoTargets', of: meantAreas },
  'targeting.devices.enabled': { field: 'targeting/devices', of: enabledDevices },
  'targeting.linkedin.both': { field: 'targeting/linkedin/exclude', of: includedAndExcluded },
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
