export { PlatformTransport, UndiciTransport } from './platform-io';
export { SyncEngineWorkerModule } from './sync-engine-worker.module';
