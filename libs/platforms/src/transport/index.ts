export * from './as-read';
export * from './endpoints';
export * from './loggable-request';
export * from './transport-failure';
export * from './undici-io';
