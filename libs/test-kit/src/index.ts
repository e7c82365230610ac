export * from './eventually';
export * from './fakes';
export * from './test-database';
