export * from './preview';
export * from './refusals';
export * from './sync';
export * from './plan-notices';
