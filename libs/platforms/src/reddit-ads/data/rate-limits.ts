import type { RateLimit } from '../../port/capabilities';

const source = 'Reddit Ads API v3, rate limits of each operation';

/** What the vendor publishes per operation; requests name the one that they count against. */
export const RATE_LIMITS = {
  read: 'ads-campaign-management-read',
  write: 'ads-campaign-management-write',
  creative: 'ads-creative-management',
  taxonomy: 'ads-targeting-taxonomy',
  business: 'ads-business-manager',
  reporting: 'ads-reporting',
  conversions: 'ads-conversion-events',
} as const;

const REQUESTS: Readonly<Record<keyof typeof RATE_LIMITS, number>> = {
  read: 400,
  write: 200,
  creative: 200,
  taxonomy: 100,
  business: 100,
  reporting: 60,
  conversions: 60_000,
};

export type Policy = keyof typeof RATE_LIMITS;

export const rateLimits: readonly RateLimit[] = (Object.keys(RATE_LIMITS) as readonly Policy[]).map(
  (policy) => ({
    name: RATE_LIMITS[policy],
    requests: REQUESTS[policy],
    perSeconds: 60,
    source,
  }),
);
