export * from './event-names';
export * from './judge-by-rules';
export * from './reaction';
export * from './ruling';
export * from './send-in-parts';
export * from './undecided';
export * from './verdicts';
