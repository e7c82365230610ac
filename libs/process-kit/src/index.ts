export * from './database-clock';
export * from './run-process';
export { Readiness, serveMetrics } from './health';
export * from './logger';
export { servedWait } from './time-source';
export * from './world.module';
