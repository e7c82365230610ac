import autocannon from 'autocannon';
import { answerQuestions } from '../world/child';

/** Requests of one Space: every connection sends those of one. */
export interface Caller {
  readonly headers: Readonly<Record<string, string>>;
  readonly paths: readonly string[];
}

export interface LoadOrder {
  readonly url: string;
  readonly connections: number;
  readonly seconds: number;
  readonly callers: readonly Caller[];
}

export interface LoadResult {
  readonly requests: number;
  readonly requestsPerSecond: number;
  readonly latencyMs: { readonly p50: number; readonly p99: number };
  /** Everything that was not answered with 2xx. */
  readonly failed: number;
  /** How many answers had which status: `200 × 9000, 429 × 3`. */
  readonly statuses: string;
}

/** Each connection starts where the one before it ends, so that a round is spread over all rows. */
const sharesOf = (callers: readonly Caller[], connections: number) =>
  Array.from({ length: connections }, (_each, connection) => {
    const { headers, paths } = callers[connection % callers.length] as Caller;
    const size = Math.floor((paths.length * callers.length) / connections);
    const start = Math.floor(connection / callers.length) * size;
    return paths.slice(start, start + size).map((path) => ({ path, headers }));
  });

answerQuestions(async ({ url, connections, seconds, callers }: LoadOrder): Promise<LoadResult> => {
  const shares = sharesOf(callers, connections);
  const setupClient = (client: { setRequests(requests: (typeof shares)[number]): void }): void =>
    client.setRequests(shares.pop() ?? []);
  const result = await autocannon({ url, connections, duration: seconds, setupClient });
  const { p50, p99 } = result.latency;
  const requests = result['2xx'];
  return {
    requests,
    requestsPerSecond: requests / result.duration,
    latencyMs: { p50, p99 },
    failed: result.non2xx + result.errors + result.timeouts,
    statuses: Object.entries(result.statusCodeStats)
      .map(([status, { count }]) => `${status} × ${count}`)
      .join(', '),
  };
});
