export * from './split-budget';
export * from './split-request';
export * from './split-warning';
export * from './account-budget';
export * from './budget-issues';
export * from './in-budget-currency';
export * from './lowers-protection';
