import type { Socket } from 'node:net';
import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  type LoggerService,
} from '@nestjs/common';
import {
  type Ids,
  invalidRequest,
  isDataError,
  isRefusal,
  notFound,
  Refusal,
  unavailable,
} from '@switchyard/kernel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimiter } from '../access/rate-limiter';
import { declarationFor, setRefused } from '../hooks/request-state';
import type { Observing } from '../hooks/observe-requests';
import type { RouteTable } from '../hooks/route-table';
import { traceOf } from '../hooks/trace-requests';
import { namesProblem, PROBLEM_TYPE, prefersProblem, problemOf } from './problem';

/**
 * What to answer for anything that was thrown. Undefined: a crash, about which the caller learns
 * nothing.
 */
const toRefusal = (error: unknown): Refusal | undefined => {
  if (isRefusal(error)) return error;
  if (isDataError(error)) return unstorableValue();
  const status = statusOf(error);
  switch (status) {
    case 404:
    case 414:
      return notFound();
    case 413:
      return new Refusal('PAYLOAD_TOO_LARGE', 'The body is larger than this operation takes.');
    case 415:
      return invalidRequest(
        'This operation takes no body of this content type. Send JSON with Content-Type: application/json.',
        {},
        415,
      );
    case 503:
      return unavailable('The service is stopping or overloaded. Repeat the request in a moment.');
    default:
      return status !== undefined && status >= 400 && status < 500
        ? invalidRequest('The request is malformed.')
        : undefined;
  }
};

/** The net below the gates: the database says that it cannot hold a value, and not which. */
const unstorableValue = (): Refusal =>
  invalidRequest(
    'The request holds a value that cannot be stored. Check its texts and its largest numbers.',
  );

const internalError = (): Refusal =>
  new Refusal('INTERNAL_ERROR', 'Something went wrong on our side. Repeating the request is safe.');

const isSigned = (request: FastifyRequest): boolean =>
  declarationFor(request).access?.kind === 'signed';

/** Providers repeat what is answered so; what they call a client's error some never repeat. */
const faultOfOurs = (): Refusal =>
  unavailable('Something went wrong on our side. Send the same request again.');

const methodNotAllowed = (allowed: readonly string[]): Refusal =>
  new Refusal('METHOD_NOT_ALLOWED', `This path takes ${allowed.join(', ')}.`, undefined, {
    Allow: allowed.join(', '),
  });

/**
 * The refusal of an unknown path, with the route that was probably meant. `notFound` is the refusal
 * of an unknown id.
 */
const noSuchRoute = (method: string, path: string, nearest: string | undefined): Refusal =>
  new Refusal(
    'NOT_FOUND',
    `There is no route ${method} ${path.length > 200 ? `${path.slice(0, 200)}…` : path}${nearest === undefined ? '.' : `. Did you mean ${nearest}?`}`,
  );

/** Fastify errors carry `statusCode`, those of Nest answer `getStatus()`. */
const statusOf = (error: unknown): number | undefined => {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('getStatus' in error && typeof error.getStatus === 'function') {
    return Number(error.getStatus());
  }
  return 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
};

/** Bytes that are still read of a body which was refused. */
const MOST_HEARD = 32 * 1024 * 1024;

/**
 * A client that is still sending gets a refusal only while the server goes on reading: closing at
 * once resets the connection, and the answer is lost. Node throws away what is left of a body when
 * the connection stays open, so it stays open where that is bounded.
 */
const hearOut = ({ headers, raw }: FastifyRequest, reply: FastifyReply): void => {
  if (raw.complete) return;
  if (!(Number(headers['content-length']) <= MOST_HEARD)) {
    return void reply.header('connection', 'close');
  }
  reply.removeHeader('connection');
  // Node itself reads on only where no reader has begun to.
  raw.resume();
};

/** The one error shape; a spent or missing allowance is the plan-limit body itself. */
const errorBody = (refusal: Refusal, requestId: string, publicUrl: string): unknown => {
  if (refusal.code === 'LIMIT_REACHED') return planLimitBody(refusal, publicUrl);
  const { code, message, details } = refusal;
  return { error: { code, message, ...(details ? { details } : {}), requestId } };
};

