export { SocialWorkerModule, type SocialWorkerSettings } from './social-worker.module';
export { readWriterSettings, type WriterSettings } from './writers/settings';
export { sealWriterKey } from './writers/writer-key';
