export * from './normalise-by';
export * from './warn';
