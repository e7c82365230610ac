import type { VendorAnswer } from '../../vendor';
import type { Call } from './call';

/** A resource: its path with `{}` for keys, and what answers it. */
export interface Route {
  readonly path: string;
  readonly answer: (call: Call) => VendorAnswer;
}

/** The route of a path, and its raw keys. */
export function findRoute(
  routes: readonly Route[],
  path: string,
): { readonly route: Route; readonly keys: readonly string[] } | undefined {
  const asked = path.split('/');
  for (const route of routes) {
    const keys = keysOf(route.path.split('/'), asked);
    if (keys) return { route, keys };
  }
  return undefined;
}

function keysOf(
  pattern: readonly string[],
  asked: readonly string[],
): readonly string[] | undefined {
  if (pattern.length !== asked.length) return undefined;
  const fits = pattern.every((part, index) => part === '{}' || part === asked[index]);
  return fits ? asked.filter((_part, index) => pattern[index] === '{}') : undefined;
}
