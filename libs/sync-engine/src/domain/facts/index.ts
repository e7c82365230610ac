export * from './brands';
export * from './merged-findings';
export * from './merged-warnings';
