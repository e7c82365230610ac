export { ConnectingWorkerModule } from './connecting-worker.module';
export { VendorIo } from './ports';
