import { Injectable } from '@nestjs/common';
import { Database, spaceFilter, statement } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import { OrderNames } from '../use-cases/report/order-names';
import { orderAliases } from './tables';

const COUNTED = statement(`
  select t."alias", t."order_id" as "orderId" from ${orderAliases.qualified} t
  where ${spaceFilter.clause('t."space_id"', '$1')} and t."alias" = any($2) and t."order_id" <> t."alias"`);

@Injectable()
export class SqlOrderNames extends OrderNames {
  constructor(private readonly database: Database) {
    super();
  }

  async counted(tenant: Tenant, orderIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (orderIds.length === 0) return new Map();
    const rows = await this.database.read<{ alias: string; orderId: string }>(tenant, COUNTED, [
      tenant.spaceId,
      [...new Set(orderIds)],
    ]);
    return new Map(rows.map(({ alias, orderId }) => [alias, orderId]));
  }
}
