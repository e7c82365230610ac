export { SyncEngineHttpModule } from './sync-engine-http.module';
