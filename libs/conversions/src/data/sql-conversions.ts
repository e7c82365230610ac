import { Inject, Injectable } from '@nestjs/common';
import { columnArrays, Database, insertStatement } from '@switchyard/db-kit';
import type { KeyRing } from '@switchyard/identity';
import type { PageRequest, Tenant } from '@switchyard/kernel';
import { orderDigestsWith, type ConversionEvent, type Delivery, type Repetition } from '../domain';
import { orderKey } from '../use-cases/accept/accept-conversions';
import {
  Conversions,
  type HeldOrder,
  type Upload,
  type UploadFilter,
  type UploadTotals,
} from '../use-cases/accept/conversions';
import { SECRET_KEYS } from '../use-cases/settings';
import { CONFIRM_CLAIMS, HOLDERS, RELEASE, REPEAT, RESERVE } from './order-statements';
import { deliveries, events, repetitions, reservations } from './tables';
import { TOTALS, UPLOADS } from './upload-statements';

const KEEP_EVENTS = insertStatement(events);
const KEEP_DELIVERIES = insertStatement(deliveries);

@Injectable()
export class SqlConversions extends Conversions {
  private readonly digestsOf: ReturnType<typeof orderDigestsWith>;

  constructor(
    private readonly database: Database,
    @Inject(SECRET_KEYS) ring: KeyRing,
  ) {
    super();
    this.digestsOf = orderDigestsWith(ring);
  }

  async reserve(
    { spaceId }: Tenant,
    asked: readonly ConversionEvent[],
  ): Promise<ReadonlyMap<string, string>> {
    if (asked.length === 0) return new Map();
    const rows = asked.map(({ id, actionId, orderId, createdAt }) => ({
      spaceId,
      actionId,
      orderId: orderId ?? '',
      eventId: id,
      createdAt,
    }));
    await this.database.write(RESERVE, columnArrays(reservations, rows));
    const names = rows.flatMap(({ actionId, orderId }) =>
      [orderId, ...this.digestsOf(spaceId, actionId, orderId)].map((knownAs) => ({
        actionId,
        orderId,
        knownAs,
      })),
    );
    // A look of its own: only a new statement sees what somebody committed while this one waited for them.
    const { rows: found } = await this.database.write<Holder>(HOLDERS, [
      spaceId,
      ...columns(names, ['actionId', 'orderId', 'knownAs']),
    ]);
    const holders = new Map(
      found
        .toSorted((a, b) => Number(a.isErased) - Number(b.isErased))
        .map((row) => [orderKey(row), row.eventId]),
    );
    const beaten = rows.filter(
      (row) =>
        holders.get(orderKey(row)) !== row.eventId &&
        found.some(({ eventId }) => eventId === row.eventId),
    );
    if (beaten.length > 0) await this.release({ spaceId }, beaten);
    return holders;
  }

  async release({ spaceId }: Pick<Tenant, 'spaceId'>, orders: readonly HeldOrder[]): Promise<void> {
    await this.database.write(RELEASE, [
      spaceId,
      ...columns(orders, ['actionId', 'orderId', 'eventId']),
    ]);
  }

  async confirmClaims({ spaceId }: Tenant, orders: readonly HeldOrder[]): Promise<void> {
    await this.database.write(CONFIRM_CLAIMS, [
      spaceId,
      ...columns(orders, ['actionId', 'orderId', 'eventId']),
    ]);
  }

  async repeat(again: readonly Repetition[]): Promise<void> {
    await this.database.write(REPEAT, columnArrays(repetitions, again));
  }

  async keep(kept: readonly ConversionEvent[], theirs: readonly Delivery[]): Promise<void> {
    if (kept.length > 0) await this.database.write(KEEP_EVENTS, columnArrays(events, kept));
    if (theirs.length > 0) {
      await this.database.write(KEEP_DELIVERIES, columnArrays(deliveries, theirs));
    }
  }

  uploads(
    tenant: Tenant,
    filter: UploadFilter,
    { limit, cursor }: PageRequest,
  ): Promise<readonly Upload[]> {
    return this.database.read<Upload>(tenant, UPLOADS, [
      ...narrowed(tenant, filter),
      cursor?.createdAt ?? null,
      cursor?.id ?? null,
      limit + 1,
    ]);
  }

  async totals(tenant: Tenant, filter: UploadFilter): Promise<UploadTotals> {
    const [row] = await this.database.read<UploadTotals>(tenant, TOTALS, narrowed(tenant, filter));
    return row ?? { count: 0, valueMicros: null, currency: null, lastUploadAt: null };
  }
}

interface Holder extends HeldOrder {
  readonly isErased: boolean;
}

const columns = <Row extends object>(
  rows: readonly Row[],
  names: readonly (keyof Row)[],
): unknown[] => names.map((name) => rows.map((row) => row[name]));

const narrowed = ({ spaceId }: Tenant, { actionIds, status }: UploadFilter): readonly unknown[] => [
  spaceId,
  actionIds ?? null,
  status ?? null,
];
