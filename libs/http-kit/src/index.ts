export {
  type Allowance,
  type Authenticated,
  Authenticator,
  type CallerIdentity,
  type DeclaredAccess,
  insufficientScope,
  invalidToken,
  roleTooLow,
  type RouteAccess,
} from './access/access';
export {
  accepted,
  type AnswerShape,
  AnyToken,
  bulkResults,
  created,
  type FailurePage,
  type IdempotencyMode,
  linesOf,
  listOf,
  Metered,
  nothing,
  one,
  type OperationOptions,
  OrWebsiteKey,
  Public,
  RequireScopes,
  type RouteDeclaration,
  Session,
  Signed,
} from './routes/route-declaration';
export {
  APP_HEADER,
  refuseCrossSite,
  requireSession,
  SESSION_NEEDS,
  type SessionNeed,
  SessionReader,
} from './access/session';
export { RefusalRecord, type RefusedRequest } from './access/refusal-record';
export { findVisitor, setRefused } from './hooks/request-state';
export * from './answers/answer';
export * from './routes/parameters';
export type { ExpectedVersion } from '@switchyard/kernel';
export { type HttpSettings } from './answers/error-filter';
export * from './fields/number';
export { AnyJson, Either, FreeObject, type FreeObjectOptions, Nested } from './fields/objects';
export {
  CalendarDate,
  EmailAddress,
  Timestamp,
  WebUrl,
  type WebUrlOptions,
  ZoneName,
  type ZoneNameOptions,
} from './fields/formats';
export {
  AnsweredAs,
  AnswerOf,
  AnswerOnly,
  type Field,
  type FieldOptions,
  fieldsOf,
  Lenient,
  type FieldSpec,
  InputOf,
  OmitOf,
  PartialOf,
  PickOf,
  ReadOnly,
} from './fields/field';
export * from './fields/collections';
export { IdOf, OneOf, OneOfAnyCase, Text, type TextOptions } from './fields/text';
export { createHttpApp } from './hooks/http-app';
export { quietRoute, type RequestLog } from './hooks/observe-requests';
export { UndeclaredAccess } from './hooks/on-route';
export { BadDeprecation, type Deprecation } from './routes/deprecation';
export { SignedCall, SignedCallParam } from './access/signed-call';
export type { ForeignJson } from './hooks/read-body';
export { UNSTORABLE, type UnstorablePart } from './hooks/storable';
export { IdempotencyStore } from '@switchyard/kernel';
export { FlexibleRateLimiter } from './access/flexible-rate-limiter';
export {
  type Bucket,
  type Counted,
  RateLimiter,
  WEBSITE_DAY,
  WEBSITE_KEY_PER_ADDRESS,
  WEBSITE_KEY_PER_MINUTE,
  WebsiteAllowance,
  type WebsiteCaller,
  type WebsiteReport,
} from './access/rate-limiter';
export * from './openapi/build-document';
export { inSchemaOrder, schemaOrder, shorterOrder } from './openapi/schema-order';
export { checkDocument } from './openapi/check-document';
export type { Document as CheckableDocument } from './openapi/document';
export { acceptPatch, acceptWhole } from './validation/accept-patch';
export * from './query/list-query';
export { validateQuery } from './query/validate-query';
export * from './routes/routes';
export {
  checkItem,
  collectIssues,
  requireObject,
  validateBody,
  type CheckedItem,
} from './validation/validate-body';
