export * from './baseline';
export * from './brake-event';
export * from './campaign-spend';
export * from './judge-level';
export * from './level';
export * from './period-span';
export * from './reported-days';
export * from './spend-in-period';
