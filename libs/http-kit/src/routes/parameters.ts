import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import { isId, notFound, type Caller, type IdPrefix } from '@switchyard/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Answer } from '../answers/answer';
import { ifMatch, type ExpectedVersion } from '../answers/if-match';
import { callerOf, replacedIn } from '../hooks/request-state';
import type { UnstorablePart } from '../hooks/storable';
import { acceptPatch } from '../patch/accept-patch';
import { acceptWhole } from '../patch/accept-whole';
import { validateQuery } from '../query/validate-query';
import { requireObject, validateBody } from '../validation/validate-body';
import { declaredClass } from './declared-class';

const requestOf = (context: ExecutionContext): FastifyRequest =>
  context.switchToHttp().getRequest<FastifyRequest>();

/** Who asks. */
export const CallerParam = createParamDecorator(
  (_data: unknown, context: ExecutionContext): Caller => callerOf(requestOf(context)),
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

/** Turns the body into what it changes, once the current record is known (as a GET would answer it). */
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

/** The id in the path (`:id`); malformed is 404 like unknown. */
export const PathId = createParamDecorator(
  (prefix: IdPrefix, context: ExecutionContext): string => {
    const { id } = requestOf(context).params as { readonly id?: string };
    if (!isId(prefix, id)) throw notFound();
    return id;
  },
);
