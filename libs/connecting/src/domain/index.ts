export * from './attempt';
export * from './choosable-account';
export * from './requests-to-worker';
