export {
  accepted,
  bulkResults,
  created,
  listOf,
  nothing,
  one,
  type AnswerShape,
  type OperationOptions,
} from './operation';
export { ByteBody } from './byte-body';
export {
  AnswerParam,
  CallerParam,
  IfMatch,
  PatchBody,
  PathId,
  PutBody,
  ReplacedParam,
  ValidBody,
  ValidQuery,
  type Patch,
  type Replacement,
} from './parameters';
export type { IdempotencyMode, RouteDeclaration } from './route-declaration';
export { DeleteRoute, GetRoute, PatchRoute, PostRoute, PutRoute, type PostOptions } from './routes';
export { SignedCallParam } from './signed-call-param';
