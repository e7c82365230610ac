/** What a caller can make an object do. */
export const SERVING_STATUSES = ['ENABLED', 'PAUSED'] as const;

export type ServingStatus = (typeof SERVING_STATUSES)[number];
