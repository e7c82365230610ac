import { Injectable } from '@nestjs/common';
import { Database, spaceFilter, type Statement, statement } from '@switchyard/db-kit';
import { Clock, type PlatformId, type Tenant } from '@switchyard/kernel';
import type {
  ConsentEffect,
  ConversionAdjustment,
  Delivery,
  DeliveryOutcome,
  DueAdjustment,
  DueConversion,
} from '../domain';
import {
  DUE_ADJUSTMENTS,
  DUE_CONVERSIONS,
  FREE_EVENT_IDS,
  FREE_ORDERS,
  joinedRow,
  LEAVE_CONNECTION,
  LOCK_EVENT_IDS,
  LOCK_ORDERS,
  NEXT_DUE,
  NEXT_UNCONNECTED,
  OPEN_OF_PERSONS,
  RESOLVE,
  SKIP_DENIED,
  SKIPPED_WITHOUT_CONSENT,
  TAKE_CONNECTION,
  TELL_CLOSED,
  THESE_ADJUSTMENTS,
  THESE_CONVERSIONS,
  TO_ASK,
  WAKE_BEHIND,
} from './delivery-statements';
import { adjustments, deliveries, events } from './tables';

/** Where a reading of what is due has come to: by time, then by id. */
export type DuePosition = Pick<Delivery, 'dueAt' | 'eventId'>;

export interface DueQuestion {
  readonly connectionId: string;
  readonly now: Date;
  /** Null reads from the oldest. */
  readonly after: DuePosition | null;
  readonly limit: number;
}

export interface ResolvedDelivery extends DeliveryOutcome {
  readonly eventId: string;
  /** Null where nothing left just now. */
  readonly consentEffect: ConsentEffect | null;
}

const inSpace = spaceFilter.clause('t."space_id"', '$1');
const FAILED_SINCE = statement(
  `select exists (select 1 from ${deliveries.qualified} t where ${inSpace} and t."status" = 'failed' and t."updated_at" >= $2) as "failed"`,
);

type Joined = Readonly<Record<string, unknown>>;

const KINDS = ['conversion', 'adjustment'] as const;

/**
 * The deliveries of a Space, for the worker that sends them and records their outcomes. A delivery
 * with a `dueAt` is still to be done.
 */
