import { Injectable } from '@nestjs/common';
import { Clock } from '@switchyard/kernel';
import { type Failure, PlatformFailure } from '@switchyard/platforms/domain';
import type { Delivery, Finding } from '../../domain';
import type { DuePosition } from '../../data/deliveries';
import type { DeliveryJob, DeliveryStream, Ready } from './delivery-job';
import { sendAlone } from './isolate-broken-items';
import { type Found, RecordFindings } from './record-findings';

/**
 * After so many failures in a row the batch itself may be the cause. It is then sent in smaller and
 * smaller batches.
 */
const PATIENCE = 3;
/** Then the largest batch of any platform has shrunk to one item. */
const MOST = PATIENCE + 11;
const FIRST_SECONDS = 5;
const LONGEST_SECONDS = 300;

interface Setback {
  readonly count: number;
  readonly untilMs: number;
}

/**
 * A platform's consecutive failures and the end of its pause, in this process only. Losing them
 * costs some requests.
 */
@Injectable()
export class Setbacks {
  private readonly known = new Map<string, Setback>();

  constructor(private readonly clock: Clock) {}

  /** How many items one request holds now. */
  sizeOf(connectionId: string, batch: number): number {
    return Math.max(1, Math.floor(batch / 2 ** Math.max(0, this.countOf(connectionId) - PATIENCE)));
  }

  /** Whether a failure of one item alone is the item's, after much patience with it. */
  isSuspicious(connectionId: string): boolean {
    return this.countOf(connectionId) > PATIENCE;
  }

  /** Batches grow again as they shrank. */
  overcome(connectionId: string): void {
    const count = this.countOf(connectionId) - 1;
    if (count < PATIENCE) this.known.delete(connectionId);
    else this.known.set(connectionId, { count, untilMs: 0 });
  }

  /**
   * Seconds until the platform may be asked; what was accepted meanwhile changes nothing about it.
   */
  secondsLeft(connectionId: string): number {
    return Math.max(
      0,
      ((this.known.get(connectionId)?.untilMs ?? 0) - this.clock.now().getTime()) / 1_000,
    );
  }

  /** Seconds until the platform is asked again. */
  note(connectionId: string, failure: Failure): number {
    const isThrottled = failure.kind === 'throttled';
    const count = Math.min(MOST, this.countOf(connectionId) + (isThrottled ? 0 : 1));
    const seconds = isThrottled
      ? Math.ceil(failure.retryAfterSeconds)
      : Math.min(LONGEST_SECONDS, FIRST_SECONDS * 2 ** (count - 1));
    this.known.set(connectionId, { count, untilMs: this.clock.now().getTime() + seconds * 1_000 });
    return seconds;
  }

  private countOf(connectionId: string): number {
    return this.known.get(connectionId)?.count ?? 0;
  }
}

/**
 * Sends one batch and records what became of each item. Throws what stopped it, after what was
 * answered is recorded.
 */
@Injectable()
export class SendBatch {
  constructor(
    private readonly record: RecordFindings,
    private readonly setbacks: Setbacks,
  ) {}

  async execute<Row, Item>(
    job: DeliveryJob,
    stream: DeliveryStream<Row, Item>,
    batch: readonly Ready<Item>[],
  ): Promise<void> {
    const { findings, ...rest } = await sendAlone(
      batch.map(({ item }) => item),
      (part, io) => stream.send(job, part, io),
      job.io,
    );
    const stopped = 'stopped' in rest ? rest.stopped : undefined;
    const found = batch.flatMap((ready, index) =>
      foundOf(ready, findings[index] ?? this.chargedTo(job, batch, stopped), {
        isTest: stream.isTest(ready.item),
        body: () => stream.bodyOf(job, ready.item),
      }),
    );
    await this.record.execute(job, found, true);
    if (stopped !== undefined) throw stopped;
    this.setbacks.overcome(job.connectionId);
  }

  /**
   * A failure of the whole request counts against no item. A failure that repeats for a single item
   * counts against that item: the others are sent before it, and this failure never ends it.
   */
  private chargedTo(
    { connectionId }: DeliveryJob,
    batch: readonly unknown[],
    stopped: unknown,
  ): Finding | undefined {
    if (
      batch.length > 1 ||
      !this.setbacks.isSuspicious(connectionId) ||
      !(stopped instanceof PlatformFailure)
    ) {
      return undefined;
    }
    const {
      kind,
      detail: { code, message },
    } = stopped.failure;
    return kind === 'unavailable' || kind === 'unknown' || kind === 'internal'
      ? { outcome: 'held', code, message }
      : undefined;
  }
}

/** What is stored and reported of an item beside its finding. */
interface SentItem {
  readonly isTest: boolean;
  body(): unknown;
}

const foundOf = <Item>(
  { delivery, originalId, actionId, note, consentEffect }: Ready<Item>,
  finding: Finding | undefined,
  { isTest, body }: SentItem,
): Found[] =>
  finding
    ? [
        {
          delivery,
          originalId,
          actionId,
          finding: isTest && finding.outcome === 'taken' ? { outcome: 'tested' } : finding,
          consentEffect,
          body: body(),
          ...(note !== undefined && { note }),
        },
      ]
    : [];

/**
 * Sends what is due of one kind, the longest due first, in the platform's largest batches: none
 * goes half full while more is due. Holds two batches at most, and sees nothing twice.
 */
@Injectable()
export class DrainStream {
  constructor(
    private readonly batch: SendBatch,
    private readonly setbacks: Setbacks,
    private readonly clock: Clock,
  ) {}

  /** Returns how many deliveries it saw to. Throws what stops the platform. */
  async execute<Row extends { readonly delivery: Delivery }, Item>(
    job: DeliveryJob,
    stream: DeliveryStream<Row, Item>,
  ): Promise<number> {
    const { tenant, connectionId, sink, signal } = job;
    const ready: Ready<Item>[] = [];
    let seen = 0;
    for (let after: DuePosition | null = null, isMore = true; isMore && !signal.aborted;) {
      const limit = this.setbacks.sizeOf(connectionId, stream.batchOf(sink.rules));
      const rows: readonly Row[] = await stream.due(tenant, {
        connectionId,
        now: this.clock.now(),
        after,
        limit,
      });
      ready.push(...(await stream.prepare(job, rows)));
      seen += rows.length;
      after = rows.at(-1)?.delivery ?? after;
      isMore = rows.length === limit;
      while (ready.length >= limit) await this.batch.execute(job, stream, ready.splice(0, limit));
    }
    if (ready.length > 0 && !signal.aborted) await this.batch.execute(job, stream, ready);
    return seen;
  }
}
