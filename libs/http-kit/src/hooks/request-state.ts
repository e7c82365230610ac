import type { Caller, Refusal, Visitor } from '@switchyard/kernel';
import type { FastifyRequest } from 'fastify';
import type { RouteDeclaration } from '../routes/route-declaration';
import type { UnstorablePart } from './storable';

/** Where http-kit keeps what it knows of a request. */
export const STATE = Symbol('switchyard:state');

interface RequestState {
  readonly declaration: RouteDeclaration;
  caller?: Caller;
  /** The account of a valid credential, whether or not it was let in. */
  accountId?: string;
  /** The public id of that credential: of a token, a website key or a session. */
  credentialId?: string;
  visitor?: Visitor;
  replaced?: readonly UnstorablePart[];
  refused?: Refusal;
}

type Carrier = FastifyRequest & { [STATE]?: RequestState | null };

export const openState = (request: FastifyRequest, declaration: RouteDeclaration): void => {
  (request as Carrier)[STATE] = { declaration };
};

/** What is declared of the route that a request goes to. */
export const declarationFor = (request: FastifyRequest): RouteDeclaration =>
  (request as Carrier)[STATE]?.declaration ?? {};

export const setCredential = (
  request: FastifyRequest,
  accountId: string,
  credentialId: string,
): void => {
  const state = (request as Carrier)[STATE];
  if (!state) return;
  state.accountId = accountId;
  state.credentialId = credentialId;
};

export const findAccount = (request: FastifyRequest): string | undefined =>
  (request as Carrier)[STATE]?.accountId;

/** The public id of a valid credential, whether or not it was let in. */
export const findCredential = (request: FastifyRequest): string | undefined =>
  (request as Carrier)[STATE]?.credentialId;

export const setCaller = (request: FastifyRequest, caller: Caller): void => {
  const state = (request as Carrier)[STATE];
  if (state) state.caller = caller;
};

export const findCaller = (request: FastifyRequest): Caller | undefined =>
  (request as Carrier)[STATE]?.caller;

/** The caller of a request that a token was asked for; a programming error on a public route. */
export const callerOf = (request: FastifyRequest): Caller => {
  const caller = findCaller(request);
  if (!caller) throw new Error('this route asks for no token, so it has no caller');
  return caller;
};

export const setVisitor = (request: FastifyRequest, visitor: Visitor): void => {
  const state = (request as Carrier)[STATE];
  if (state) state.visitor = visitor;
};

/** Who is signed in; undefined on a route that asks for no session when there is none. */
export const findVisitor = (request: FastifyRequest): Visitor | undefined =>
  (request as Carrier)[STATE]?.visitor;

/** For the audit trail: why the request is refused, also where a page says so instead of JSON. */
export const setRefused = (request: FastifyRequest, refusal: Refusal): void => {
  const state = (request as Carrier)[STATE];
  if (state) state.refused = refusal;
};

export const findRefused = (request: FastifyRequest): Refusal | undefined =>
  (request as Carrier)[STATE]?.refused;

/** Notes what was replaced in the body because no store can hold it. */
export const setReplaced = (request: FastifyRequest, parts: readonly UnstorablePart[]): void => {
  const state = (request as Carrier)[STATE];
  if (state) state.replaced = parts;
};

export const replacedIn = (request: FastifyRequest): readonly UnstorablePart[] =>
  (request as Carrier)[STATE]?.replaced ?? [];
