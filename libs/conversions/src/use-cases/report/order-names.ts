import type { Tenant } from '@switchyard/kernel';

/** Names of orders: a payment provider knows one order as a session, a payment and an invoice; it is counted under one of them. */
export abstract class OrderNames {
  /** Of these order ids, those that are known to be another name: each with the order id that it is counted under. Ids that stand for themselves are left out. */
  abstract counted(
    tenant: Tenant,
    orderIds: readonly string[],
  ): Promise<ReadonlyMap<string, string>>;
}
