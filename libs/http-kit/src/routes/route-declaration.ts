import type { Type } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import type { IdempotencyMode } from '@switchyard/kernel';
import type { DeclaredAccess } from '../access/access';

export type { IdempotencyMode };

/** Everything that http-kit knows of a route; the Fastify route carries it in its config under `switchyard`. */
export interface RouteDeclaration {
  readonly access?: DeclaredAccess;
  /** Takes a website key as well as a token. */
  readonly websiteKey?: boolean;
  /** A POST that changes nothing: VIEWER and read-only plans may call it. */
  readonly readsOnly?: boolean;
  /** Works on many records, so that no If-Match can name their version. */
  readonly bulk?: boolean;
  /** Bodies up to 5 MiB. */
  readonly largeBody?: boolean;
  /** Takes a stream of at most so many bytes instead of JSON. */
  readonly bytes?: { readonly maxBytes: number };
  /** The member of the body that holds a provider's words: what cannot be stored in it is replaced. */
  readonly foreignMember?: string;
  readonly idempotency?: IdempotencyMode;
  readonly body?: Type;
  readonly query?: Type;
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
