import { Injectable } from '@nestjs/common';
import { Clock, Ids, type Tenant } from '@switchyard/kernel';
import { Inbox, type InboxChange } from '../../data/inbox';
import { Receipts } from '../../data/sources';
import {
  type DeliveryFacts,
  eventTypeOf,
  type InboxEntry,
  type InboxPayload,
  type InboxReason,
  type PayloadPart,
  RECORD_NOT_READ,
  type Reading,
  receiptKey,
  type ReplacedPart,
  type SourceConfig,
} from '../../domain';
import { InboxNotifier } from '../notifiers';
import type { PayloadResult } from '../report/doors';
import { failedOutcome, outcomeOf, type PartOutcome, waitingOutcome } from './inbox-outcome';
import {
  type PartRead,
  personsOf,
  type PostedPart,
  ReadParts,
  type ReadSource,
} from './inbox-reading';
import { type Fault, TakeReadings } from './take-readings';

export interface IncomingPart extends PayloadPart {
  /** What the headers of its request say of it. */
  readonly delivery?: DeliveryFacts;
  readonly replaced: readonly ReplacedPart[];
}

interface ReadPart {
  readonly part: IncomingPart;
  readonly read: PartRead;
  /** Those that did not come before. */
  readonly readings: readonly Reading[];
}

/** How an entry is read again. */
export interface Again {
  /** It waited as long as it may, or a person wants it counted now. */
  readonly isLastTry: boolean;
  /** Completed by the worker; else the payload that the entry keeps. */
  readonly payload?: unknown;
}

/**
 * Takes events that providers posted: now, when something they wait for is learnt, or when a person
 * replays them. Everything inside the running transaction, which holds the source: what was counted,
 * learnt and noted of an event is kept together or not at all.
 */
