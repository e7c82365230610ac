import type { Platform, RequestNature } from '../vendor';
import { pathTemplate } from './path-template';

export interface PlatformCount {
  readonly platform: Platform;
  total: number;
  reads: number;
  writes: number;
  auth: number;
  readonly routes: { readonly method: string; readonly path: string; count: number }[];
}

/** Exact counts of every request since the start or the last reset, whatever the request log has forgotten. */
export class Counters {
  private counts = new Map<Platform, PlatformCount>();

  count(platform: Platform, nature: RequestNature, method: string, path: string): void {
    const entry = this.entry(platform);
    entry.total++;
    addNature(entry, nature);
    const template = pathTemplate(path);
    const route = entry.routes.find((known) => known.method === method && known.path === template);
    if (route) route.count++;
    else entry.routes.push({ method, path: template, count: 1 });
  }

  list(): readonly PlatformCount[] {
    return [...this.counts.values()];
  }

  reset(): void {
    this.counts.clear();
  }

  private entry(platform: Platform): PlatformCount {
    const known = this.counts.get(platform);
    if (known) return known;
    const entry: PlatformCount = { platform, total: 0, reads: 0, writes: 0, auth: 0, routes: [] };
    this.counts.set(platform, entry);
    return entry;
  }
}

function addNature(entry: PlatformCount, nature: RequestNature): void {
  switch (nature) {
    case 'read':
      entry.reads++;
      return;
    case 'write':
      entry.writes++;
      return;
    case 'auth':
      entry.auth++;
      return;
  }
}
