import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { Inbox } from '../../data/inbox';
import { Sources } from '../../data/sources';
import { type ResolvedDeliveries, Watched } from '../../data/watched';
import type { ConversionSource } from '../../domain';
import { ForgetReceived } from './forget-received';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const REFUSED_MINUTES = 15;
const MOST_REFUSED_THEN = 3;
/** A source that sent less often has no usual gap. */
const LEAST_RECEIVED = 5;

interface AlertContent {
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/**
 * Judges the alerts of one source: raised while a condition holds, resolved when it ends. Inside the
 * running transaction.
 */
@Injectable()
export class JudgeSources {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly inbox: Inbox,
    private readonly watched: Watched,
    private readonly clock: Clock,
  ) {}

  /** Returns whether one of its alerts is open. */
  async execute(tenant: Tenant, { id }: Pick<ConversionSource, 'id'>): Promise<boolean> {
    const alerts = {
      WEBHOOK_REFUSED: await this.refused(tenant, id),
      WEBHOOK_FAILED: await this.failed(tenant, id),
      SOURCE_SILENT: await this.silent(tenant, id),
    };
    for (const kind of Object.keys(alerts) as (keyof typeof alerts)[]) {
      await this.update(tenant, id, kind, alerts[kind]);
    }
    return Object.values(alerts).some((one) => one !== undefined);
  }

  private async update(
    tenant: Tenant,
    sourceId: string,
    kind: 'WEBHOOK_REFUSED' | 'WEBHOOK_FAILED' | 'SOURCE_SILENT',
    alert: AlertContent | undefined,
  ): Promise<void> {
    const key = `${tenant.spaceId}:${sourceId}:${kind}`;
    if (!alert) return this.identity.resolveAlert(tenant, key);
    const { spaceId } = tenant;
    const subject = { type: 'source', id: sourceId } as const;
    await this.identity.raiseAlert(tenant, { kind, subject, key, spaceId, ...alert });
  }

  /** Three refused requests within 15 minutes. */
  private async refused(tenant: Tenant, sourceId: string): Promise<AlertContent | undefined> {
    const since = this.ago(REFUSED_MINUTES * MINUTE_MS);
    const count = await this.inbox.countSince(tenant, sourceId, 'refused', since);
    if (count < MOST_REFUSED_THEN) return undefined;
    return {
      message: `${count} requests to the source "${sourceId}" were refused within ${REFUSED_MINUTES} minutes.`,
      details: { sourceId, count },
    };
  }

  /** Entries that failed within a day, and were not replayed since. */
  private async failed(tenant: Tenant, sourceId: string): Promise<AlertContent | undefined> {
    const { count, last } = await this.watched.failed(tenant, sourceId, this.ago(DAY_MS));
    if (count === 0) return undefined;
    return {
      message: `${count} events of the source "${sourceId}" failed within a day and were not counted.`,
      details: { sourceId, count, code: last?.code ?? null, reason: last?.message ?? null },
    };
  }

  /**
   * Nothing came for a day, and for twice as long as the longest gap between two events in the
   * inbox.
   */
  private async silent(tenant: Tenant, sourceId: string): Promise<AlertContent | undefined> {
    const { count, lastAt, longestMs } = await this.watched.gaps(tenant, sourceId);
    if (count < LEAST_RECEIVED || lastAt === null) return undefined;
    const silentMs = this.clock.now().getTime() - lastAt.getTime();
    if (silentMs <= Math.max(DAY_MS, 2 * longestMs)) return undefined;
    return {
      message: `The source "${sourceId}" has sent nothing since ${lastAt.toISOString()}.`,
      details: { sourceId, lastReceivedAt: lastAt.toISOString() },
    };
  }

  private ago(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() - milliseconds);
  }
}

const LEAST_FAILED = 5;
const FAILED_SHARE = 0.05;
const PAGE = 200;

/**
 * Watches what a Space receives and delivers: its alerts, and what its inbox keeps too long. `end`
 * is called inside the transaction with whether there is anything left to watch.
 */
@Injectable()
export class WatchConversions {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sources: Sources,
    private readonly judging: JudgeSources,
    private readonly watched: Watched,
    private readonly identity: IdentityFacade,
    private readonly forgetting: ForgetReceived,
    private readonly clock: Clock,
  ) {}

  async execute(tenant: Tenant, end: (isWatched: boolean) => Promise<void>): Promise<void> {
    await this.forgetting.execute(tenant);
    return this.work.run(tenant, async () => {
      const sources = await this.sources.list(tenant, {}, { limit: PAGE });
      for (const source of sources) await this.judging.execute(tenant, source);
      const hasDelivered = await this.judgeDeliveries(tenant);
      await end(sources.length > 0 || hasDelivered);
    });
  }

  /**
   * Every connection is judged, also one of which nothing was delivered for long: its alert may be
   * open from before the worker was away.
   */
  private async judgeDeliveries(tenant: Tenant): Promise<boolean> {
    const now = this.clock.now().getTime();
    const resolved = await this.watched.resolved(tenant, new Date(now - HOUR_MS));
    const before = await this.watched.resolved(tenant, new Date(now - DAY_MS));
    const connections = await this.identity.connectionsOf(tenant);
    const ids = [
      ...before.map(({ connectionId }) => connectionId),
      ...connections.map(({ id }) => id),
    ];
    for (const id of new Set(ids)) {
      await this.judgeConnection(
        tenant,
        id,
        resolved.find(({ connectionId }) => connectionId === id),
      );
    }
    return before.length > 0;
  }

  private async judgeConnection(
    tenant: Tenant,
    id: string,
    resolved: ResolvedDeliveries | undefined,
  ): Promise<void> {
    const key = `${tenant.spaceId}:${id}:DELIVERIES_FAILING`;
    const isFailing =
      resolved &&
      resolved.failed >= LEAST_FAILED &&
      resolved.failed >= resolved.total * FAILED_SHARE;
    if (!isFailing) return this.identity.resolveAlert(tenant, key);
    const { platform, failed, total } = resolved;
    await this.identity.raiseAlert(tenant, {
      kind: 'DELIVERIES_FAILING',
      subject: { type: 'connection', id },
      key,
      spaceId: tenant.spaceId,
      message: `${failed} of ${total} conversions to ${platform} failed within an hour.`,
      details: { platform, failed, total },
    });
  }
}