@Injectable()
export class Deliveries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Conversions that are to be sent, the longest due first. */
  async dueConversions(tenant: Tenant, question: DueQuestion): Promise<readonly DueConversion[]> {
    return (await this.database.read<Joined>(tenant, DUE_CONVERSIONS, asked(tenant, question))).map(
      conversionOf,
    );
  }

  async dueAdjustments(tenant: Tenant, question: DueQuestion): Promise<readonly DueAdjustment[]> {
    return (await this.database.read<Joined>(tenant, DUE_ADJUSTMENTS, asked(tenant, question))).map(
      adjustmentOf,
    );
  }

  /** The same of these, due or not. */
  async conversions(
    tenant: Tenant,
    platform: PlatformId,
    ids: readonly string[],
  ): Promise<readonly DueConversion[]> {
    return (
      await this.database.read<Joined>(tenant, THESE_CONVERSIONS, [tenant.spaceId, platform, ids])
    ).map(conversionOf);
  }

  async adjustments(
    tenant: Tenant,
    platform: PlatformId,
    ids: readonly string[],
  ): Promise<readonly DueAdjustment[]> {
    return (
      await this.database.read<Joined>(tenant, THESE_ADJUSTMENTS, [tenant.spaceId, platform, ids])
    ).map(adjustmentOf);
  }

  async hasFailedSince(tenant: Tenant, since: Date): Promise<boolean> {
    const rows = await this.database.read<{ failed: boolean }>(tenant, FAILED_SINCE, [
      tenant.spaceId,
      since,
    ]);
    return rows[0]?.failed ?? false;
  }

  /**
   * All that went out in the one request that is longest due to be asked after; empty when none is.
   */
  toAskAfter(tenant: Tenant, connectionId: string, now: Date): Promise<readonly Delivery[]> {
    return this.database.read<Delivery>(tenant, TO_ASK, [tenant.spaceId, connectionId, now]);
  }

  /** Conversions that are still to be sent of persons who have one of these keys. */
  async openOfPersons(tenant: Tenant, keys: readonly string[]): Promise<readonly DueConversion[]> {
    return (await this.database.read<Joined>(tenant, OPEN_OF_PERSONS, [tenant.spaceId, keys])).map(
      conversionOf,
    );
  }

  /** Inside a transaction: these are not sent, since consent does not let them go. */
  async skipDenied(
    { spaceId }: Tenant,
    denied: readonly Pick<Delivery, 'eventId' | 'platform'>[],
    now: Date,
  ): Promise<void> {
    const ids = denied.map(({ eventId }) => eventId);
    const platforms = denied.map(({ platform }) => platform);
    await this.database.write(SKIP_DENIED, [spaceId, ids, platforms, now]);
  }

  /**
   * Whether conversions through a connection were skipped since then because a consent signal was
   * missing.
   */
  async hasSkippedWithoutConsent(
    tenant: Tenant,
    connectionId: string,
    since: Date,
  ): Promise<boolean> {
    const [row] = await this.database.read<{ exists: boolean }>(tenant, SKIPPED_WITHOUT_CONSENT, [
      tenant.spaceId,
      connectionId,
      since,
    ]);
    return row?.exists ?? false;
  }

  /** When the next delivery is due through a connection, or when one waits for a connection. */
  async nextDue(tenant: Tenant, connectionId: string | null): Promise<Date | undefined> {
    const [row] = await (connectionId === null
      ? this.database.read<{ dueAt: Date | null }>(tenant, NEXT_UNCONNECTED, [tenant.spaceId])
      : this.database.read<{ dueAt: Date | null }>(tenant, NEXT_DUE, [
          tenant.spaceId,
          connectionId,
        ]));
    return row?.dueAt ?? undefined;
  }

  /** Inside a transaction, like everything below. What is over already stays as it is. */
  async resolve(
    { spaceId }: Tenant,
    platform: PlatformId,
    resolved: readonly ResolvedDelivery[],
    now: Date,
  ): Promise<void> {
    await this.database.write(RESOLVE, [spaceId, platform, JSON.stringify(resolved), now]);
  }

  /** Orders and event ids of those of these conversions that no platform counts, and none will. */
  async freeOrders({ spaceId }: Tenant, eventIds: readonly string[]): Promise<void> {
    const ids = await this.database.write(LOCK_EVENT_IDS, [spaceId, eventIds]);
    const orders = await this.database.write(LOCK_ORDERS, [spaceId, eventIds]);
    if (ids.count > 0) await this.database.write(FREE_EVENT_IDS, [spaceId, eventIds]);
    if (orders.count > 0) await this.database.write(FREE_ORDERS, [spaceId, eventIds]);
  }

  /** What waits behind these conversions, or behind an adjustment of theirs, is due now. */
  async wakeBehind(
    { spaceId }: Tenant,
    platform: PlatformId,
    originalIds: readonly string[],
    now: Date,
  ): Promise<void> {
    await this.database.write(WAKE_BEHIND, [spaceId, platform, originalIds, now]);
  }

  /**
   * Notes on some of what is due why its connection takes nothing, or removes that note, the newest
   * first; returns the position that it reached while there was something to change.
   */
  async reportClosed(
    { spaceId }: Tenant,
    { connectionId, now, after, limit }: DueQuestion,
    reason: string | null,
  ): Promise<DuePosition | undefined> {
    const values = [
      spaceId,
      connectionId,
      now,
      after?.dueAt ?? 'infinity',
      after?.eventId ?? '',
      limit,
      reason,
    ];
    const parts = [];
    for (const kind of KINDS) {
      parts.push(
        ...(await this.database.write<DuePosition & Changed>(TELL_CLOSED(kind), values)).rows,
      );
    }
    const [oldest] = parts
      .filter(({ changed }) => changed > 0)
      .toSorted((a, b) => (b.dueAt?.getTime() ?? 0) - (a.dueAt?.getTime() ?? 0));
    return oldest && { dueAt: oldest.dueAt, eventId: oldest.eventId };
  }

  /**
   * Detaches some due deliveries whose connection was removed; returns how many. For sent ones the
   * platform is not asked for an outcome again.
   */
  async leaveConnection({ spaceId }: Tenant, connectionId: string, limit: number): Promise<number> {
    return this.countOf(LEAVE_CONNECTION, [spaceId, connectionId, limit, this.clock.now()]);
  }

  /** Some of what had no connection has this one; returns how many. */
  async takeConnection(
    { spaceId }: Tenant,
    platform: PlatformId,
    connectionId: string,
    limit: number,
  ): Promise<number> {
    return this.countOf(TAKE_CONNECTION, [
      spaceId,
      platform,
      connectionId,
      limit,
      this.clock.now(),
    ]);
  }

  private async countOf(text: Statement, values: readonly unknown[]): Promise<number> {
    return (await this.database.write(text, values)).count;
  }
}

interface Changed {
  readonly changed: number;
}

const asked = (
  { spaceId }: Tenant,
  { connectionId, now, after, limit }: DueQuestion,
): readonly unknown[] => [
  spaceId,
  connectionId,
  now,
  after?.dueAt ?? '-infinity',
  after?.eventId ?? '',
  limit,
];

const deliveryOf = (row: Joined): Delivery =>
  joinedRow(deliveries, 'delivery', 'eventId', row) as Delivery;

const conversionOf = (row: Joined): DueConversion => ({
  delivery: deliveryOf(row),
  event: joinedRow(events, 'event', 'id', row),
  consents: row['consents'] as DueConversion['consents'],
});

const adjustmentOf = (row: Joined): DueAdjustment => ({
  ...(row as unknown as Pick<
    DueAdjustment,
    | 'originalStatus'
    | 'isOriginalAwaited'
    | 'isBehind'
    | 'isOvertaken'
    | 'worthThen'
    | 'knownPersons'
    | 'consents'
  >),
  delivery: deliveryOf(row),
  adjustment: joinedRow(adjustments, 'adjustment', 'id', row) as ConversionAdjustment | null,
  original: joinedRow(events, 'event', 'id', row),
});
