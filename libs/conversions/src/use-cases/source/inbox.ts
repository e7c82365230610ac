import { Injectable } from '@nestjs/common';
import {
  type Caller,
  Clock,
  Ids,
  isRefusal,
  notFound,
  type PageRequest,
  type Tenant,
  UnitOfWork,
} from '@switchyard/kernel';
import { Inbox, type InboxFilter } from '../../data/inbox';
import { Sources } from '../../data/sources';
import {
  type ConversionSource,
  type InboxEntry,
  type InboxStatus,
  nothingToReplay,
} from '../../domain';
import { maskedPayload } from '../../domain/source/masked-payload';
import { InboxNotifier } from '../notifiers';
import type { Fault } from './take-readings';
import { TakeParts } from './take-parts';
import { JudgeSources } from './watch-sources';

/** An entry with what it keeps, as it may be shown; null where no value was kept. */
export interface ShownEntry {
  readonly entry: InboxEntry;
  readonly payload: unknown;
}

/** List what a source received, newest first, or get one entry with its masked payload. */
@Injectable()
export class ReadInbox {
  constructor(
    private readonly sources: Sources,
    private readonly inbox: Inbox,
  ) {}

  /** One row more than the page's limit means that there is another page. */
  async list(
    caller: Caller,
    sourceId: string,
    filter: InboxFilter,
    page: PageRequest,
  ): Promise<readonly InboxEntry[]> {
    if (!(await this.sources.find(caller, sourceId))) throw notFound();
    return this.inbox.list(caller, sourceId, filter, page);
  }

  async get(caller: Caller, sourceId: string, id: string): Promise<ShownEntry> {
    const entry = await this.inbox.find(caller, sourceId, id);
    if (!entry) throw notFound();
    const payload = this.inbox.open(entry);
    return { entry, payload: payload?.kind === 'value' ? maskedPayload(payload.value) : null };
  }
}

/** Statuses of entries that have a body to read again. */
export const REPLAYED_STATUSES = [
  'failed',
  'ignored',
  'waiting',
  'taken',
] as const satisfies readonly InboxStatus[];

/** Which entries are read again: of one status, received since. */
export interface ReplayedEntries {
  readonly status: InboxStatus;
  readonly since: Date;
}

/** So many entries are read again with one call. */
export const MOST_REPLAYED = 200;

/**
 * Read entries of the inbox again with today's configuration. Receipts do not block that; an order
 * is counted once, and what was counted without an order id is not counted again.
 */
@Injectable()
export class ReplayInbox {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sources: Sources,
    private readonly inbox: Inbox,
    private readonly parts: TakeParts,
    private readonly judging: JudgeSources,
  ) {}

  /** Throws `NOT_FOUND`, and `NOTHING_TO_REPLAY` where no body was kept. */
  one(tenant: Tenant, sourceId: string, id: string): Promise<InboxEntry> {
    return this.work.run(tenant, async () => {
      await this.sources.hold(tenant, sourceId);
      const source = await this.sources.find(tenant, sourceId);
      const entry = source && (await this.inbox.lock(tenant, sourceId, id));
      if (!entry) throw notFound();
      if (entry.payload === null) throw nothingToReplay();
      await this.parts.again(tenant, source, entry, { isLastTry: entry.status === 'waiting' });
      await this.judging.execute(tenant, source);
      return (await this.inbox.find(tenant, sourceId, id)) ?? entry;
    });
  }

  /** The oldest first, each in a transaction of its own. */
  async many(
    tenant: Tenant,
    sourceId: string,
    which: ReplayedEntries,
  ): Promise<readonly InboxEntry[]> {
    if (!(await this.sources.find(tenant, sourceId))) throw notFound();
    const ids = await this.inbox.toReplay(tenant, sourceId, { ...which, after: '' }, MOST_REPLAYED);
    const replayed: InboxEntry[] = [];
    for (const id of ids) {
      const entry = await this.one(tenant, sourceId, id).catch((error: unknown) => {
        // Erased or expired meanwhile.
        if (isRefusal(error) && error.code === 'NOT_FOUND') return undefined;
        throw error;
      });
      if (entry) replayed.push(entry);
    }
    return replayed;
  }
}

/** More than so many in a minute are not written, so that a flood keeps no database busy. */
const REFUSED_PER_MINUTE = 10;
const MINUTE_MS = 60_000;

/** Notes requests of which no body is kept: refused at the door, or a test of the address. */
@Injectable()
export class KeepRefused {
  constructor(
    private readonly inbox: Inbox,
    private readonly judging: JudgeSources,
    private readonly notifier: InboxNotifier,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** Inside the transaction. */
  async execute(
    tenant: Tenant,
    source: ConversionSource,
    fault: Fault,
    size: number,
  ): Promise<void> {
    const now = this.clock.now();
    const since = new Date(now.getTime() - MINUTE_MS);
    if ((await this.inbox.countSince(tenant, source.id, 'refused', since)) >= REFUSED_PER_MINUTE) {
      return;
    }
    await this.inbox.insert([{ ...this.blank(tenant, source, size), reasons: [fault] }]);
    await this.inbox.trimRefused(tenant, source.id);
    await this.judging.execute(tenant, source);
    await this.notifier.watch(tenant);
  }

  /** A ping has no signature, so pings are limited per minute like refused requests. */
  async ping(tenant: Tenant, source: ConversionSource, size: number): Promise<void> {
    const since = new Date(this.clock.now().getTime() - MINUTE_MS);
    if ((await this.inbox.countSince(tenant, source.id, 'ping', since)) >= REFUSED_PER_MINUTE) {
      return;
    }
    await this.inbox.insert([{ ...this.blank(tenant, source, size), status: 'ping' }]);
  }

  private blank({ spaceId }: Tenant, { id: sourceId }: ConversionSource, size: number): InboxEntry {
    const now = this.clock.now();
    return {
      spaceId,
      sourceId,
      id: this.ids.next('inb'),
      receivedAt: now,
      providerEventId: null,
      type: null,
      status: 'refused',
      reasons: [],
      madeIds: [],
      payload: null,
      size,
      personKeys: [],
      waitKeys: [],
      waitUntil: null,
      dueAt: null,
      attempts: 0,
      updatedAt: now,
    };
  }
}
