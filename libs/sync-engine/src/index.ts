export { syncEngineMigrations } from './data/migrations';
export { syncEngineTables } from './data/tables';
export { SyncEngineModule } from './sync-engine.module';
