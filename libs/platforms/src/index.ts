export * from './domain';
export * from './access';
export * from './transport';
export type { OnFault } from './containment';
export * from './registry';
export * from './read-settings';
