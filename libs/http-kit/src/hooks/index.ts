export { createHttpApp } from './http-app';
export { UndeclaredAccess } from './on-route';
export type { HttpSettings } from './settings';
export { SignedCall } from './signed-call';
export type { ForeignJson } from './read-json';
export { UNSTORABLE, type UnstorablePart } from './storable';
