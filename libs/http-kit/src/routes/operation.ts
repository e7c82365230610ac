import type { RefusalCode } from '@switchyard/kernel';
import type { Type } from '@nestjs/common';

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
/** 204. */
export const nothing: AnswerShape = { kind: 'nothing' };

export const statusOf = (answers: AnswerShape): number => {
  switch (answers.kind) {
    case 'one':
      return answers.status ?? 200;
    case 'list':
    case 'bulk':
      return 200;
    case 'nothing':
      return 204;
  }
};
