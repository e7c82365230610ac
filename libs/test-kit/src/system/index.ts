export type { Child } from './child';
export { Desk, DeskRefusal, type AccountMade, type NewAccount } from './desk';
export {
  EmulatorControl,
  type AdAccount,
  type Counter,
  type Fault,
  type RemoteObject,
  type SeenRequest,
} from './emulator-control';
export { ReadyProxy } from './ready-proxy';
export { startSystem, type SystemSettings } from './start-system';
export { releaseSystem, sharedSystem } from './shared-system';
export { System } from './system';
export type { SystemDatabase } from './system-database';
export type { SharedSettings } from './system-pool';
