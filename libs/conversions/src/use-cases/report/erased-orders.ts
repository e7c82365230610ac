import type { Tenant } from '@switchyard/kernel';

/** Orders whose person was erased. */
export abstract class ErasedOrders {
  /** Of these orders, those of erased persons, by `orderKey`: each with the digest that it is kept under. */
  abstract among(
    tenant: Tenant,
    orders: readonly { readonly actionId: string; readonly orderId: string }[],
  ): Promise<ReadonlyMap<string, string>>;

  /** Of these names of orders, those of erased persons, whichever action counted them. */
  abstract names(tenant: Tenant, names: readonly string[]): Promise<ReadonlySet<string>>;
}
