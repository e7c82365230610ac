/**
 * Ways in: uploads of known clicks, the caller's own stack, a website with its public key, a
 * provider's payload.
 */
export const DOORS = ['offline', 'event', 'website', 'source'] as const;
export type Door = (typeof DOORS)[number];
