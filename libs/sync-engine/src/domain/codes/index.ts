export * from './operation-error-texts';
export * from './plan-warning-texts';
export * from './whole-failure-texts';
