import { Injectable } from '@nestjs/common';
import { Clock, type PlatformId, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { Deliveries, type ResolvedDelivery } from '../../data/deliveries';
import { RemoteActions } from '../../data/remote-actions';
import { deliveryOutcomes } from '../../data/metrics';
import { SentBodies } from '../../data/sent-bodies';
import {
  type ConsentEffect,
  type Delivery,
  type Finding,
  jitterOf,
  maskedBody,
  resolveDelivery,
  SENT_BODY_DAYS,
  type SentBody,
} from '../../domain';
import type { DeliveryJob } from './delivery-job';

/** A delivery with what was found of it. */
export interface Found {
  readonly delivery: Delivery;
  readonly finding: Finding;
  /** The conversion itself, or the one that the adjustment changes. */
  readonly originalId: string | null;
  readonly actionId: string | null;
  /** Recorded with what is taken. */
  readonly note?: string;
  /** The consent of an item that was just sent. */
  readonly consentEffect?: ConsentEffect;
  /** What the platform was sent of it just now, clear; undefined where that is not recorded. */
  readonly body?: unknown;
}

const UNCOUNTED: readonly ResolvedDelivery['status'][] = ['failed', 'skipped', 'unsupported'];
const ON_ITS_WAY: readonly ResolvedDelivery['status'][] = ['pending', 'waiting'];

/**
 * Records the findings of a batch in one transaction. A conversion that is not counted frees its
 * order, and a delivery that waited for a finished one becomes due.
 */
@Injectable()
export class RecordFindings {
  constructor(
    private readonly work: UnitOfWork,
    private readonly deliveries: Deliveries,
    private readonly actions: RemoteActions,
    private readonly sent: SentBodies,
    private readonly clock: Clock,
  ) {}

  /** `wasSent`: they were in a request just now. */
  async execute(
    { tenant, connectionId, platform, sink, achieved }: DeliveryJob,
    found: readonly Found[],
    wasSent: boolean,
  ): Promise<void> {
    const [first] = found;
    if (!first) return;
    const world = {
      now: this.clock.now(),
      jitter: jitterOf(first.delivery.eventId),
      wasSent,
      confirmsLater: sink.confirm !== undefined,
    };
    const resolved = found.map(({ delivery, finding, note, consentEffect = null }) => ({
      eventId: delivery.eventId,
      consentEffect,
      ...resolveDelivery(delivery, finding, { ...world, ...(note !== undefined && { note }) }),
    }));
    const uncounted = found
      .filter(
        ({ delivery }, index) =>
          delivery.kind === 'conversion' && isOneOf(UNCOUNTED, resolved[index]),
      )
      .map(({ delivery }) => delivery.eventId);
    const over = distinct(
      found
        .filter(
          ({ delivery }, index) =>
            !isOneOf(ON_ITS_WAY, resolved[index]) && hasMoved(delivery, resolved[index]),
        )
        .map(({ originalId }) => originalId),
    );
    const deferred = distinct(
      found
        .filter(({ finding }) => wasSent && finding.outcome === 'held')
        .map(({ actionId }) => actionId),
    );
    await this.work.run(tenant, async () => {
      await this.deliveries.resolve(tenant, platform, resolved.toSorted(byId), world.now);
      await this.sent.keep(
        tenant,
        bodiesOf(tenant, platform, found, world.now),
        keptSince(world.now),
      );
      if (uncounted.length > 0) await this.deliveries.freeOrders(tenant, uncounted);
      if (over.length > 0) await this.deliveries.wakeBehind(tenant, platform, over, world.now);
      // The action may have been removed there: it is looked for, or made, before the next try.
      if (deferred.length > 0) await this.actions.forget(tenant, connectionId, deferred);
    });
    for (const [index, { delivery }] of found.entries()) {
      const status = resolved[index]?.status;
      if (status && status !== delivery.status) deliveryOutcomes.inc({ platform, status });
    }
    await achieved();
  }
}

/** Masked before they are kept. */
const bodiesOf = (
  { spaceId }: Tenant,
  platform: PlatformId,
  found: readonly Found[],
  sentAt: Date,
): readonly SentBody[] =>
  found.flatMap(({ delivery: { eventId }, body }) =>
    body === undefined ? [] : [{ spaceId, eventId, platform, body: maskedBody(body), sentAt }],
  );

const DAY_MS = 86_400_000;
const keptSince = (now: Date): Date => new Date(now.getTime() - SENT_BODY_DAYS * DAY_MS);

/** In the order in which others lock them. */
const byId = (a: ResolvedDelivery, b: ResolvedDelivery): number => (a.eventId < b.eventId ? -1 : 1);

const isOneOf = (
  statuses: readonly ResolvedDelivery['status'][],
  resolved: ResolvedDelivery | undefined,
): boolean => resolved !== undefined && statuses.includes(resolved.status);

/**
 * Deliveries that waited for this one are due now: it was accepted, or its verdict arrived or will
 * never arrive.
 */
const hasMoved = (before: Delivery, now: ResolvedDelivery | undefined): boolean =>
  before.status !== now?.status || (before.dueAt !== null && now.dueAt === null);

const distinct = (ids: readonly (string | null)[]): readonly string[] =>
  [...new Set(ids)].filter((id) => id !== null);
