import { consentPolicyOf, type SpaceSettings } from '@switchyard/identity/domain';
import { type PlatformId, type Tenant, validationError } from '@switchyard/kernel';
import type { BrowserIds, ClickId } from '@switchyard/platforms';
import {
  actionIssues,
  BROWSER_IDS,
  consentRecord,
  type ConsentRecord,
  type ConversionAction,
  type ConversionEvent,
  decideConsent,
  type Delivery,
  eventRoutes,
  eventWorthOf,
  forgottenBefore,
  isSale,
  type ItemWarning,
  knownMembers,
  type KnownVisit,
  matchPerson,
  mergeConsents,
  missingConsentWarnings,
  newDelivery,
  testDelivery,
  notRaisedWarnings,
  PERSON_MEMBERS,
  PLATFORM_OF_CLICK,
  type ReadEvent,
  type Route,
  type SealedPerson,
  signalOf,
  spreadConsents,
  takesClick,
  uncountableWarnings,
  valueWarnings,
  warningAt,
  websiteValueWarnings,
} from '../../domain';
import type { Recalled } from '../person/person-memory';
import type { Origin, TestRequest } from './doors';

interface KnownConnection {
  readonly id: string;
  readonly platform: PlatformId;
  readonly isDefault: boolean;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** What an event is written from. */
export interface EventBasis {
  readonly id: string;
  readonly path: string;
  readonly read: ReadEvent;
  /** Of reading it. */
  readonly warnings: readonly ItemWarning[];
  readonly action: ConversionAction;
  /** The event's own person and device; null without them. */
  readonly sealed: SealedPerson | null;
  readonly recalled: Recalled;
}

/** What all events of a call share. */
export interface EventWorld {
  readonly tenant: Tenant;
  readonly origin: Origin;
  readonly connections: readonly KnownConnection[];
  /** What the Space sets for its conversions. */
  readonly settings: SpaceSettings;
  readonly now: Date;
}

interface WrittenEvent {
  readonly event: ConversionEvent;
  readonly deliveries: readonly Delivery[];
  readonly warnings: readonly ItemWarning[];
  /** The consent of the event to store for its person. */
  readonly consents: ConsentRecord | null;
  /** A person was known by one of its names before. */
  readonly isKnown: boolean;
}

/**
 * An event as it is kept, and its deliveries: one for the platform of its click, or for each that
 * may know its person. A sale that a website reports has none.
 */
export const writeEvent = (basis: EventBasis, world: EventWorld): WrittenEvent => {
  const { read, action, path } = basis;
  const issues = actionIssues(
    action,
    read.clicks[0]?.kind,
    path,
    read.reference === undefined ? 'event' : 'conversionAction',
  );
  if (issues.length > 0) throw validationError(issues);
  const { event, click, known, ...taught } = eventOf(basis, world);
  if (event.claim !== null) return { event, deliveries: [], ...taught };
  const {
    tenant: { spaceId },
    connections,
    settings,
    now,
  } = world;
  const routes = eventRoutes(
    { click, clickIds: event.clickIds, known },
    connections,
    action.routing ?? settings.routing ?? 'lastClick',
  );
  return {
    event,
    ...taught,
    warnings: [
      ...taught.warnings,
      ...missingConsentWarnings(goesWithoutConsent(event, routes, world), path),
      ...uncountableWarnings(action, event, path),
    ],
    deliveries: routes.map((route) =>
      deliveryOf({ spaceId, eventId: event.id, kind: 'conversion', ...route }, action, {
        now,
        ...(world.origin.test && { test: world.origin.test }),
      }),
    ),
  };
};

/** A delivery as it begins; one of a test where `test` says so. */
export const deliveryOf = (
  to: Parameters<typeof newDelivery>[0],
  action: ConversionAction,
  { test, now }: { readonly test?: TestRequest; readonly now: Date },
): Delivery =>
  test ? testDelivery(to, action, now, test.isConfirmed) : newDelivery(to, action, now);

/** Whether it goes to one of these platforms, or would, although no consent signal is known. */
export const goesWithoutConsent = (
  { consent, country, clickIds, door }: ConversionEvent,
  routes: readonly Route[],
  { connections, settings }: Pick<EventWorld, 'connections' | 'settings'>,
): boolean =>
  routes.some(({ platform, connectionId }) => {
    const connection = connections.find(({ id }) => id === connectionId);
    const decision = decideConsent({
      stated: consent,
      policy: consentPolicyOf(connection ?? { settings: {} }),
      country: country ?? settings.region ?? null,
      door,
      platform,
      hasClick: clickIds.some(({ kind }) => PLATFORM_OF_CLICK[kind] === platform),
    });
    return decision.sends && decision.isMissing;
  });

const warningsOf = (
  { path, read, warnings, action }: EventBasis,
  { consent, actionSource, door }: ConversionEvent,
  isValueBelieved: boolean,
): readonly ItemWarning[] => [
  ...warnings,
  // A website must not learn from it whom the Space knows.
  ...(actionSource === read.actionSource || door === 'website'
    ? []
    : [warningAt(`${path}/actionSource`, 'ACTION_SOURCE_CHANGED')]),
  ...(isValueBelieved ? valueWarnings(action, read, path) : websiteValueWarnings(read, path)),
  ...notRaisedWarnings(read.consent, consent, path),
];

const eventOf = (basis: EventBasis, { tenant: { spaceId }, origin, now }: EventWorld) => {
  const { id, read, action, sealed, recalled } = basis;
  const { matchedBy, clicks, rows } = matchOf(recalled, action, now);
  const [click] = read.clicks.length > 0 ? read.clicks : clicks;
  const stated = consentRecord(read.consent, origin.door, now);
  const consents = mergeConsents([...consentsOf(rows), stated]);
  const isClaim = origin.door === 'website' && isSale(action);
  const { devices, ...visit } = visitFor(read, rows, now);
  const event: ConversionEvent = {
    spaceId,
    id,
    door: origin.door,
    source: origin.source,
    actionId: action.id,
    occurredAt: read.occurredAt,
    ...worth(action, read, origin, isClaim),
    orderId: read.orderId,
    externalEventId: read.eventId,
    clickIds: clicksFirst(read.clicks, clicks),
    persons: [...(sealed ? [sealed] : []), ...rows.map(({ person }) => person), ...devices],
    personKeys: keysOf(recalled, rows),
    matchedBy: read.clicks.length > 0 ? 'clickId' : (matchedBy ?? null),
    consent: signalOf(consents),
    consents,
    ...visit,
    isTest: origin.test !== undefined,
    claim: isClaim ? 'unverified' : null,
    confirmedBy: null,
    createdAt: now,
  };
  return {
    event,
    click,
    warnings: warningsOf(basis, event, isBelieved(origin, isClaim)),
    consents: spreadConsents(stated, consentsOf(rows)),
    isKnown: rows.length > 0,
    known: knownMembers(membersOf(read), rows),
  };
};

const DAY_MS = 86_400_000;
/** The page and browser of an older visit are not those of a conversion on a website. */
const VISIT_DAYS = 7;

/** The visit of an event, completed by the known data of earlier visits. */
const visitFor = (
  read: ReadEvent,
  rows: Recalled['known'],
  now: Date,
): Pick<ConversionEvent, 'url' | 'actionSource' | 'country' | 'details'> & {
  readonly devices: readonly SealedPerson[];
} => {
  const visits = rows.flatMap(({ visit }) => visit ?? []);
  const known = visits.flatMap(({ device }) => device ?? []);
  const [remembered, recent] = [
    forgottenBefore(now).getTime(),
    now.getTime() - VISIT_DAYS * DAY_MS,
  ];
  const page =
    read.url ?? rows.find((row) => row.url !== null && row.lastSeenAt.getTime() >= recent)?.url;
  const hasAgent =
    read.person.device?.userAgent !== undefined ||
    known.some((device) => device.hasAgent && device.at >= recent);
  const isWebsite = read.actionSource === 'website';
  return {
    url: read.url ?? rows.find(({ url }) => url !== null)?.url ?? null,
    actionSource: isWebsite && !(page && hasAgent) ? 'other' : read.actionSource,
    country: read.country ?? visits.find(({ country }) => country)?.country ?? null,
    details: withBrowser(read.details, visits),
    devices: known.filter(({ at }) => at >= remembered).map(({ sealed }) => sealed),
  };
};

/** The browser ids of the event first, then those that are known. */
const withBrowser = (
  details: ConversionEvent['details'],
  visits: readonly KnownVisit[],
): ConversionEvent['details'] => {
  const browser = [...visits.toReversed(), details?.browser ?? {}].reduce<BrowserIds>(
    (known, ids) => ({
      ...known,
      ...Object.fromEntries(BROWSER_IDS.flatMap((id) => (ids[id] ? [[id, ids[id]]] : []))),
    }),
    {},
  );
  return Object.keys(browser).length > 0 ? { ...details, browser } : details;
};

const matchOf = ({ known, ownKeys }: Recalled, action: ConversionAction, now: Date) => {
  const since = forgottenBefore(now).getTime();
  return matchPerson(
    known,
    ownKeys,
    ({ kind, seenAt = 0 }) => takesClick(action, kind) && seenAt >= since,
  );
};

const consentsOf = (rows: Recalled['known']): readonly (ConsentRecord | null)[] =>
  rows.map(({ consents }) => consents);

const membersOf = ({ person }: ReadEvent) =>
  PERSON_MEMBERS.filter((member) => person[member] !== undefined);

/** What a website says something is worth is believed of a claim only, which counts for nothing. */
const isBelieved = ({ door }: Origin, isClaim: boolean): boolean => door !== 'website' || isClaim;

const worth = (
  action: ConversionAction,
  { valueMicros, currency }: ReadEvent,
  origin: Origin,
  isClaim: boolean,
) =>
  eventWorthOf(
    action,
    isBelieved(origin, isClaim) ? { valueMicros, currency } : { valueMicros: null, currency: null },
  );

/** The event's own click first: it is the surest. */
const clicksFirst = (own: readonly ClickId[], known: readonly ClickId[]): readonly ClickId[] => [
  ...own,
  ...known.filter(
    ({ kind, value }) => !own.some((one) => one.kind === kind && one.value === value),
  ),
];

/**
 * Everything that erasing the person must find this event by, the persons of older calls included.
 */
const keysOf = ({ currentKeys }: Recalled, rows: Recalled['known']): readonly string[] => [
  ...new Set([...currentKeys, ...rows.flatMap(({ key, linkedKeys }) => [key, ...linkedKeys])]),
];
