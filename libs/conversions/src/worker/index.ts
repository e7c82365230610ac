export { PlatformDoors, type OpenDoor } from '../use-cases/deliver/delivery-job';
export { ConversionsWorkerModule } from './conversions-worker.module';
