import type { Tenant } from '@switchyard/kernel';
import { type OrderNames } from '../../data/orders';

interface Placed {
  readonly item: { readonly orderId?: string | number };
}

/** The same items, each under the order id that its order is counted under. */
export const underCountedNames = async <Item extends Placed>(
  names: OrderNames,
  tenant: Tenant,
  items: readonly Item[],
): Promise<readonly Item[]> => {
  const counted = await names.counted(
    tenant,
    items.flatMap(({ item: { orderId } }) => (typeof orderId === 'string' ? [orderId] : [])),
  );
  if (counted.size === 0) return items;
  return items.map((placed) => {
    const orderId =
      placed.item.orderId === undefined ? undefined : counted.get(String(placed.item.orderId));
    return orderId === undefined ? placed : { ...placed, item: { ...placed.item, orderId } };
  });
};
