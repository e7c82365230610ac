import type { RateLimit } from './call-rate';
import type { Route } from './route';

const PER_ENDPOINT: RateLimit = { calls: 600, seconds: 60 };
const OVERALL: RateLimit = { calls: 1_200, seconds: 60 };
const BULK_JOBS: RateLimit = { calls: 10, seconds: 10 };

/** The published limits that a call counts against, per account (platform document 4f; the same per IP address are not stood in for). */
export function rateLimits(
  accountId: string,
  { method, path }: Route,
): ReadonlyMap<string, RateLimit> {
  const endpoint = `${method} ${path}`;
  const own: readonly [string, RateLimit][] =
    endpoint === 'POST /bulk_mutation_jobs' ? [[`${accountId} new jobs`, BULK_JOBS]] : [];
  return new Map([[`${accountId} ${endpoint}`, PER_ENDPOINT], [accountId, OVERALL], ...own]);
}
