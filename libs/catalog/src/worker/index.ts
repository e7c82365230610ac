export { AssetWorkerModule } from './asset-worker.module';
export { ScheduleWorkerModule } from './schedule-worker.module';
