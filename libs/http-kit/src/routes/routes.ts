import {
  applyDecorators,
  Delete,
  Get,
  HttpCode,
  Patch,
  Post,
  Put,
  UseInterceptors,
} from '@nestjs/common';
import { ApiExcludeEndpoint, ApiExtension } from '@nestjs/swagger';
import { Attribution } from '../answers/attribution.interceptor';
import { Idempotency } from '../answers/idempotency.interceptor';
import { describeOperation } from '../openapi/describe-operation';
import {
  type BodyOptions,
  declareRoute,
  type FailurePage,
  type IdempotencyMode,
  type OperationOptions,
  statusOf,
  type Verb,
} from './route-declaration';

export interface PostOptions extends BodyOptions {
  /** Changes nothing: VIEWER and read-only plans may call it. */
  readonly readsOnly?: boolean;
  /**
   * How a repeated key is kept apart: `transaction` (the work and its answer commit together)
   * unless stated.
   */
  readonly idempotency?: IdempotencyMode;
  /**
   * The member of the body that a provider wrote: what cannot be stored in it is replaced, and
   * `@ReplacedParam()` lists it.
   */
  readonly foreignMember?: string;
  /**
   * Texts of the body are handed on as they were sent, also those that no store can hold: the route
   * reads each of them by itself.
   */
  readonly anyText?: boolean;
}

export const GetRoute = (path: string, options: OperationOptions): MethodDecorator =>
  route(Get(path), path, 'get', options, []);

/** Honours Idempotency-Key. */
export const PostRoute = (path: string, options: PostOptions): MethodDecorator => {
  const { readsOnly = false, idempotency = 'transaction', foreignMember, anyText } = options;
  return route(Post(path), path, 'post', options, [
    declareRoute({
      readsOnly,
      idempotency,
      ...(foreignMember ? { foreignMember } : {}),
      ...(anyText ? { anyText } : {}),
    }),
    UseInterceptors(Attribution, Idempotency),
    ApiExtension('x-reads-only', readsOnly),
  ]);
};

/** Honours If-Match; on many records the version is in each item instead. */
export const PatchRoute = (path: string, options: BodyOptions): MethodDecorator =>
  route(Patch(path), path, 'patch', options, [UseInterceptors(Attribution)]);

/** Honours If-Match. */
export const PutRoute = (path: string, options: BodyOptions): MethodDecorator =>
  route(Put(path), path, 'put', options, [UseInterceptors(Attribution)]);

/** Honours If-Match. */
export const DeleteRoute = (path: string, options: OperationOptions): MethodDecorator =>
  route(Delete(path), path, 'delete', options, [UseInterceptors(Attribution)]);

/**
 * A page of the console, which a browser opens or a form posts to. Its handler looks who is there.
 * Failures that it does not show itself are JSON unless `failed` shows them.
 */
export const Page = ({ failed }: { readonly failed?: FailurePage } = {}): MethodDecorator =>
  applyDecorators(
    declareRoute({
      access: { kind: 'session', needs: 'nothing' },
      form: true,
      ...(failed ? { failurePage: failed } : {}),
    }),
    UseInterceptors(Attribution),
    ApiExcludeEndpoint(),
  ) as MethodDecorator;

/**
 * A form that the server of a vendor posts: no session, no header of ours. Its handler judges what
 * is signed in it, and answers what the vendor asks for, without our envelope.
 */
export const VendorForm = (mostBytes: number): MethodDecorator =>
  applyDecorators(
    declareRoute({ access: { kind: 'public' }, form: true, mostBytes }),
    HttpCode(200),
    UseInterceptors(Attribution),
    ApiExcludeEndpoint(),
  ) as MethodDecorator;

const route = (
  mapping: MethodDecorator,
  path: string,
  verb: Verb,
  options: BodyOptions,
  more: readonly MethodDecorator[],
): MethodDecorator =>
  applyDecorators(
    mapping,
    HttpCode(statusOf(options.answers)),
    declareRoute({
      ...(options.body ? { body: options.body } : {}),
      ...(options.query ? { query: options.query } : {}),
      ...(options.answers.kind === 'bulk' ? { bulk: true } : {}),
      ...(options.largeBody ? { largeBody: true } : {}),
      ...(options.deprecation ? { deprecation: options.deprecation } : {}),
      ...(options.bytes ? { bytes: { maxBytes: options.bytes.maxBytes } } : {}),
    }),
    ...(options.polled ? [ApiExtension('x-polled', true)] : []),
    ...more,
    ...describeOperation(path, verb, options),
  ) as MethodDecorator;
