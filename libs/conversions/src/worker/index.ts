export { PlatformDoors, type OpenDoor } from '../use-cases/deliver/platform-doors';
export { ConversionsWorkerModule } from './conversions-worker.module';
