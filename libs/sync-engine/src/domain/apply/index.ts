export * from './forecast-waves';
export * from './to-change';
