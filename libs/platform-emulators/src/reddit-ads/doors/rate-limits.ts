import { ApiError } from '../errors';

interface Window {
  readonly endsAt: number;
  used: number;
}

/**
 * Counts requests by application and policy in fixed windows that begin with their first request.
 * Times are the emulators' milliseconds.
 */
export class RateLimits {
  private readonly windows = new Map<string, Window>();

  /**
   * Counts a request and answers the headers that report it. Throws 429 with the same headers when
   * the window is full.
   */
  admit(clientId: string, policy: Policy, now: number): Readonly<Record<string, string>> {
    const { quota } = POLICIES[policy];
    const window = this.windowOf(clientId, policy, now);
    const isFull = window.used >= quota;
    if (!isFull) window.used += 1;
    const headers = headersOf(
      policy,
      quota - window.used,
      Math.ceil((window.endsAt - now) / 1_000),
    );
    if (isFull) throw new ApiError(429, 'Too Many Requests', [], headers);
    return headers;
  }

  private windowOf(clientId: string, policy: Policy, now: number): Window {
    const key = `${clientId} ${policy}`;
    const stored = this.windows.get(key);
    if (stored && stored.endsAt > now) return stored;
    const fresh = { endsAt: now + POLICIES[policy].windowSeconds * 1_000, used: 0 };
    this.windows.set(key, fresh);
    return fresh;
  }
}

/** The two fields of the IETF draft that this vendor speaks (not `X-RateLimit-*`). */
const headersOf = (
  policy: Policy,
  left: number,
  seconds: number,
): Readonly<Record<string, string>> => ({
  RateLimit: `"${policy}";r=${left};t=${seconds}`,
  'RateLimit-Policy': `"${policy}";q=${POLICIES[policy].quota};w=${POLICIES[policy].windowSeconds}`,
});

/**
 * The published quotas: requests of one policy in a window (platform document 3f; slugs from the
 * vendor's OpenAPI).
 */
const POLICIES = {
  'ads-campaign-management-read': { quota: 400, windowSeconds: 60 },
  'ads-campaign-management-write': { quota: 200, windowSeconds: 60 },
  'ads-creative-management': { quota: 200, windowSeconds: 60 },
  'ads-targeting-taxonomy': { quota: 100, windowSeconds: 60 },
  'ads-keyword-suggestions': { quota: 100, windowSeconds: 60 },
  'ads-reporting': { quota: 60, windowSeconds: 60 },
  'ads-conversion-signals': { quota: 30, windowSeconds: 60 },
  'ads-business-manager': { quota: 100, windowSeconds: 60 },
  'ads-funding-instruments': { quota: 30, windowSeconds: 60 },
  'ads-conversion-events': { quota: 1_000, windowSeconds: 1 },
} as const;

export type Policy = keyof typeof POLICIES;
