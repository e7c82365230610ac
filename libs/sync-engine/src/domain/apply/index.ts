export * from './failures-in';
export * from './forecast-waves';
export * from './mine-in-part';
export * from './operation-error';
export * from './to-change';
