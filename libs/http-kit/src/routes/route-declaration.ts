import { applyDecorators, type Type } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBearerAuth, ApiExtension, ApiSecurity } from '@nestjs/swagger';
import type { IdempotencyMode, IdPrefix, Refusal, RefusalCode, Scope } from '@switchyard/kernel';
import type { FastifyReply } from 'fastify';
import type { DeclaredAccess } from '../access/access';
import type { SessionNeed } from '../access/session';
import type { Deprecation } from './deprecation';

export type { IdempotencyMode };

/** Sets headers for the page that shows a refusal or a crash, and returns its text. */
export type FailurePage = (reply: FastifyReply, refusal: Refusal) => string;

/**
 * Everything that http-kit knows of a route; the Fastify route carries it in its config under
 * `switchyard`.
 */
export interface RouteDeclaration {
  readonly access?: DeclaredAccess;
  /** Takes a website key as well as a token. */
  readonly websiteKey?: boolean;
  /** Takes the fields of a form of a page instead of JSON. */
  readonly form?: boolean;
  /** Answered in place of the one error shape, wherever the request failed. */
  readonly failurePage?: FailurePage;
  /** The action that plans meter. */
  readonly metered?: string;
  /** A POST that changes nothing: VIEWER and read-only plans may call it. */
  readonly readsOnly?: boolean;
  /** Works on many records, so that no If-Match can name their version. */
  readonly bulk?: boolean;
  /** Bodies up to 5 MiB. */
  readonly largeBody?: boolean;
  /** Bodies up to so many bytes instead of 1 MiB. */
  readonly mostBytes?: number;
  /** Takes a stream of at most so many bytes instead of JSON. */
  readonly bytes?: { readonly maxBytes: number };
  /**
   * The member of the body that holds a provider's words: what cannot be stored in it is replaced.
   */
  readonly foreignMember?: string;
  /**
   * Texts of the body are handed on as they were sent, also those that no store can hold: the route
   * reads each of them.
   */
  readonly anyText?: boolean;
  readonly idempotency?: IdempotencyMode;
  readonly body?: Type;
  readonly query?: Type;
  readonly deprecation?: Deprecation;
}

const ROUTE = Symbol('switchyard:route');

/** The key of the declaration inside a Fastify route's config. */
export const CONFIG_KEY = 'switchyard';

/** Adds to what is declared of a route; decorators may come in any order. */
export const declareRoute =
  (part: RouteDeclaration): MethodDecorator =>
  (target, name, descriptor) => {
    const handler = descriptor.value as object;
    const declared: RouteDeclaration = {
      ...(Reflect.getMetadata(ROUTE, handler) as RouteDeclaration | undefined),
      ...part,
    };
    Reflect.defineMetadata(ROUTE, declared, handler);
    RouteConfig({ [CONFIG_KEY]: declared })(target, name, descriptor);
  };

/** What is declared of a Fastify route; empty for routes that are not ours. */
export const declarationOf = (config: unknown): RouteDeclaration => {
  const declared = (config as Record<string, RouteDeclaration | undefined> | undefined)?.[
    CONFIG_KEY
  ];
  return declared ?? {};
};

const PATH_IDS = Symbol('switchyard:path-ids');

type PathIds = Readonly<Record<string, readonly IdPrefix[]>>;

/** Stores the kinds of the id that a method reads from its path. */
export const declarePathId = (
  target: object,
  method: string | symbol,
  name: string,
  prefixes: readonly IdPrefix[],
): void => {
  const known = pathIdsOf(target, method);
  Reflect.defineMetadata(PATH_IDS, { ...known, [name]: prefixes }, target, method);
};

/** The ids in the path of a method, by name. */
export const pathIdsOf = (target: object, method: string | symbol): PathIds =>
  (Reflect.getMetadata(PATH_IDS, target, method) as PathIds | undefined) ?? {};

/** Every one of these scopes is needed. */
export const RequireScopes = (...scopes: readonly [Scope, ...Scope[]]): MethodDecorator =>
  applyDecorators(
    declareRoute({ access: { kind: 'token', scopes } }),
    ApiBearerAuth('token'),
    ApiExtension('x-required-scopes', [...scopes]),
  ) as MethodDecorator;

/** Any valid token, whatever its scopes. */
export const AnyToken = (): MethodDecorator =>
  applyDecorators(
    declareRoute({ access: { kind: 'token', scopes: [] } }),
    ApiBearerAuth('token'),
    ApiExtension('x-required-scopes', []),
  ) as MethodDecorator;

