export * from './plan';
export * from './snapshot';
export * from './sync';
