export * from './vendor-versions';
export * from './version-state';
