import { Injectable } from '@nestjs/common';
import { columnArrays, Database, insertStatement, statement } from '@switchyard/db-kit';
import type { PageRequest, Tenant } from '@switchyard/kernel';
import type { ConversionEvent, Delivery } from '../domain';
import { orderKey } from '../use-cases/accept/accept-conversions';
import { Conversions, type Upload, type UploadFilter, type UploadTotals } from '../use-cases/accept/conversions';
import { deliveries, events, reservations } from './tables';
import { TOTALS, UPLOADS } from './upload-statements';

const RESERVE = insertStatement(reservations, 'on conflict do nothing');
const HOLDERS = statement(`
  select t."action_id" as "actionId", t."order_id" as "orderId", t."event_id" as "eventId" from ${reservations.qualified} t
  join unnest($2::text[], $3::text[]) asked (action_id, order_id) on asked.action_id = t."action_id" and asked.order_id = t."order_id" where t."space_id" = $1`);
const KEEP_EVENTS = insertStatement(events);
const KEEP_DELIVERIES = insertStatement(deliveries);

@Injectable()
export class SqlConversions extends Conversions {
  constructor(private readonly database: Database) {
    super();
  }

  async reserve({ spaceId }: Tenant, asked: readonly ConversionEvent[]): Promise<ReadonlyMap<string, string>> {
    if (asked.length === 0) return new Map();
    const rows = asked.map(({ id, actionId, orderId, createdAt }) => ({ spaceId, actionId, orderId: orderId ?? '', eventId: id, createdAt }));
    await this.database.write(RESERVE, columnArrays(reservations, rows));
    // A look of its own: only a new statement sees what somebody committed while this one waited for them.
    const holders = await this.database.write<{ actionId: string; orderId: string; eventId: string }>(HOLDERS, [spaceId, rows.map(({ actionId }) => actionId), rows.map(({ orderId }) => orderId)]);
    return new Map(holders.rows.map((row) => [orderKey(row), row.eventId]));
  }

  async keep(kept: readonly ConversionEvent[], theirs: readonly Delivery[]): Promise<void> {
    if (kept.length > 0) await this.database.write(KEEP_EVENTS, columnArrays(events, kept));
    if (theirs.length > 0) await this.database.write(KEEP_DELIVERIES, columnArrays(deliveries, theirs));
  }

  uploads(tenant: Tenant, filter: UploadFilter, { limit, cursor }: PageRequest): Promise<readonly Upload[]> {
    return this.database.read<Upload>(tenant, UPLOADS, [...narrowed(tenant, filter), cursor?.createdAt ?? null, cursor?.id ?? null, limit + 1]);
  }

  async totals(tenant: Tenant, filter: UploadFilter): Promise<UploadTotals> {
    const [row] = await this.database.read<UploadTotals>(tenant, TOTALS, narrowed(tenant, filter));
    return row ?? { count: 0, valueMicros: null, currency: null, lastUploadAt: null };
  }
}

const narrowed = ({ spaceId }: Tenant, { actionIds, status }: UploadFilter): readonly unknown[] => [spaceId, actionIds ?? null, status ?? null];
