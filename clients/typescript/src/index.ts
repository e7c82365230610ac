export { ApiPromise, type WithResponse } from './api-promise.js';
export { BulkInterruptedError, type BulkOutcome, type BulkResult } from './bulk.js';
export type { Bytes, CallOptions, ChangeOptions, CreateOptions } from './call.js';
export { Switchyard } from './client.js';
export {
  APIConnectionError,
  APIError,
  APITimeoutError,
  AuthenticationError,
  BadRequestError,
  type BlockedCampaign,
  ConflictError,
  InternalServerError,
  type Issue,
  MaybeAppliedError,
  MethodNotAllowedError,
  type MovedPart,
  NotFoundError,
  PayloadTooLargeError,
  PaymentRequiredError,
  PermissionDeniedError,
  PreconditionFailedError,
  RateLimitError,
  RequestTimeoutError,
  SwitchyardError,
  UnexpectedAnswerError,
  UnprocessableEntityError,
  UnsupportedMediaTypeError,
  UsageError,
} from './errors.js';
export * from './generated/errors.js';
export type * from './generated/models.js';
export type * from './generated/resources.js';
export type { components, operations, paths } from './generated/schema.js';
export { type ListMeta, ListPromise, Page } from './pages.js';
export type { ClientOptions, Logger } from './settings.js';
export {
  PreviewFailedError,
  SyncCancelledError,
  SyncFailedError,
  SyncNotCompletedError,
  SyncResource,
  type SyncRun,
  type SyncRunOptions,
  SyncWaitTimeoutError,
  type SyncWaitOptions,
  type WaitOptions,
} from './sync.js';
export { VERSION } from './version.js';
