export * from './allow-list';
export * from './fetch-problem';
export * from './public-address';
export * from './safe-fetch';
export * from './vet-url';
export * from './vetted-lookup';
