export { type ConsentDecision, visitConsentPage } from './core/consent-page';
export * from './core/local-emulators';
export {
  type EmulatorOptions,
  type RunningEmulators,
  startEmulators,
} from './core/start-emulators';
export type { Report } from './core/state-file';
export * from './vendor';
