export * from './attempt';
export * from './choosable-account';
export * from './requests-to-worker';
export * from './return-path';
