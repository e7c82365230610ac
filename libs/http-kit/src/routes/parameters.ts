import { Readable } from 'node:stream';
import { createParamDecorator, type ExecutionContext, type Type } from '@nestjs/common';
import {
  type Caller,
  type ExpectedVersion,
  type IdPrefix,
  type RequestOrigin,
  type Visitor,
  invalidRequest,
  isId,
  notFound,
  validationError,
} from '@switchyard/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answer } from '../answers/answer';
import { declarePathId } from './route-declaration';
import { callerOf, declarationFor, findVisitor, replacedIn } from '../hooks/request-state';
import type { UnstorablePart } from '../hooks/storable';
import { validateQuery } from '../query/validate-query';
import { acceptPatch, acceptWhole } from '../validation/accept-patch';
import { requireObject, validateBody } from '../validation/validate-body';

/**
 * The class that a route declares for its body or query; a programming error when it declares none.
 */
const declaredClass = (request: FastifyRequest, part: 'body' | 'query'): Type<object> => {
  const declared = declarationFor(request)[part];
  if (!declared) throw new Error(`${request.method} ${request.url} declares no ${part}`);
  return declared;
};

/** Reads If-Match. A tag that we never gave out is a 400 issue at header.If-Match. */
export const ifMatch = (
  headers: Readonly<Record<string, string | string[] | undefined>>,
): ExpectedVersion => {
  const header = headers['if-match'];
  if (header === undefined) return undefined;
  if (header === '*') return '*';
  const version =
    typeof header === 'string' ? /^"(0|[1-9]\d{0,14})"$/.exec(header.trim())?.[1] : undefined;
  if (version === undefined) throw badIfMatch();
  return Number(version);
};

const badIfMatch = (): Error =>
  validationError([
    {
      path: 'header.If-Match',
      code: 'BAD_FORMAT',
      message: 'If-Match must be one entity tag as an answer gave it, like "3", or *',
    },
  ]);

const requestOf = (context: ExecutionContext): FastifyRequest =>
  context.switchToHttp().getRequest<FastifyRequest>();

/** Who asks. */
export const CallerParam = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Caller => callerOf(requestOf(context)),
);

/** Who is signed in; a programming error on a route that needs no session. */
export const VisitorParam = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Visitor => {
    const visitor = findVisitor(requestOf(context));
    if (!visitor) throw new Error('this route asks for no session, so it has no visitor');
    return visitor;
  },
);

/** Who is signed in, if any, on a route that needs no session. */
export const MaybeVisitorParam = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Visitor | undefined =>
    findVisitor(requestOf(context)),
);

const LONGEST_AGENT = 255;

/** Where the request comes from. */
export const OriginParam = createParamDecorator(
  (_data: unknown, context: ExecutionContext): RequestOrigin => {
    const { ip, headers } = requestOf(context);
    return { address: ip, agent: (headers['user-agent'] ?? '').slice(0, LONGEST_AGENT) };
  },
);

/** Sets ETag, Location and status. */
export const AnswerParam = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Answer =>
    new Answer(context.switchToHttp().getResponse<FastifyReply>()),
);

/** The body, checked against the class that the route declares. */
export const ValidBody = createParamDecorator(
  (_data: unknown, context: ExecutionContext): object => {
    const request = requestOf(context);
    return validateBody(declaredClass(request, 'body'), request.body);
  },
);

/** What was replaced in the provider's words inside the body, because it cannot be stored. */
export const ReplacedParam = createParamDecorator(
  (_data: unknown, context: ExecutionContext): readonly UnstorablePart[] =>
    replacedIn(requestOf(context)),
);

/** The query, checked and coerced by the class that the route declares. */
export const ValidQuery = createParamDecorator(
  (_data: unknown, context: ExecutionContext): object => {
    const request = requestOf(context);
    return validateQuery(declaredClass(request, 'query'), request.query);
  },
);

/**
 * Turns the body into what it changes, once the current record is known (as a GET would answer it).
 */
export type Patch<T> = (current: object) => Partial<T>;

/** A merge patch against the class that the route declares. */
export const PatchBody = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Patch<object> => {
    const request = requestOf(context);
    const body = requireObject(request.body);
    return (current) => acceptPatch(declaredClass(request, 'body'), body, current);
  },
);

/** Checks a whole body in which members may be echoes of the current record. */
export type Replacement<T> = (current: object) => T;

/** A PUT body against the class that the route declares. */
export const PutBody = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Replacement<object> => {
    const request = requestOf(context);
    const body = requireObject(request.body);
    return (current) => acceptWhole(declaredClass(request, 'body'), body, current);
  },
);

/** The version that If-Match asks for. */
export const IfMatch = createParamDecorator(
  (_data: unknown, context: ExecutionContext): ExpectedVersion =>
    ifMatch(requestOf(context).headers),
);

interface IdInPath {
  readonly prefixes: readonly IdPrefix[];
  readonly name: string;
}

const idInPath = createParamDecorator(
  ({ prefixes, name }: IdInPath, context: ExecutionContext): string => {
    const id = (requestOf(context).params as Readonly<Record<string, string | undefined>>)[name];
    if (!prefixes.some((prefix) => isId(prefix, id))) throw notFound();
    return id!;
  },
);

/** An id in the path (`:id` unless named), of one of the kinds; malformed is 404 like unknown. */
export const PathId = (kinds: IdPrefix | readonly IdPrefix[], name = 'id'): ParameterDecorator => {
  const prefixes = [kinds].flat() as IdPrefix[];
  const read = idInPath({ prefixes, name });
  return (target, method, at) => {
    declarePathId(target, method!, name, prefixes);
    read(target, method, at);
  };
};

/** A caller that sends nothing for so long has gone. */
const LONGEST_SILENCE_MS = 30_000;

/**
 * The body of a route that takes bytes, as it arrives. Throws INVALID_REQUEST (415) when it is
 * something else.
 */
export const ByteBody = createParamDecorator(
  (_data: unknown, context: ExecutionContext): AsyncIterable<Uint8Array> => {
    const { body } = context.switchToHttp().getRequest<FastifyRequest>();
    if (!(body instanceof Readable)) {
      throw invalidRequest(
        'The body must be bytes: image/*, video/* or application/octet-stream.',
        {},
        415,
      );
    }
    return arriving(body);
  },
);

/**
 * A reader that stops early leaves the stream open: the answer still has to go back over its
 * connection.
 */
async function* arriving(body: Readable): AsyncIterable<Uint8Array> {
  const silence = setTimeout(() => body.destroy(new Error('silence')), LONGEST_SILENCE_MS);
  try {
    for await (const bytes of body.iterator({ destroyOnReturn: false })) {
      silence.refresh();
      yield bytes as Uint8Array;
    }
  } catch {
    throw invalidRequest('The body broke off.');
  } finally {
    clearTimeout(silence);
  }
}