/** The same as a problem; the members of the plan-limit body are beside those of the problem. */
const problemBody = (refusal: Refusal, requestId: string, publicUrl: string): unknown =>
  refusal.code === 'LIMIT_REACHED'
    ? problemOf(refusal, requestId, publicUrl, planLimitBody(refusal, publicUrl))
    : problemOf(refusal, requestId, publicUrl);

const addVary = (reply: FastifyReply, name: string): void => {
  const named = reply.getHeader('Vary');
  reply.header('Vary', named === undefined ? name : `${String(named)}, ${name}`);
};

/** The body itself; the page on which the plan is changed becomes a whole address. */
const planLimitBody = ({ details }: Refusal, publicUrl: string): object => ({
  ...details,
  upgradeUrl: new URL(String(details?.['upgradeUrl']), publicUrl).href,
});

/**
 * Answers whatever was thrown in any layer (parser, router, hook, handler) in the one error shape,
 * or by the failure page of the route.
 * A crash is reported once and shown to no caller.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly routes: RouteTable,
    private readonly settings: HttpSettings,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    const refusal = this.refusalFor(error, request);
    setRefused(request, refusal);
    if (reply.sent) return;
    reply
      .code(refusal.status)
      .headers(refusal.headers)
      .header('Content-Type', 'application/json; charset=utf-8');
    if (namesProblem(request.headers.accept)) addVary(reply, 'Accept');
    if (refusal.status === 413 || declarationFor(request).bytes) hearOut(request, reply);
    if (refusal.status === 503 && !reply.hasHeader('Retry-After')) reply.header('Retry-After', '1');
    reply.send(this.bodyFor(refusal, request, reply));
  }

  private bodyFor(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): unknown {
    const { failurePage } = declarationFor(request);
    if (failurePage) return failurePage(reply, refusal);
    const { publicUrl } = this.settings;
    if (!prefersProblem(request.headers.accept)) return errorBody(refusal, request.id, publicUrl);
    reply.header('Content-Type', `${PROBLEM_TYPE}; charset=utf-8`);
    return problemBody(refusal, request.id, publicUrl);
  }

  private report(error: unknown, request: FastifyRequest): void {
    this.settings.onCrash(error, request.id, traceOf(request)?.traceId);
  }

  private refusalFor(error: unknown, request: FastifyRequest): Refusal {
    const refusal = toRefusal(error);
    if (!refusal || isDataError(error)) this.report(error, request);
    if (isSigned(request) && (!refusal || isDataError(error))) return faultOfOurs();
    if (!refusal) return internalError();
    const isUnknown = request.is404 && refusal.code === 'NOT_FOUND';
    const path = request.url.split('?')[0]!;
    const allowed = isUnknown ? this.routes.allowed(path) : [];
    if (allowed.length > 0 && !allowed.includes(request.method)) return methodNotAllowed(allowed);
    return isUnknown && allowed.length === 0
      ? noSuchRoute(request.method, path, this.routes.nearest(request.method, path))
      : refusal;
  }
}

const brokenRequest = (requestId: string): unknown => {
  const { code, message } = invalidRequest('The request is malformed.');
  return { error: { code, message, requestId } };
};

/** Answers bytes that are no HTTP request, where there is neither request nor reply yet. */
export const answerBrokenRequest =
  (ids: Ids) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy(error);
    const status =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : '400 Bad Request';
    const requestId = ids.next('req');
    const body = JSON.stringify(brokenRequest(requestId));
    const headers = [
      'Connection: close',
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `X-Request-Id: ${requestId}`,
    ];
    socket.end(`HTTP/1.1 ${status}\r\n${headers.join('\r\n')}\r\n\r\n${body}`);
  };

/** What the HTTP layer is given by the process that runs it. */
export interface HttpSettings extends Observing {
  readonly ids: Ids;
  readonly limiter: RateLimiter;
  /** Proxies in front whose X-Forwarded-For is believed; 0 for none. */
  readonly trustedProxyHops: number;
  /** Whether it has an application API: then the module provides SessionReader and RefusalRecord. */
  readonly hasSessions?: boolean;
  /** Where this installation is reached: pages that refusals point to lie there. */
  readonly publicUrl: string;
  /** Where Nest and every `Logger` write; without it errors and warnings, as text. */
  readonly logger?: LoggerService;
  /** Called once for each crash; the answer never shows it. `traceId`: of a caller that traces. */
  readonly onCrash: (error: unknown, requestId: string, traceId?: string) => void;
}
