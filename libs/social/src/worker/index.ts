export { SocialWorkerModule, type SocialWorkerSettings } from './social-worker.module';
export { readWriterSettings, type WriterSettings, sealWriterKey } from './writers/settings';