/** No token at all. */
export const Public = (): MethodDecorator =>
  applyDecorators(
    declareRoute({ access: { kind: 'public' } }),
    ApiSecurity({}),
    ApiExtension('x-required-scopes', []),
  ) as MethodDecorator;

/**
 * Beside `@RequireScopes`: a website may call the route with its public key, from a browser too.
 * The use case looks at `caller.websiteKeyId`.
 */
export const OrWebsiteKey = (): MethodDecorator =>
  applyDecorators(declareRoute({ websiteKey: true }), ApiSecurity('websiteKey')) as MethodDecorator;

/** No token: the cookie of a session, as far as it is needed. For routes under /app. */
export const Session = (needs: SessionNeed): MethodDecorator =>
  applyDecorators(
    declareRoute({ access: { kind: 'session', needs } }),
    needs === 'nothing' ? ApiSecurity({}) : ApiSecurity('session'),
    ApiExtension('x-session-needs', needs),
  ) as MethodDecorator;

/** Beside `@RequireScopes`: plans meter the route, under this name in the plan-limit body. */
export const Metered = (action: string): MethodDecorator => declareRoute({ metered: action });

/** No token: the request is signed. The handler judges the signature, by `@SignedCallParam()`. */
export const Signed = (): MethodDecorator =>
  applyDecorators(
    declareRoute({ access: { kind: 'signed' } }),
    ApiSecurity({}),
    ApiExtension('x-required-scopes', []),
  ) as MethodDecorator;

export type Verb = 'get' | 'post' | 'patch' | 'put' | 'delete';

/** What an operation answers when all goes well. */
export type AnswerShape =
  | {
      readonly kind: 'one';
      readonly dto: Type;
      readonly status?: 200 | 201 | 202;
      readonly alsoStatus?: 200 | 202;
    }
  | { readonly kind: 'list'; readonly dto: Type; readonly meta?: Type }
  | { readonly kind: 'bulk' }
  /** A stream of JSON texts, one in a line. */
  | { readonly kind: 'lines'; readonly dto: Type }
  | { readonly kind: 'nothing' };

/** What every route says of itself. */
export interface OperationOptions {
  /** Verb and noun in camelCase, unique, never changed: clients are generated from it. */
  readonly operationId: string;
  readonly summary: string;
  readonly description?: string;
  readonly answers: AnswerShape;
  /** Codes of this operation alone; those that every operation of its kind can give are added. */
  readonly errors?: readonly RefusalCode[];
  /** The class of the query; unknown parameters are refused on routes without one too. */
  readonly query?: Type;
  /** Its answers carry Retry-After while the work that they tell of goes on (`answer.polled`). */
  readonly polled?: boolean;
  /** It is to be left: its answers say since when, until when and for what. */
  readonly deprecation?: Deprecation;
}

export interface ByteBodyOptions {
  /** As OpenAPI writes them: `image/*`. */
  readonly contentTypes: readonly string[];
  readonly maxBytes: number;
}

export interface BodyOptions extends OperationOptions {
  readonly body?: Type;
  /** Bodies up to 5 MiB instead of 1 MiB. */
  readonly largeBody?: boolean;
  /** The body is bytes, taken as a stream by `@ByteBody()`, not JSON. */
  readonly bytes?: ByteBodyOptions;
}

export const one = (dto: Type): AnswerShape => ({ kind: 'one', dto });
/** 201 with Location. */
export const created = (dto: Type): AnswerShape => ({ kind: 'one', dto, status: 201 });
/** 202, or also 200 where the work can be over (or there is none). */
export const accepted = (dto: Type, alsoStatus?: 200): AnswerShape => ({
  kind: 'one',
  dto,
  status: 202,
  ...(alsoStatus ? { alsoStatus } : {}),
});
/** `meta` is the class of a list that says more of itself than where it goes on. */
export const listOf = (dto: Type, meta?: Type): AnswerShape => ({
  kind: 'list',
  dto,
  ...(meta ? { meta } : {}),
});
export const bulkResults: AnswerShape = { kind: 'bulk' };
/** NDJSON: the handler returns `lines(…)`. */
export const linesOf = (dto: Type): AnswerShape => ({ kind: 'lines', dto });
/** 204. */
export const nothing: AnswerShape = { kind: 'nothing' };

export const statusOf = (answers: AnswerShape): number => {
  switch (answers.kind) {
    case 'one':
      return answers.status ?? 200;
    case 'list':
    case 'bulk':
    case 'lines':
      return 200;
    case 'nothing':
      return 204;
  }
};
