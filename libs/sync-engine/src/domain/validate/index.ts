export * from './account-findings';
export * from './capability-findings';
