import { Counter, Histogram } from 'prom-client';

/** Requests that ended, by the template of their route. */
export const requests = new Counter({
  name: 'switchyard_http_requests_total',
  help: 'Requests that ended. The status is 499 when the client left before the answer began.',
  labelNames: ['route', 'method', 'status'] as const,
});

/** How long requests took, from their head to the end of the answer. */
export const requestSeconds = new Histogram({
  name: 'switchyard_http_request_duration_seconds',
  help: 'Seconds from the head of a request to the end of its answer.',
  labelNames: ['route', 'method'] as const,
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
});
