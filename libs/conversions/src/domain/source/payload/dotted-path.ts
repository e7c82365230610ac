import { isRecord } from './members';

/** What stands at a path like `data.items.0.price` or `data.items[0].price`; own members only. */
export const atPath = (value: unknown, path: string): unknown =>
  path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .reduce<unknown>((found, name) => {
      if (Array.isArray(found)) {
        return /^\d+$/.test(name) ? (found as readonly unknown[])[Number(name)] : undefined;
      }
      return isRecord(found) && Object.hasOwn(found, name) ? found[name] : undefined;
    }, value);

/** The first of some paths that leads to something. */
export const firstAt = (value: unknown, paths: readonly (string | undefined)[]): unknown => {
  for (const path of paths) {
    const found = path === undefined ? undefined : atPath(value, path);
    if (found !== undefined && found !== null && found !== '') return found;
  }
  return undefined;
};
