import { Injectable } from '@nestjs/common';
import { Database } from '@switchyard/db-kit';
import type { PageRequest, Tenant } from '@switchyard/kernel';
import type { ConversionEvent, Delivery, Related, Repetition } from '../domain';
import { Traces, type EventFilter, type EventRow } from '../use-cases/trace/traces';
import { CONFIRMS, DELIVERIES, FOUND, listed, REPETITIONS } from './trace-statements';

@Injectable()
export class SqlTraces extends Traces {
  constructor(private readonly database: Database) {
    super();
  }

  list(tenant: Tenant, filter: EventFilter, page: PageRequest): Promise<readonly EventRow[]> {
    const { statement, values } = listed(tenant, filter, page);
    return this.database.read<EventRow>(tenant, statement, values);
  }

  async find(tenant: Tenant, id: string): Promise<EventRow | undefined> {
    return (await this.database.read<EventRow>(tenant, FOUND, [tenant.spaceId, id]))[0];
  }

  deliveries(tenant: Tenant, eventIds: readonly string[]): Promise<readonly Delivery[]> {
    return this.database.read<Delivery>(tenant, DELIVERIES, [tenant.spaceId, eventIds]);
  }

  repetitions(tenant: Tenant, eventId: string): Promise<readonly Repetition[]> {
    return this.database.read<Repetition>(tenant, REPETITIONS, [tenant.spaceId, eventId]);
  }

  confirms(
    tenant: Tenant,
    { actionId, orderId, id }: ConversionEvent,
  ): Promise<readonly Related[]> {
    return this.database.read<Related>(tenant, CONFIRMS, [tenant.spaceId, actionId, orderId, id]);
  }
}
