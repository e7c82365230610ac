import type { Customer } from '../state/customer';
import { type KindName, KINDS } from '../state/kinds';
import type { Row } from '../state/row';
import { adIdKey } from '../state/unique-keys';
import type { World } from '../state/world';

/** An object by its id in any account: `888`, `888~1023191`, and for ads also the bare ad id. */
export function findRow(
  world: World,
  kind: KindName,
  id: string,
): { readonly row: Row; readonly customer: Customer } | undefined {
  for (const customer of world.customers.values()) {
    const row =
      customer.store.get(kind, `customers/${customer.id}/${KINDS[kind].collection}/${id}`) ??
      adById(customer, kind, id);
    if (row) return { row, customer };
  }
  return undefined;
}

function adById({ store }: Customer, kind: KindName, id: string): Row | undefined {
  return kind === 'adGroupAd' ? store.holderOf('adGroupAd', adIdKey(id)) : undefined;
}
