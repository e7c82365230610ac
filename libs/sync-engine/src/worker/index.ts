export { PlatformTransport, UndiciTransport } from './platform-transport';
export { SyncEngineWorkerModule } from './sync-engine-worker.module';
