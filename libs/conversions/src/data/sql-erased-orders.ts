import { Inject, Injectable } from '@nestjs/common';
import { Database, spaceFilter, statement } from '@switchyard/db-kit';
import type { KeyRing } from '@switchyard/identity';
import type { Tenant } from '@switchyard/kernel';
import { orderDigestsWith } from '../domain';
import { orderKey } from '../use-cases/accept/accept-conversions';
import { ErasedOrders } from '../use-cases/report/erased-orders';
import { SECRET_KEYS } from '../use-cases/settings';
import { actions, reservations } from './tables';

const AMONG = statement(`
  select asked.action_id as "actionId", asked.order_id as "orderId", asked.digest from ${reservations.qualified} t
  join unnest($2::text[], $3::text[], $4::text[]) asked (action_id, order_id, digest) on asked.action_id = t."action_id" and asked.digest = t."order_id" where ${spaceFilter.clause('t."space_id"', '$1')}`);

/** Orders are digested apart for each action. */
const ACTIONS = statement(
  `select t."id" from ${actions.qualified} t where ${spaceFilter.clause('t."space_id"', '$1')}`,
);

@Injectable()
export class SqlErasedOrders extends ErasedOrders {
  private readonly digestsOf: ReturnType<typeof orderDigestsWith>;

  constructor(
    private readonly database: Database,
    @Inject(SECRET_KEYS) ring: KeyRing,
  ) {
    super();
    this.digestsOf = orderDigestsWith(ring);
  }

  async among(
    tenant: Tenant,
    orders: readonly { readonly actionId: string; readonly orderId: string }[],
  ): Promise<ReadonlyMap<string, string>> {
    if (orders.length === 0) return new Map();
    const asked = orders.flatMap((order) =>
      this.digestsOf(tenant.spaceId, order.actionId, order.orderId).map((digest) => ({
        ...order,
        digest,
      })),
    );
    const values = [
      asked.map(({ actionId }) => actionId),
      asked.map(({ orderId }) => orderId),
      asked.map(({ digest }) => digest),
    ];
    const rows = await this.database.read<{ actionId: string; orderId: string; digest: string }>(
      tenant,
      AMONG,
      [tenant.spaceId, ...values],
    );
    return new Map(rows.map((row) => [orderKey(row), row.digest]));
  }

  async names(tenant: Tenant, names: readonly string[]): Promise<ReadonlySet<string>> {
    const actionIds = (
      await this.database.read<{ id: string }>(tenant, ACTIONS, [tenant.spaceId])
    ).map(({ id }) => id);
    const erased = await this.among(
      tenant,
      actionIds.flatMap((actionId) => names.map((orderId) => ({ actionId, orderId }))),
    );
    return new Set(
      names.filter((orderId) =>
        actionIds.some((actionId) => erased.has(orderKey({ actionId, orderId }))),
      ),
    );
  }
}
