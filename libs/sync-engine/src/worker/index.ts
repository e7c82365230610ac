export { SyncEngineWorkerModule } from './sync-engine-worker.module';
