import type { OrderAlias } from './conversion-source';

/**
 * The name to count an order under: the one that it is counted under already, else the one that its names are known to stand for, else the first
 * of those that were told, which is the provider's best.
 */
export const chooseName = (
  names: readonly [string, ...string[]],
  known: readonly Pick<OrderAlias, 'orderId'>[],
  counted: ReadonlySet<string>,
): string => {
  const standing = known.map(({ orderId }) => orderId);
  return [...standing, ...names].find((name) => counted.has(name)) ?? standing[0] ?? names[0];
};
