import { UNVERIFIED } from '../unverified';

/** One policy as `RateLimit` tells of it: `"ads-campaign-management-write";r=0;t=42`. */
const POLICY = /"[^"]*"((?:\s*;\s*[a-z]+=\d+)*)/g;

/**
 * Seconds that a 429 asks to wait: the longest of the policies that are used up (IETF draft headers, spec/platforms/reddit-ads.md
 * 3f), else `Retry-After`, else a minute, which is every policy's window.
 */
export const waitOf = (headers: Readonly<Record<string, string>>): number => {
  const waits = [...(headers['ratelimit'] ?? '').matchAll(POLICY)]
    .map(([, members = '']) => membersOf(members))
    .filter(({ r }) => r === 0)
    .map(({ t }) => t ?? 0);
  if (waits.length > 0) return Math.max(1, ...waits);
  const retryAfter = Number(headers['retry-after'] ?? Number.NaN);
  return retryAfter >= 0 ? retryAfter : UNVERIFIED.unnamedWaitSeconds;
};

const membersOf = (text: string): { readonly r?: number; readonly t?: number } =>
  Object.fromEntries(
    [...text.matchAll(/([a-z]+)=(\d+)/g)].map(([, name = '', value]) => [name, Number(value)]),
  );
