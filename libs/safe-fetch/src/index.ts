export * from './allow-list';
export * from './fetch-problem';
export * from './safe-fetch';
export * from './vet-url';
export * from './vetted-lookup';
export * from './fetch-problem-texts';
