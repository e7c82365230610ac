import type { FastifyReply, FastifyRequest } from 'fastify';
import { requests, requestSeconds } from '../metrics';
import { findAccount, findCaller, findCredential, findRefused } from './request-state';
import { endSpan, startSpan, traceOf } from './trace-requests';
import { type Outcome, outcomeOf } from './outcome';

/** Where the line of each request goes. */
export interface RequestLog {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export interface Observing {
  /** Without it no line is written. */
  readonly requestLog?: RequestLog;
  /** Whether each request is a span of OpenTelemetry. */
  readonly isTracing?: boolean;
}

const QUIET = 'switchyardQuiet';

/** Options of a route for probes: its requests are neither logged nor counted. */
export const quietRoute = { config: { [QUIET]: true } };

/** What the log and the metrics call a request to no route. */
const NO_ROUTE = 'unmatched';

/**
 * Notes the end of a request, whether it was answered or its client left: one line, its metrics and
 * its span. The line has no address, header or body.
 */
export const observeRequest = (
  request: FastifyRequest,
  reply: FastifyReply,
  { requestLog, isTracing }: Observing,
): void => {
  const { config, url } = request.routeOptions;
  if ((config as { readonly [QUIET]?: boolean } | undefined)?.[QUIET]) return;
  const since = performance.now();
  const route = url ?? NO_ROUTE;
  const span = isTracing ? startSpan(request, route) : undefined;
  reply.raw.once('close', () => {
    const outcome = outcomeOf(request, reply, route, performance.now() - since);
    count(outcome);
    if (requestLog) writeLine(requestLog, request, outcome);
    if (span) endSpan(span, outcome);
  });
};

const count = ({ route, method, status, ms }: Outcome): void => {
  requests.inc({ route, method, status });
  requestSeconds.observe({ route, method }, ms / 1_000);
};

const writeLine = (
  log: RequestLog,
  request: FastifyRequest,
  { method, route, status, ms, isAborted }: Outcome,
): void => {
  const caller = findCaller(request);
  const line = {
    requestId: request.id,
    method,
    route,
    status,
    ms: Math.round(ms * 10) / 10,
    code: findRefused(request)?.code,
    accountId: caller?.accountId ?? findAccount(request),
    spaceId: caller?.spaceId,
    credentialId: findCredential(request),
    traceId: traceOf(request)?.traceId,
    aborted: isAborted || undefined,
  };
  log[status >= 500 ? 'error' : 'info'](line, 'request');
};
