export { buildDocument, completeDocument, type DocumentOptions } from './build-document';
export { checkDocument } from './check-document';
export type { Document as CheckableDocument } from './operation-object';
