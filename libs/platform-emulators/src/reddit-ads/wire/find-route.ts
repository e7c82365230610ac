import type { Route } from './route';

/** A route and what its path's places hold. */
export interface FoundRoute {
  readonly route: Route;
  readonly params: readonly string[];
}

const BASE = '/api/v3';
const patterns = new Map<string, RegExp>();

/** The route of a method and path; any other method on a known path is as unknown as a wrong path (404, platform document 3b). */
export function findRoute(
  routes: readonly Route[],
  method: string,
  path: string,
): FoundRoute | undefined {
  if (!path.startsWith(`${BASE}/`)) return undefined;
  const below = path.slice(BASE.length);
  for (const route of routes) {
    const match = route.method === method ? patternOf(route.path).exec(below) : null;
    if (match) return { route, params: match.slice(1).map(decodeURIComponent) };
  }
  return undefined;
}

function patternOf(template: string): RegExp {
  const known = patterns.get(template);
  if (known) return known;
  const pattern = new RegExp(`^${template.replace(/:[a-z]+/g, '([^/]+)')}/?$`);
  patterns.set(template, pattern);
  return pattern;
}
