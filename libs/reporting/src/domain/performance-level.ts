/** Which objects figures are told of. The figures of one level sum to those of no other: platforms leave things out. */
export const PERFORMANCE_LEVELS = ['campaign', 'adGroup', 'ad', 'keyword'] as const;
export type PerformanceLevel = (typeof PERFORMANCE_LEVELS)[number];
