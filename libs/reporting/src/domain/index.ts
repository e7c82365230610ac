export * from './daily-performance';
export * from './day-range';
export * from './performance-total';
