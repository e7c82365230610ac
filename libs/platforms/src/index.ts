export * from './domain';
export * from './transport/access-tokens';
export { asRead, transportFailure } from './transport/transport-failure';
export * from './transport/endpoints';
export { type LoggableRequest, loggableRequest } from './transport/requests';
export * from './transport/undici-io';
export type { OnFault } from './containment/contained';
export * from './registry';
