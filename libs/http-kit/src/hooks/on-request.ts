import { validationError, WEBSITE_KEY_START } from '@switchyard/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Admission } from '../access/admission';
import { knownRoute, type KnownRoute } from './on-route';
import { observeRequest, type Observing } from './observe-requests';
import { openState } from './request-state';
import type { RouteTable } from './route-table';
import { refuseUnstorable, type UnstorablePart, unstorableText } from './storable';
import { traceOf } from './trace-requests';

type OnRequest = (
  request: FastifyRequest,
  reply: FastifyReply,
  done: (error?: Error) => void,
) => void;

/**
 * The one hook before every handler. A callback hook: an async one costs more on a path that every
 * request takes.
 */
export const onRequest =
  (admission: Admission, routes: RouteTable, observing: Observing): OnRequest =>
  (request, reply, done) => {
    observeRequest(request, reply, observing);
    stamp(request, reply);
    const route = knownRoute(request.routeOptions.config);
    if (!route && !request.is404) return done();
    if (!route && isPreflight(request, routes)) {
      return void admission
        .showAddress(request, reply)
        .then(() => answerPreflight(request, reply), done);
    }
    if (route) prepare(request, reply, route);
    const admitted = admit(admission, request, reply, route);
    admitted
      .then(() => {
        // Providers add parameters to addresses; who signed the request is answered all the same.
        if (route?.access.kind === 'signed') return;
        refuseUnstorableQuery(request);
        if (route?.declaration.bulk) refuseIfMatch(request.headers);
        if (route && !route.declaration.query && !route.declaration.form) {
          refuseParameters(request.query);
        }
      })
      .then(() => done(), done);
  };

/**
 * A signature is over the body, which has not arrived yet: until it was judged, nothing is counted.
 */
const admit = (
  admission: Admission,
  request: FastifyRequest,
  reply: FastifyReply,
  route: KnownRoute | undefined,
): Promise<void> => {
  switch (route?.access.kind) {
    case 'token':
      return admission.admit(request, reply, route.access);
    case 'session':
      return admission.admitVisitor(request, reply, route.access);
    case 'signed':
      return admission.showAddress(request, reply);
    case 'public':
    case undefined:
      return admission.admitAnybody(request, reply);
  }
};

const prepare = (
  request: FastifyRequest,
  reply: FastifyReply,
  { declaration, deprecation }: KnownRoute,
): void => {
  openState(request, declaration);
  if (deprecation) reply.headers(deprecation);
  if (declaration.websiteKey) shareWithPage(request, reply);
};

/** Only where pages may post: asked of any other path it is a method that nothing takes. */
const isPreflight = ({ method, headers, url }: FastifyRequest, routes: RouteTable): boolean =>
  method === 'OPTIONS' && headers.origin !== undefined && routes.isForWebsites(url.split('?')[0]!);

/** What a browser may call an origin; whatever else is in the header is not given back. */
const ORIGIN = /^(null|[a-z][a-z0-9+.-]*:\/\/[^\s/,"'<>]{1,255})$/i;
const WEBSITE = new RegExp(`^Bearer +${WEBSITE_KEY_START}`, 'i');
const A_DAY = '86400';

const EXPOSED = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Idempotency-Replayed',
  'traceparent',
].join(', ');

/**
 * Lets the page read the answer to its website key, refusals included. Sent to every origin, for a
 * website key is public and carries nothing that the browser would add by itself; whether the key
 * may be used from there is decided by its own list. Tokens are for servers: no header.
 */
const shareWithPage = ({ headers }: FastifyRequest, reply: FastifyReply): void => {
  if (!WEBSITE.test(headers.authorization ?? '')) return;
  allowOrigin(headers.origin, reply);
  reply.header('Access-Control-Expose-Headers', EXPOSED);
};

/**
 * Answers a browser that asks whether a page may post. The request carries no key yet, so there is
 * no caller to refuse.
 */
const answerPreflight = ({ headers }: FastifyRequest, reply: FastifyReply): void => {
  allowOrigin(headers.origin, reply);
  reply
    .code(204)
    .headers({
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers':
        'Authorization, Content-Type, Idempotency-Key, X-Space-Id, X-Request-Id, traceparent',
      'Access-Control-Max-Age': A_DAY,
    })
    .send();
};

/** Never with credentials, so that the browser sends no cookie. */
const allowOrigin = (origin: string | undefined, reply: FastifyReply): void => {
  reply.header('Vary', 'Origin');
  if (origin !== undefined && ORIGIN.test(origin)) {
    reply.header('Access-Control-Allow-Origin', origin);
  }
};

/**
 * Headers of every answer, whatever came of the request: the set that OWASP asks of an API. Each
 * one costs on every request.
 */
const ALWAYS: Readonly<Record<string, string>> = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/**
 * The place in a trace is that of the request itself where it is recorded, else the caller's; most
 * send none.
 */
export const stamp = (request: FastifyRequest, reply: FastifyReply): void => {
  reply.headers(ALWAYS).header('X-Request-Id', request.id);
  const trace = traceOf(request);
  if (trace) reply.header('traceparent', trace.header);
};

/** Throws when an operation without parameters is given some. */
const refuseParameters = (query: unknown): void => {
  const names = Object.keys(query ?? {});
  if (names.length === 0) return;
  throw validationError(
    names.map((name) => ({
      path: `query.${name}`,
      code: 'UNKNOWN_FIELD' as const,
      message: `${name} is not a parameter of this operation, which takes none`,
    })),
  );
};

/**
 * The gate for queries. Throws INVALID_REQUEST, naming each parameter that holds what no store can
 * hold, or is no UTF-8.
 */
const refuseUnstorableQuery = ({ url }: Pick<FastifyRequest, 'url'>): void => {
  const start = url.indexOf('?');
  if (start === -1 || !url.includes('%', start)) return;
  const parts = url
    .slice(start + 1)
    .split('&')
    .flatMap(unstorableParameter);
  if (parts.length > 0) throw refuseUnstorable(parts);
};

const unstorableParameter = (part: string): UnstorablePart[] => {
  const name = part.split('=', 1)[0]!;
  const path = `query.${(decode(name) ?? name).replaceAll('\0', '\ufffd')}`;
  const text = decode(part);
  const reason = text === undefined ? 'NOT_UTF8' : unstorableText(text);
  return reason ? [{ path, reason }] : [];
};

const decode = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

/** Throws when a request about many records names one version of them all. */
const refuseIfMatch = (headers: FastifyRequest['headers']): void => {
  if (headers['if-match'] === undefined) return;
  throw validationError([
    {
      path: 'header.If-Match',
      code: 'NOT_ALLOWED',
      message:
        'If-Match cannot name the version of many records. Leave it out; an item of a bulk PATCH takes its own `version`.',
    },
  ]);
};
