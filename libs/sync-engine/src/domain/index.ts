export * from './plan';
export * from './snapshot';
export * from './sync';
export { capabilityFindings, degradedFindings } from './validate';
export * from './codes';
