import type { Tenant } from '@switchyard/kernel';
import { type OrderNames } from '../../data/orders';
import { isIntact } from '../../domain';

interface Placed {
  readonly item: { readonly orderId?: string | number };
}

/**
 * The same items, each under the order id that its order is counted under. An invalid order id
 * stays as it is and is refused later.
 */
export const underCountedNames = async <Item extends Placed>(
  names: OrderNames,
  tenant: Tenant,
  items: readonly Item[],
): Promise<readonly Item[]> => {
  const counted = await names.counted(
    tenant,
    items.flatMap(({ item }) => nameOf(item) ?? []),
  );
  if (counted.size === 0) return items;
  return items.map((placed) => {
    const name = nameOf(placed.item);
    const orderId = name === undefined ? undefined : counted.get(name);
    return orderId === undefined ? placed : { ...placed, item: { ...placed.item, orderId } };
  });
};

const nameOf = ({ orderId }: Placed['item']): string | undefined => {
  if (Number.isSafeInteger(orderId)) return String(orderId);
  return typeof orderId === 'string' && isIntact(orderId) ? orderId : undefined;
};
