export {
  AnswerChecker,
  checkedFetch,
  type DescribedOperation,
  type GivenAnswer,
} from './answer-checker';
export { eventually, patient, runsOfTest } from './eventually';
export { EVIL_ADDRESSES, EVIL_ANSWERS } from './evil-addresses';
export * from './fakes';
export { freePort } from '@switchyard/embedded-postgres';
export { signalServer } from './faults/frozen-server';
export * from './faults/lost-and-doubled-jobs';
export * from './faults/own-database';
export { RedisServer, type RedisSettings } from './faults/redis-server';
export { SmallDisk } from './faults/small-disk';
export * from './faults/tcp-proxy';
export * from './builders/party';
export * from './builders/campaign-tree';
export * from './builders/creative-tree';
export * from './builders/social-post';
export * from './builders/syncing';
export type { Child } from './system/child';
export {
  AdminProcess,
  AdminRefusal,
  type AccountMade,
  type NewAccount,
} from './system/admin-process';
export {
  EmulatorControl,
  type AdAccount,
  type Counter,
  type EmulatedApp,
  type EmulatedConsent,
  type EmulatedPerson,
  type Fault,
  type ReachedAccount,
  type RemoteObject,
  type SeenRequest,
} from './system/emulator-control';
export { ReadyProxy } from './system/ready-proxy';
export {
  startSystem,
  type SystemSettings,
  clientSecretOf,
  VENDORS_WITH_APPS,
} from './system/start-system';
export { releaseSystem, sharedSystem } from './system/shared-system';
export type { SharedSettings } from './system/system-pool';
export { System } from './system/system';
export type { SystemDatabase } from './system/stores';
export { testDatabase, type TestDatabase } from './test-database';
