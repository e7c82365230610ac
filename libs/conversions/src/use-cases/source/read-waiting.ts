import { Injectable } from '@nestjs/common';
import { Clock, type Tenant } from '@switchyard/kernel';
import { Inbox } from '../../data/inbox';
import { Sources } from '../../data/sources';
import { type ConversionSource, type InboxEntry, RECORD_NOT_READ } from '../../domain';
import { failedOutcome } from './inbox-outcome';
import { type Again, TakeParts } from './take-parts';

/** What was read from the provider for a payload that has only ids. */
export type Completed =
  /** The same payload with what was read in it; its readings keep their keys. */
  | { readonly payload: unknown }
  /** The provider could not answer now. */
  | { readonly retryAt: Date }
  /** A person has to act, such as enter a new access token. */
  | { readonly fault: { readonly code: string; readonly message: string } };

/**
 * Reads the records that a payload names but does not hold, with the credentials of its source. An
 * entry that waits for `RECORD_NOT_READ` is completed before it is read again. Exists in the worker
 * only, and is never called inside a transaction.
 */
export abstract class PayloadCompleter {
  /**
   * `payload` is the parsed body as the provider posted it: one record, or a list. Undefined where
   * there is nothing to add. Never throws for what the provider answers; throws when `signal` is
   * aborted.
   */
  abstract complete(
    tenant: Tenant,
    source: ConversionSource,
    payload: unknown,
    signal: AbortSignal,
  ): Promise<Completed | undefined>;
}

const PAGE = 100;

/** What could not be read because of a fault of ours is tried again after so long, and longer. */
const FIRST_RETRY_MS = 60_000;
const LONGEST_RETRY_MS = 3_600_000;

/**
 * Reads entries of the inbox whose wait is over, each in a transaction of its own: records that had
 * to be read from the provider, and what is counted with what is known now.
 */
@Injectable()
export class ReadWaiting {
  constructor(
    private readonly sources: Sources,
    private readonly inbox: Inbox,
    private readonly parts: TakeParts,
    private readonly completer: PayloadCompleter,
    private readonly clock: Clock,
  ) {}

  /** Throws the first fault once every entry was read, or once `signal` is aborted. */
  async execute(tenant: Tenant, signal: AbortSignal): Promise<void> {
    const seen = new Set<string>();
    const faults: unknown[] = [];
    for (;;) {
      const due = await this.inbox.due(tenant, this.clock.now(), PAGE);
      const next = due.filter(({ id }) => !seen.has(id));
      if (next.length === 0 || signal.aborted) break;
      for (const entry of next.filter(() => !signal.aborted)) {
        seen.add(entry.id);
        await this.one(tenant, entry, signal).catch(async (error: unknown) => {
          // Interrupted, so it stays due; but what takes all of the time makes room for others.
          if (signal.aborted && seen.size > 1) return;
          faults.push(error);
          await this.defer(tenant, entry);
        });
      }
    }
    if (faults.length > 0) throw faults[0];
  }

  private async defer(tenant: Tenant, { id, sourceId }: InboxEntry): Promise<void> {
    await this.sources.holding(tenant, sourceId, async () => {
      const entry = await this.inbox.lock(tenant, sourceId, id);
      if (entry?.status !== 'waiting') return;
      const now = this.clock.now();
      const waitMs = Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** Math.min(entry.attempts, 10));
      await this.inbox.change(tenant, id, {
        ...entry,
        dueAt: new Date(now.getTime() + waitMs),
        attempts: entry.attempts + 1,
        updatedAt: now,
      });
    });
  }

  private async one(tenant: Tenant, entry: InboxEntry, signal: AbortSignal): Promise<void> {
    const source = await this.sources.find(tenant, entry.sourceId);
    if (!source) return;
    const completion = await this.complete(tenant, source, entry, signal);
    await this.sources.holding(tenant, source.id, async () => {
      const locked = await this.inbox.lock(tenant, source.id, entry.id);
      // Something it waited for was learnt meanwhile.
      if (locked?.status !== 'waiting' || locked.dueAt?.getTime() !== entry.dueAt?.getTime()) {
        return;
      }
      await this.end(tenant, source, locked, completion);
    });
  }

  /** No provider is asked inside a transaction. */
  private async complete(
    tenant: Tenant,
    source: ConversionSource,
    entry: InboxEntry,
    signal: AbortSignal,
  ): Promise<Completed | undefined> {
    if (entry.reasons[0]?.code !== RECORD_NOT_READ) return undefined;
    const payload = this.inbox.open(entry);
    return payload?.kind === 'value'
      ? this.completer.complete(tenant, source, payload.value, signal)
      : undefined;
  }

  private async end(
    tenant: Tenant,
    source: ConversionSource,
    entry: InboxEntry,
    completion: Completed | undefined,
  ): Promise<void> {
    if (completion && 'fault' in completion) {
      await this.inbox.change(tenant, entry.id, {
        ...entry,
        ...failedOutcome(completion.fault),
        waitKeys: [],
        attempts: entry.attempts + 1,
        updatedAt: this.clock.now(),
      });
      return;
    }
    const later = this.laterThan(entry, completion);
    if (later) {
      await this.inbox.change(tenant, entry.id, {
        ...entry,
        dueAt: later,
        attempts: entry.attempts + 1,
        updatedAt: this.clock.now(),
      });
      return;
    }
    const how: Again = {
      isLastTry: completion === undefined || 'retryAt' in completion,
      ...(completion && 'payload' in completion && { payload: completion.payload }),
    };
    await this.parts.again(tenant, source, entry, how);
  }

  /** When it is looked at next; undefined when it is read now. */
  private laterThan(
    { waitUntil }: InboxEntry,
    completion: Completed | undefined,
  ): Date | undefined {
    const end = waitUntil ?? this.clock.now();
    if (end <= this.clock.now()) return undefined;
    if (completion === undefined) return end;
    if ('payload' in completion) return undefined;
    return 'retryAt' in completion && completion.retryAt < end ? completion.retryAt : end;
  }
}
