import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, Ids, type Tenant, UnitOfWork, validationError } from '@switchyard/kernel';
import { OrderNames } from '../../data/orders';
import {
  type HashedPerson,
  type ItemContext,
  type ItemWarning,
  type KnownPerson,
  lowerOnly,
  mergeKnown,
  PERSON_MEMBERS,
  readEvent,
  type ReadEvent,
} from '../../domain';
import { EventActions } from '../action/find-actions';
import {
  PersonMemory,
  PersonSealer,
  type Recalled,
  type Seen,
  visitOf,
} from '../person/person-memory';
import {
  type Acceptable,
  AcceptConversions,
  type AcceptResult,
  inOrder,
  judgeEach,
} from './accept-conversions';
import {
  EventDoor,
  type EventResult,
  type IndexedEvent,
  type NamedPersons,
  type Origin,
} from './doors';
import { underCountedNames } from './order-names';
import { type EventWorld, writeEvent } from './write-event';

const NONE: ReadonlySet<string> = new Set();

/**
 * The persons of earlier events of the same call: a later event gets the click of an earlier one,
 * as if they had come one by one.
 */
class CallMemory {
  private readonly rows = new Map<string, KnownPerson>();

  note(rows: readonly KnownPerson[]): void {
    for (const row of rows) this.rows.set(row.key, merged(this.rows.get(row.key), row) ?? row);
  }

  /** Adds the values that earlier events of the same call brought. */
  add(recalled: Recalled): Recalled {
    const noted = recalled.currentKeys.flatMap((key) => this.rows.get(key) ?? []);
    if (noted.length === 0) return recalled;
    const of = (rows: readonly KnownPerson[], member: KnownPerson['member']) =>
      rows.find((row) => row.member === member);
    return {
      ...recalled,
      known: PERSON_MEMBERS.flatMap(
        (member) => merged(of(recalled.known, member), of(noted, member)) ?? [],
      ),
    };
  }
}

const merged = (
  before: KnownPerson | undefined,
  now: KnownPerson | undefined,
): KnownPerson | undefined => (before && now ? mergeKnown(before, now, NONE) : (now ?? before));

interface Readable {
  readonly index: number;
  readonly path: string;
  readonly read: ReadEvent;
  readonly warnings: readonly ItemWarning[];
}

type Written = Acceptable & { readonly seen: Seen | null };

/**
 * Writes the events of one call with their actions and what is known of their persons. Inside the
 * running transaction; nothing is kept here.
 */
@Injectable()
export class WriteEvents {
  constructor(
    private readonly actions: EventActions,
    private readonly memory: PersonMemory,
    private readonly ids: Ids,
  ) {}

  /** An event that names no action of the Space is rejected by itself. */
  async execute(
    good: readonly Readable[],
    seal: (person: HashedPerson) => Seen['sealed'],
    world: EventWorld,
  ) {
    const { tenant, origin, now } = world;
    const actionOf = await this.actions.of(
      tenant,
      good.map(({ read }) => read),
      origin.door !== 'website',
    );
    const recalled = await this.memory.recall(
      tenant,
      good.map(({ read }) => read.person),
      now,
    );
    const known = good.map((one, at) => ({ ...one, recalled: recalled[at] ?? NOT_KNOWN }));
    const call = new CallMemory();
    return judgeEach(known, (one): Written => {
      const { person } = one.read;
      const sealed = Object.keys(person).length > 0 ? seal(person) : null;
      const { consents, isKnown, ...written } = writeEvent(
        {
          ...one,
          recalled: call.add(one.recalled),
          id: this.ids.next('cve'),
          action: actionOf(one.read, one.path),
          sealed,
        },
        world,
      );
      const { clicks, consent } = one.read;
      const teaches =
        identifiesPerson(person) &&
        (clicks.length > 0 || (consent !== null && (isKnown || lowerOnly(consents) !== null)));
      const seen = sealed && teaches ? seenIn(one.read, sealed, consents, seal, now) : null;
      if (seen) call.note(this.memory.rowsOf(tenant, seen, now));
      return { index: one.index, ...written, seen };
    });
  }
}

