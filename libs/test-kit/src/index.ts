export * from './answers';
export * from './eventually';
export * from './fakes';
export * from './faults';
export * from './given';
export * from './http-fakes';
export * from './runs-of-test';
export * from './system';
export { testDatabase, type TestDatabase } from './test-database';
