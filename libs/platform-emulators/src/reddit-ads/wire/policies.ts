/** The published quotas: requests of one policy in a window (platform document 3f; slugs from the vendor's OpenAPI). */
export const POLICIES = {
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
