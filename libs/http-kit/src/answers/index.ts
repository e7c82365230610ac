export { Answer } from './answer';
export { bulk, failedItem, type BulkEnvelope, type BulkResult } from './bulk';
export { list, ok, type Envelope, type ListEnvelope } from './envelope';
export { ifMatch, requireVersion, type ExpectedVersion } from './if-match';
