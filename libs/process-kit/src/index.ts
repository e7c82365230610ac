export * from './database-clock';
export * from './drain';
export * from './health';
export * from './logger';
export * from './metrics';
export * from './run-process';
export { servedWait } from './time-source';
export * from './world.module';
