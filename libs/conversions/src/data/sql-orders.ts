import { Injectable } from '@nestjs/common';
import { columnArrays, Database } from '@switchyard/db-kit';
import type { Tenant } from '@switchyard/kernel';
import { subjectOf, type OrderAlias } from '../domain';
import { Orders, type CountedOrder, type Shrinking } from '../use-cases/source/orders';
import {
  AIM,
  ALIASES,
  COUNTED,
  GUESSED,
  HOLD,
  LEARN,
  RECOUNT,
  RENAME_CLAIMS,
  RENAME_PARKED,
  SHRINK,
  SHRINK_WAITING,
} from './order-name-statements';
import { orderAliases } from './tables';

/** A moment inside of JSON is text. */
type CountedRow = Omit<CountedOrder, 'restatement'> & {
  readonly restatement: {
    readonly id: string;
    readonly valueMicros: number;
    readonly occurredAt: string;
  } | null;
};

@Injectable()
export class SqlOrders extends Orders {
  constructor(private readonly database: Database) {
    super();
  }

  async hold({ spaceId }: Tenant, names: readonly string[]): Promise<void> {
    await this.database.write(HOLD, [spaceId, names]);
  }

  aliases(tenant: Tenant, names: readonly string[]): Promise<readonly OrderAlias[]> {
    return this.database.read<OrderAlias>(tenant, ALIASES, [tenant.spaceId, names]);
  }

  async counted(tenant: Tenant, orderIds: readonly string[]): Promise<readonly CountedOrder[]> {
    const rows = await this.database.read<CountedRow>(tenant, COUNTED, [tenant.spaceId, orderIds]);
    return rows.map((row) => ({
      ...row,
      restatement: row.restatement && {
        ...row.restatement,
        occurredAt: new Date(row.restatement.occurredAt),
      },
    }));
  }

  async learn(rows: readonly OrderAlias[]): Promise<void> {
    await this.database.write(LEARN, columnArrays(orderAliases, rows));
  }

  async recount({ spaceId }: Tenant, names: readonly string[], orderId: string): Promise<void> {
    await this.database.write(RECOUNT, [spaceId, names, orderId]);
  }

  async rename({ spaceId }: Tenant, names: readonly string[], orderId: string): Promise<void> {
    await this.database.write(RENAME_PARKED, [spaceId, names, orderId]);
    await this.database.write(RENAME_CLAIMS, [spaceId, names, orderId]);
  }

  async guessed(tenant: Tenant, orderId: string): Promise<readonly string[]> {
    return (
      await this.database.read<{ id: string }>(tenant, GUESSED, [tenant.spaceId, orderId])
    ).map(({ id }) => id);
  }

  async aim({ spaceId }: Tenant, orderId: string, actionId: string): Promise<void> {
    await this.database.write(AIM, [spaceId, actionId, orderId]);
  }

  async shrink(
    { spaceId }: Tenant,
    originalId: string,
    { gross, net, unitMicros, currency }: Shrinking,
  ): Promise<void> {
    await this.database.write(SHRINK, [spaceId, originalId, gross, net, unitMicros, currency]);
  }

  async shrinkWaiting(
    { spaceId }: Tenant,
    actionId: string,
    orderId: string,
    { gross, net, unitMicros, currency }: Shrinking,
  ): Promise<void> {
    await this.database.write(SHRINK_WAITING, [
      spaceId,
      subjectOf({ actionId, orderId, clickId: null, originalAt: null }),
      gross,
      net,
      unitMicros,
      currency,
    ]);
  }
}
