import { validationError, type PlatformId, type Tenant } from '@switchyard/kernel';
import type { ClickId } from '@switchyard/platforms';
import {
  actionIssues,
  eventRoutes,
  eventWorthOf,
  forgottenBefore,
  isSale,
  knownMembers,
  matchPerson,
  mergeConsent,
  newDelivery,
  PERSON_MEMBERS,
  takesClick,
  type ConversionAction,
  type ConversionEvent,
  type Delivery,
  type ReadEvent,
  type SealedPerson,
} from '../../domain';
import type { Recalled } from '../identify/person-memory';
import type { Origin } from '../report/origin';

interface KnownConnection {
  readonly id: string;
  readonly platform: PlatformId;
  readonly isDefault: boolean;
}

/** What an event is written from. */
export interface EventBasis {
  readonly id: string;
  readonly path: string;
  readonly read: ReadEvent;
  readonly action: ConversionAction;
  /** Of what the event itself says; null when it names nobody. */
  readonly sealed: SealedPerson | null;
  readonly recalled: Recalled;
}

/** What all events of a call share. */
export interface EventWorld {
  readonly tenant: Tenant;
  readonly origin: Origin;
  readonly connections: readonly KnownConnection[];
  readonly now: Date;
}

interface WrittenEvent {
  readonly event: ConversionEvent;
  readonly deliveries: readonly Delivery[];
}

/** An event as it is kept, and its deliveries: one for the platform of its click, or for each that may know its person. What a website says was sold has none. */
export const writeEvent = (basis: EventBasis, world: EventWorld): WrittenEvent => {
  const { read, action, path } = basis;
  const issues = actionIssues(
    action,
    read.clicks[0]?.kind,
    path,
    read.reference === undefined ? 'event' : 'conversionAction',
  );
  if (issues.length > 0) throw validationError(issues);
  const { event, click, known } = eventOf(basis, world);
  if (event.claim !== null) return { event, deliveries: [] };
  const {
    tenant: { spaceId },
    connections,
    now,
  } = world;
  const routes = eventRoutes(click, known, connections);
  return {
    event,
    deliveries: routes.map((route) =>
      newDelivery({ spaceId, eventId: event.id, kind: 'conversion', ...route }, action, now),
    ),
  };
};

const eventOf = (
  { id, read, action, sealed, recalled }: EventBasis,
  { tenant: { spaceId }, origin, now }: EventWorld,
) => {
  const since = forgottenBefore(now).getTime();
  const { matchedBy, clicks, rows } = matchPerson(
    recalled.known,
    recalled.ownKeys,
    ({ kind, seenAt = 0 }) => takesClick(action, kind) && seenAt >= since,
  );
  const [click] = read.clicks.length > 0 ? read.clicks : clicks;
  const isClaim = origin.door === 'website' && isSale(action);
  const event: ConversionEvent = {
    spaceId,
    id,
    door: origin.door,
    source: origin.source,
    actionId: action.id,
    occurredAt: read.occurredAt,
    ...worth(action, read, origin, isClaim),
    orderId: read.orderId,
    clickIds: clicksFirst(read.clicks, clicks),
    persons: [...(sealed ? [sealed] : []), ...rows.map(({ person }) => person)],
    personKeys: keysOf(recalled, rows),
    matchedBy: read.clicks.length > 0 ? 'clickId' : (matchedBy ?? null),
    consent: mergeConsent(rows.map(({ consent }) => consent).toReversed(), read.consent),
    url: rows.find(({ url }) => url !== null)?.url ?? null,
    claim: isClaim ? 'unverified' : null,
    confirmedBy: null,
    createdAt: now,
  };
  return {
    event,
    click,
    known: knownMembers(
      PERSON_MEMBERS.filter((member) => read.person[member] !== undefined),
      rows,
    ),
  };
};

/** What a website says something is worth is believed of a claim only, which counts for nothing. */
const worth = (
  action: ConversionAction,
  { valueMicros, currency }: ReadEvent,
  { door }: Origin,
  isClaim: boolean,
) =>
  eventWorthOf(
    action,
    door === 'website' && !isClaim
      ? { valueMicros: null, currency: null }
      : { valueMicros, currency },
  );

/** The event's own click first: it is the surest. */
const clicksFirst = (own: readonly ClickId[], known: readonly ClickId[]): readonly ClickId[] => [
  ...own,
  ...known.filter(
    ({ kind, value }) => !own.some((one) => one.kind === kind && one.value === value),
  ),
];

/** Everything that erasing the person must find this event by, the persons of older calls included. */
const keysOf = ({ currentKeys }: Recalled, rows: Recalled['known']): readonly string[] => [
  ...new Set([...currentKeys, ...rows.flatMap(({ key, linkedKeys }) => [key, ...linkedKeys])]),
];
