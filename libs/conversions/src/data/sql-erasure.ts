import { Injectable } from '@nestjs/common';
import { Database } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import type { Link } from '../domain';
import {
  Erasure,
  type BlankAdjustment,
  type OrderDigest,
  type PersonAdjustment,
  type PersonEvent,
} from '../use-cases/erase/erasure';
import {
  ADJUSTMENTS,
  ALIASES,
  BLANK_ADJUSTMENTS,
  BLANK_EVENTS,
  EVENTS,
  LINKS,
  REMOVE_ALIASES,
  REMOVE_CLEAR,
  REMOVE_PERSONS,
  RESERVE_DIGESTS,
  SILENCE,
  SILENCE_SOURCES,
  SKIP,
} from './erasure-statements';

@Injectable()
export class SqlErasure extends Erasure {
  constructor(private readonly database: Database) {
    super();
  }

  links(
    tenant: Tenant,
    keys: readonly string[],
  ): Promise<readonly (Link & { readonly clickValues: readonly string[] })[]> {
    return this.database.read(tenant, LINKS, [tenant.spaceId, keys]);
  }

  async removePersons({ spaceId }: Tenant, keys: readonly string[]): Promise<number> {
    return (await this.database.write(REMOVE_PERSONS, [spaceId, keys])).count;
  }

  events(tenant: Tenant, keys: readonly string[]): Promise<readonly PersonEvent[]> {
    return this.database.read<PersonEvent>(tenant, EVENTS, [tenant.spaceId, keys]);
  }

  adjustments(
    tenant: Tenant,
    eventIds: readonly string[],
    orders: readonly OrderDigest[],
  ): Promise<readonly PersonAdjustment[]> {
    return this.database.read<PersonAdjustment>(tenant, ADJUSTMENTS, [
      tenant.spaceId,
      eventIds,
      ...columnsOf(orders),
    ]);
  }

  async blankEvents(
    { spaceId }: Tenant,
    eventIds: readonly string[],
    orders: readonly OrderDigest[],
  ): Promise<void> {
    await this.database.write(BLANK_EVENTS, [spaceId, eventIds, ...columnsOf(orders)]);
  }

  async blankAdjustments({ spaceId }: Tenant, blank: readonly BlankAdjustment[]): Promise<void> {
    await this.database.write(BLANK_ADJUSTMENTS, [
      spaceId,
      blank.map(({ id }) => id),
      blank.map(({ orderId }) => orderId),
      blank.map(({ subject }) => subject),
    ]);
  }

  aliases(
    tenant: Tenant,
    orderIds: readonly string[],
  ): Promise<readonly { readonly alias: string; readonly orderId: string }[]> {
    return this.database.read(tenant, ALIASES, [tenant.spaceId, orderIds]);
  }

  async hideOrders(
    { spaceId }: Tenant,
    eventIds: readonly string[],
    orders: readonly OrderDigest[],
  ): Promise<number> {
    await this.database.write(RESERVE_DIGESTS, [spaceId, eventIds, ...columnsOf(orders)]);
    return (await this.database.write(REMOVE_CLEAR, [spaceId, eventIds, ...columnsOf(orders)]))
      .count;
  }

  async removeAliases({ spaceId }: Tenant, orderIds: readonly string[]): Promise<void> {
    await this.database.write(REMOVE_ALIASES, [spaceId, orderIds]);
  }

  async silenceSources({ spaceId }: Tenant, orderIds: readonly string[]): Promise<void> {
    await this.database.write(SILENCE_SOURCES, [spaceId, orderIds]);
  }

  async skipDeliveries({ spaceId }: Tenant, ids: readonly string[], now: Date): Promise<number> {
    await this.database.write(SILENCE, [spaceId, ids]);
    return (await this.database.write(SKIP, [spaceId, ids, now])).count;
  }
}

const columnsOf = (orders: readonly OrderDigest[]): unknown[] => [
  orders.map(({ actionId }) => actionId),
  orders.map(({ orderId }) => orderId),
  orders.map(({ digest }) => digest),
];
