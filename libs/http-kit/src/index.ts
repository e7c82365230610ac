export * from './access';
export * from './answers';
export * from './fields';
export * from './idempotency';
export * from './patch';
export * from './query';
export * from './routes';
export * from './validation';
