import type { FastifyReply, FastifyRequest } from 'fastify';
import { Counter, Histogram } from 'prom-client';
import { endSpan, type Outcome, outcomeOf, startSpan, traceOf } from './trace-requests';
import { findAccount, findCaller, findCredential, findRefused } from './request-state';

/** Requests that ended, by the template of their route. */
const requests = new Counter({
  name: 'switchyard_http_requests_total',
  help: 'Requests that ended. The status is 499 when the client left before the answer began.',
  labelNames: ['route', 'method', 'status'] as const,
});

/** How long requests took, from their head to the end of the answer. */
const requestSeconds = new Histogram({
  name: 'switchyard_http_request_duration_seconds',
  help: 'Seconds from the head of a request to the end of its answer.',
  labelNames: ['route', 'method'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});

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
