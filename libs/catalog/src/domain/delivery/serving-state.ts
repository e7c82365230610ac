export const SERVING_STATES = ['SERVING', 'LIMITED', 'NOT_SERVING', 'PENDING', 'UNKNOWN'] as const;

export type ServingState = (typeof SERVING_STATES)[number];
