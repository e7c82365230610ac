import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, Ids, UnitOfWork, validationError, type Tenant } from '@switchyard/kernel';
import {
  lowerOnly,
  PERSON_MEMBERS,
  readEvent,
  type HashedPerson,
  type ReadEvent,
} from '../../domain';
import {
  AcceptConversions,
  type Acceptable,
  type AcceptResult,
} from '../accept/accept-conversions';
import { inOrder, judgeEach } from '../accept/judge-each';
import { PersonMemory, type Seen } from '../identify/person-memory';
import { PersonSealer } from '../identify/person-sealer';
import { EventDoor, type EventResult, type PlacedEvent } from '../report/event-door';
import { OrderNames } from '../report/order-names';
import type { Origin } from '../report/origin';
import { underCountedNames } from '../report/under-counted-names';
import { CallMemory } from './call-memory';
import { EventActions } from './event-actions';
import { writeEvent, type EventWorld } from './write-event';

interface Readable {
  readonly index: number;
  readonly path: string;
  readonly read: ReadEvent;
}

type Written = Acceptable & { readonly seen: Seen | null };

/** Report conversion events: each is matched, sealed and kept when answered, whatever became of the others; the worker sends them. */
@Injectable()
export class ReportEvents extends EventDoor {
  constructor(
    private readonly work: UnitOfWork,
    private readonly identity: IdentityFacade,
    private readonly actions: EventActions,
    private readonly memory: PersonMemory,
    private readonly sealer: PersonSealer,
    private readonly accept: AcceptConversions,
    private readonly names: OrderNames,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {
    super();
  }

  async report(
    tenant: Tenant,
    items: readonly PlacedEvent[],
    origin: Origin,
  ): Promise<readonly EventResult[]> {
    const now = this.clock.now();
    const { good, rejected } = judgeEach(
      await underCountedNames(this.names, tenant, items),
      (placed) => readable(placed, now),
    );
    if (good.length === 0) return rejected;
    const [connections, seal] = await Promise.all([
      this.identity.connectionsOf(tenant),
      this.sealer.of(tenant.spaceId),
    ]);
    return this.work.run(tenant, async () => {
      const written = await this.write(good, seal, { tenant, origin, connections, now });
      const results = await this.accept.execute(tenant, written.good);
      await this.memory.learn(tenant, newlySeen(written.good, results), now);
      const told = results.map((result, at): EventResult => ({
        ...result,
        matched: toldMatch(written.good[at]?.event.matchedBy ?? null, origin),
      }));
      return inOrder<EventResult>([...told, ...written.rejected, ...rejected]);
    });
  }

  private async write(
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
    const known = good.map((one, at) => ({ ...one, recalled: recalled[at] ?? NOBODY }));
    const call = new CallMemory();
    return judgeEach(known, (one): Written => {
      const sealed = isSomebody(one.read.person) ? seal(one.read.person) : null;
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
      const { person, clicks, consent } = one.read;
      const teaches =
        clicks.length > 0 || (consent !== null && (isKnown || lowerOnly(consents) !== null));
      const seen =
        sealed && teaches ? { person, sealed, clickIds: clicks, consents, url: null } : null;
      if (seen) call.note(this.memory.rowsOf(tenant, seen, now));
      return { index: one.index, ...written, seen };
    });
  }
}

const NOBODY = { ownKeys: new Set<string>(), currentKeys: [], known: [] } as const;

const readable = ({ index, path, item }: PlacedEvent, now: Date): Readable => {
  const { read, issues } = readEvent(item, path, now);
  if (!read) throw validationError(issues);
  return { index, path, read };
};

const isSomebody = (person: HashedPerson): boolean =>
  PERSON_MEMBERS.some((member) => person[member] !== undefined);

/** The same order again teaches nothing but what its person does not agree to. */
const newlySeen = (
  written: readonly Written[],
  results: readonly AcceptResult[],
): readonly Seen[] =>
  written.flatMap(({ seen }, at) => {
    if (!seen || results[at]?.status === 'accepted') return seen ?? [];
    const consents = lowerOnly(seen.consents);
    return consents ? [{ ...seen, clickIds: [], consents }] : [];
  });

/** A website is not told whom the Space knows. */
const toldMatch = (matchedBy: ConversionMatch, { door }: Origin): ConversionMatch =>
  door === 'website' && matchedBy !== 'clickId' ? null : matchedBy;

type ConversionMatch = Acceptable['event']['matchedBy'];
