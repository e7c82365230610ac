export * from './vendor-versions';
