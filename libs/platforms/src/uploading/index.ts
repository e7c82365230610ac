export * from './ruling';
export * from './send-in-parts';
export * from './undecided';
