import { Injectable } from '@nestjs/common';
import { columnArrays, Database } from '@switchyard/db-kit';
import { Clock, type PageRequest, type Tenant } from '@switchyard/kernel';
import { secondOf, type Delivery, type KeptAdjustment, type Original } from '../domain';
import {
  Adjustments,
  sameKey,
  type AdjustmentFilter,
  type AdjustmentRow,
  type Joined,
  type LatestRestatement,
  type Named,
} from '../use-cases/adjust/adjustments';
import { FOUND, listedAdjustments, OF_ORIGINAL } from './adjustment-list';
import {
  DELIVERIES,
  HOLD_DELIVERIES,
  HOLDERS,
  JOIN,
  KEEP,
  LATEST_RESTATEMENTS,
  LOCK_PARKED,
  ORIGINALS,
  PARKED_AFTER,
} from './adjustment-statements';
import { adjustments } from './tables';

type Same = Pick<KeptAdjustment, 'id' | 'subject' | 'sameness'>;

@Injectable()
export class SqlAdjustments extends Adjustments {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {
    super();
  }

  async originals(tenant: Tenant, named: readonly Named[]): Promise<ReadonlyMap<string, Original>> {
    if (named.length === 0) return new Map();
    const clicks = named.map(({ orderId, clickId }) => (orderId === null ? clickId : null));
    const at = named.map(({ originalAt }) => (originalAt === null ? null : secondOf(originalAt)));
    const values = [
      named.map(({ subject }) => subject),
      named.map(({ actionId }) => actionId),
      named.map(({ orderId }) => orderId),
      clicks.map((one) => one?.kind ?? null),
      clicks.map((one) => one?.value ?? null),
      at,
      at.map((moment) => (moment === null ? null : new Date(moment.getTime() + 1_000))),
    ];
    const rows = await this.database.read<Original & { subject: string }>(tenant, ORIGINALS, [
      tenant.spaceId,
      ...values,
    ]);
    return new Map(rows.map(({ subject, ...original }) => [subject, original]));
  }

  latestRestatements(
    tenant: Tenant,
    subjects: readonly string[],
  ): Promise<readonly LatestRestatement[]> {
    return this.database.read<LatestRestatement>(tenant, LATEST_RESTATEMENTS, [
      tenant.spaceId,
      subjects,
    ]);
  }

  async keep(
    tenant: Tenant,
    rows: readonly KeptAdjustment[],
  ): Promise<ReadonlyMap<string, string>> {
    if (rows.length === 0) return new Map();
    // The same order for everybody, so that calls which meet wait for one another instead of blocking each other.
    const sorted = rows.toSorted((a, b) =>
      sameKey(a) < sameKey(b) ? -1 : sameKey(a) > sameKey(b) ? 1 : a.id < b.id ? -1 : 1,
    );
    await this.database.write(KEEP, columnArrays(adjustments, sorted));
    // A look of its own: only a new statement sees what somebody committed while this one waited for them.
    return this.holders(tenant, rows);
  }

  async holders(
    { accountId, spaceId }: Tenant,
    rows: readonly Pick<KeptAdjustment, 'subject' | 'sameness'>[],
  ): Promise<ReadonlyMap<string, string>> {
    const found = await this.database.read<Same>({ accountId, spaceId }, HOLDERS, [
      spaceId,
      rows.map(({ subject }) => subject),
      rows.map(({ sameness }) => sameness),
    ]);
    return new Map(found.map((one) => [sameKey(one), one.id]));
  }

  holdDeliveries(tenant: Tenant, eventIds: readonly string[]): Promise<readonly Delivery[]> {
    return this.database.read<Delivery>(tenant, HOLD_DELIVERIES, [tenant.spaceId, eventIds]);
  }

  deliveries(tenant: Tenant, eventIds: readonly string[]): Promise<readonly Delivery[]> {
    return this.database.read<Delivery>(tenant, DELIVERIES, [tenant.spaceId, eventIds]);
  }

  lockParked(
    tenant: Tenant,
    subjects: readonly string[],
    now: Date,
  ): Promise<readonly KeptAdjustment[]> {
    return this.database.read<KeptAdjustment>(tenant, LOCK_PARKED, [tenant.spaceId, subjects, now]);
  }

  parkedAfter(
    tenant: Tenant,
    id: string,
    now: Date,
    limit: number,
  ): Promise<readonly KeptAdjustment[]> {
    return this.database.read<KeptAdjustment>(tenant, PARKED_AFTER, [
      tenant.spaceId,
      id,
      now,
      limit,
    ]);
  }

  async join({ spaceId }: Tenant, joined: readonly Joined[]): Promise<void> {
    await this.database.write(JOIN, [
      spaceId,
      joined.map(({ id }) => id),
      joined.map(({ originalId }) => originalId),
      joined.map(({ subject }) => subject),
      joined.map(({ joinedAt }) => joinedAt),
    ]);
  }

  list(
    tenant: Tenant,
    filter: AdjustmentFilter,
    page: PageRequest,
  ): Promise<readonly AdjustmentRow[]> {
    const { statement, values } = listedAdjustments(tenant, filter, page, this.clock.now());
    return this.database.read<AdjustmentRow>(tenant, statement, values);
  }

  async find(tenant: Tenant, id: string): Promise<AdjustmentRow | undefined> {
    return (
      await this.database.read<AdjustmentRow>(tenant, FOUND, [tenant.spaceId, this.clock.now(), id])
    )[0];
  }

  ofOriginal(tenant: Tenant, originalId: string): Promise<readonly AdjustmentRow[]> {
    return this.database.read<AdjustmentRow>(tenant, OF_ORIGINAL, [
      tenant.spaceId,
      this.clock.now(),
      originalId,
    ]);
  }
}
