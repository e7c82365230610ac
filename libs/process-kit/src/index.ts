export { DatabaseClock, servedWait } from './time-source';
export { DatabaseWatch } from './database-watch';
export * from './run-process';
export { Readiness, serveHealth } from './health';
export { createLogger, withoutRedaction } from './logger';
export { readMetricsPort, serveMetrics } from './metrics';
export { NestLogger } from './nest-logger';
export { readTracing, startTracing, type TracingSettings } from './tracing';
export * from './world.module';