/**
 * Report conversion events: each is matched, sealed and kept when answered, whatever became of the
 * others; the worker sends them.
 */
@Injectable()
export class ReportEvents extends EventDoor {
  constructor(
    private readonly work: UnitOfWork,
    private readonly identity: IdentityFacade,
    private readonly sealer: PersonSealer,
    private readonly writing: WriteEvents,
    private readonly memory: PersonMemory,
    private readonly accept: AcceptConversions,
    private readonly names: OrderNames,
    private readonly clock: Clock,
  ) {
    super();
  }

  async report(
    tenant: Tenant,
    items: readonly IndexedEvent[],
    origin: Origin,
  ): Promise<readonly EventResult[]> {
    const { good, rejected, settings, now } = await this.read(tenant, items, origin);
    if (good.length === 0) return rejected;
    const [connections, seal] = await Promise.all([
      this.identity.connectionsOf(tenant),
      this.sealer.of(tenant.spaceId),
    ]);
    return this.work.run(tenant, async () => {
      const written = await this.writing.execute(good, seal, {
        tenant,
        origin,
        connections,
        settings,
        now,
      });
      const results = await this.accept.execute(tenant, written.good);
      if (!origin.test) await this.memory.learn(tenant, newlySeen(written.good, results), now);
      const reported = results.map((result, at): EventResult => ({
        ...result,
        matched: reportedMatch(written.good[at]?.event.matchedBy ?? null, origin),
      }));
      return inOrder<EventResult>([...reported, ...written.rejected, ...rejected]);
    });
  }

  async personsOf(
    tenant: Tenant,
    items: readonly IndexedEvent[],
    origin: Origin,
  ): Promise<NamedPersons> {
    const { good } = await this.read(tenant, items, origin);
    return new Map(good.map(({ index, read }) => [index, read.person]));
  }

  private async read(tenant: Tenant, items: readonly IndexedEvent[], origin: Origin) {
    const now = this.clock.now();
    const settings = await this.identity.spaceSettings(tenant);
    const { timeZone, defaultCountry } = settings;
    const named = await underCountedNames(this.names, tenant, items);
    const context = { now, door: origin.door, request: origin.request, timeZone, defaultCountry };
    return { ...judgeEach(named, (placed) => readable(placed, context)), settings, now };
  }
}

const NOT_KNOWN = { ownKeys: new Set<string>(), currentKeys: [], known: [] } as const;

const readable = ({ index, path, item }: IndexedEvent, context: ItemContext): Readable => {
  const { read, issues, warnings } = readEvent(item, path, context);
  if (!read) throw validationError(issues);
  return { index, path, read, warnings };
};

/**
 * The values of an event to keep for its person. The device is separate, because it expires by
 * itself.
 */
const seenIn = (
  { person, clicks, details, country }: ReadEvent,
  sealed: Seen['sealed'],
  consents: Seen['consents'],
  seal: (person: HashedPerson) => Seen['sealed'],
  now: Date,
): Seen => {
  const { device, ...known } = person;
  return {
    person,
    sealed: device ? seal(known) : sealed,
    clickIds: clicks,
    consents,
    url: null,
    visit: visitOf({ browser: details?.browser, device, country }, seal, now),
  };
};

const identifiesPerson = (person: HashedPerson): boolean =>
  PERSON_MEMBERS.some((member) => person[member] !== undefined);

/** A repeated order adds nothing to its person, except a lowered consent. */
const newlySeen = (
  written: readonly Written[],
  results: readonly AcceptResult[],
): readonly Seen[] =>
  written.flatMap(({ seen }, at) => {
    if (!seen || results[at]?.status === 'accepted') return seen ?? [];
    const consents = lowerOnly(seen.consents);
    return consents ? [{ ...seen, clickIds: [], consents }] : [];
  });

/** A website does not learn whom the Space knows. */
const reportedMatch = (matchedBy: ConversionMatch, { door }: Origin): ConversionMatch =>
  door === 'website' && matchedBy !== 'clickId' ? null : matchedBy;

type ConversionMatch = Acceptable['event']['matchedBy'];