@Injectable()
export class TakeParts {
  constructor(
    private readonly reading: ReadParts,
    private readonly inbox: Inbox,
    private readonly receipts: Receipts,
    private readonly taking: TakeReadings,
    private readonly notifier: InboxNotifier,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Repeated events are left out. Returns the faults that a person must fix. */
  async arrive(
    tenant: Tenant,
    source: ReadSource,
    parts: readonly IncomingPart[],
    size: number,
  ): Promise<readonly Fault[]> {
    const fresh = await this.fresh(tenant, source, await this.readAll(tenant, source, parts));
    const counted = fresh.map(({ read, readings }) => (read.waits ? [] : readings));
    const { faults, byReading } = await this.taking.execute(
      tenant,
      counted.flat(),
      originOf(source),
    );
    const results = [...byReading];
    const entries = fresh.map((one, at) => {
      const own = results.splice(0, counted[at]?.length ?? 0).flat();
      return this.entry(tenant, source, one, own, size);
    });
    await this.inbox.insert(entries);
    await this.notifyWaiting(tenant, entries);
    const readings = fresh.flatMap((one) => one.readings);
    await this.wake(tenant, source, await this.reading.learn(tenant, source, readings));
    await this.notifier.watch(tenant);
    return [...fresh.flatMap(({ read }) => read.failure ?? []), ...faults];
  }

  /** Reads entries that wait for one of these keys again, and entries that wait for their facts. */
  async wake(tenant: Tenant, source: ReadSource, learnt: readonly string[]): Promise<void> {
    const known = new Set<string>();
    for (let keys = [...new Set(learnt)]; keys.length > 0;) {
      for (const key of keys) known.add(key);
      const waiting = await this.inbox.lockWaiting(tenant, source.id, keys);
      const found: string[] = [];
      for (const entry of waiting) {
        found.push(...(await this.readAgain(tenant, source, entry, { isLastTry: false })));
      }
      keys = [...new Set(found)].filter((key) => !known.has(key));
    }
  }

  /**
   * Reads a locked entry again with today's configuration, and then the entries that wait for its
   * facts.
   */
  async again(tenant: Tenant, source: ReadSource, entry: InboxEntry, how: Again): Promise<void> {
    await this.wake(tenant, source, await this.readAgain(tenant, source, entry, how));
  }

  private async readAgain(
    tenant: Tenant,
    source: ReadSource,
    entry: InboxEntry,
    { isLastTry, ...completed }: Again,
  ): Promise<readonly string[]> {
    const stored = this.inbox.open(entry);
    if (stored?.kind !== 'value') return this.leave(tenant, entry);
    const { delivery } = stored;
    const payload = completed.payload ?? stored.value;
    const posted = { payload, ...(delivery && { delivery }) };
    const read = await this.reading.read(tenant, source, posted, {
      isLastTry,
      wasReplaced: entry.reasons.some(({ code }) => REPLACED.includes(code)),
    });
    const kept = {
      ...this.inbox.sealed(keptPayload(posted), entry, personsOf(read.readings)),
      providerEventId: entry.providerEventId ?? providerKey(read.readings),
      type: eventTypeOf(source.type, payload, source.config as SourceConfig, delivery),
    };
    if (read.waits) {
      const waiting = waitingOutcome(read.waits, this.dueAt(read, entry), entry.waitUntil);
      const waitKeys = this.inbox.waitKeys(tenant, read.waits.keys);
      await this.change(tenant, entry, { ...waiting, waitKeys }, kept);
      await this.notifyWaiting(tenant, [waiting]);
    } else {
      await this.change(tenant, entry, await this.count(tenant, source, entry, read), kept);
    }
    return this.reading.learn(tenant, source, read.readings);
  }

  /** Bytes that are no JSON stay what they are, whatever the configuration says. */
  private async leave(tenant: Tenant, entry: InboxEntry): Promise<readonly string[]> {
    if (this.inbox.open(entry) === undefined) {
      await this.change(tenant, entry, failedOutcome(LOST));
    }
    return [];
  }

  private async count(
    tenant: Tenant,
    source: ReadSource,
    entry: InboxEntry,
    read: PartRead,
  ): Promise<PartOutcome> {
    const readings = await this.notCounted(tenant, source, entry, read);
    const { byReading } = await this.taking.execute(tenant, readings, originOf(source));
    return outcomeOf({
      failure: read.failure,
      results: byReading.flat(),
      readings,
      before: entry.madeIds,
      isRepeated: readings.length === 0 && read.readings.length > 0,
    });
  }

  /**
   * An entry that has a receipt may be read again. What it counted before without an order id is
   * not counted again, because nothing would show the repetition.
   */
  private async notCounted(
    tenant: Tenant,
    source: ReadSource,
    entry: InboxEntry,
    read: PartRead,
  ): Promise<readonly Reading[]> {
    const readings =
      entry.providerEventId === null
        ? (await this.fresh(tenant, source, [{ part: NO_PART, read, readings: [] }])).flatMap(
            (fresh) => fresh.readings,
          )
        : read.readings;
    return entry.madeIds.length === 0
      ? readings
      : readings.map((reading) => ({
          ...reading,
          events: reading.events.filter(({ orderId }) => orderId !== undefined),
        }));
  }

  private async readAll(
    tenant: Tenant,
    source: ReadSource,
    parts: readonly IncomingPart[],
  ): Promise<readonly ReadPart[]> {
    const all: ReadPart[] = [];
    for (const part of parts) {
      const how = { isLastTry: false, wasReplaced: part.replaced.length > 0 };
      all.push({
        part,
        read: await this.reading.read(tenant, source, part, how),
        readings: [],
      });
    }
    return all;
  }

  /** With the readings that have no receipt yet; parts that came before are left out. */
  private async fresh(
    tenant: Tenant,
    source: ReadSource,
    parts: readonly ReadPart[],
  ): Promise<readonly ReadPart[]> {
    const keys = parts.flatMap(({ read }) =>
      read.readings.flatMap(({ key }) => (key === null ? [] : [receiptKey(key)])),
    );
    const unseen = new Set(await this.receipts.take(tenant, source.id, keys, this.clock.now()));
    return parts
      .map((one) => ({
        ...one,
        readings: one.read.readings.filter(
          ({ key }) => key === null || unseen.delete(receiptKey(key)),
        ),
      }))
      .filter(({ read, readings }) => readings.length > 0 || read.readings.length === 0);
  }

  private entry(
    tenant: Tenant,
    { id: sourceId, type, config }: ReadSource,
    { part, read, readings }: ReadPart,
    results: readonly PayloadResult[],
    size: number,
  ): InboxEntry {
    const now = this.clock.now();
    const owner = { spaceId: tenant.spaceId, sourceId, id: this.ids.next('inb') };
    const outcome = read.waits
      ? waitingOutcome(read.waits, this.dueAt(read, undefined), null)
      : outcomeOf({ failure: read.failure, results, readings, replaced: part.replaced });
    return {
      ...owner,
      receivedAt: now,
      providerEventId: providerKey(read.readings),
      type: eventTypeOf(type, part.payload, config as SourceConfig, part.delivery),
      ...outcome,
      waitKeys: this.inbox.waitKeys(tenant, read.waits?.keys ?? []),
      ...this.inbox.sealed(keptPayload(part), owner, personsOf(readings)),
      size,
      attempts: 0,
      updatedAt: now,
    };
  }

  /** The worker completes a record at once; anything else it looks at when the wait is over. */
  private dueAt({ waits }: PartRead, entry: InboxEntry | undefined): Date | undefined {
    return waits?.reason === RECORD_NOT_READ ? (entry?.dueAt ?? this.clock.now()) : undefined;
  }

  private async change(
    tenant: Tenant,
    entry: InboxEntry,
    outcome: PartOutcome & { readonly waitKeys?: readonly string[] },
    kept: Partial<InboxChange> = {},
  ): Promise<void> {
    await this.inbox.change(tenant, entry.id, {
      ...entry,
      ...kept,
      waitKeys: [],
      ...outcome,
      madeIds: [...new Set([...entry.madeIds, ...outcome.madeIds])],
      updatedAt: this.clock.now(),
    });
  }

  private async notifyWaiting(
    tenant: Tenant,
    entries: readonly Pick<InboxEntry, 'dueAt'>[],
  ): Promise<void> {
    const due = entries.flatMap(({ dueAt }) => dueAt?.getTime() ?? []);
    if (due.length === 0) return;
    const seconds = (Math.min(...due) - this.clock.now().getTime()) / 1_000;
    await this.notifier.notify(tenant, Math.max(0, seconds));
  }
}

const NO_PART: IncomingPart = { payload: undefined, path: '', replaced: [] };

/** Codes of entries in whose payload something was replaced. */
const REPLACED: readonly string[] = ['POISON_TEXT', 'VALUE_REPLACED'];

const LOST: InboxReason = {
  code: 'PAYLOAD_LOST',
  message: 'The stored body cannot be opened: the key that it was sealed under is gone.',
};

const originOf = ({ id }: ReadSource) => ({ door: 'source', source: id }) as const;

const keptPayload = ({ payload, delivery }: PostedPart): InboxPayload => ({
  kind: 'value',
  value: payload,
  ...(delivery && { delivery }),
});

const providerKey = (readings: readonly Reading[]): string | null => {
  const key = readings.find((reading) => reading.key !== null)?.key;
  return key === undefined || key === null ? null : receiptKey(key);
};
