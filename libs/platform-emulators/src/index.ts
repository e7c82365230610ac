export { type EmulatorOptions, type RunningEmulators, startEmulators } from './core/start-emulators';
export * from './vendor';
