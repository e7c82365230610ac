export * from './split-budget';
export * from './split-request';
export * from './split-warning';
