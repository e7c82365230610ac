declare module 'autocannon' {
  interface Client {
    setRequests(
      requests: readonly {
        readonly path: string;
        readonly headers: Readonly<Record<string, string>>;
      }[],
    ): void;
  }

  interface Options {
    readonly url: string;
    readonly connections: number;
    /** Seconds. */
    readonly duration: number;
    readonly setupClient: (client: Client) => void;
  }

  interface Result {
    /** Seconds. */
    readonly duration: number;
    readonly '2xx': number;
    readonly non2xx: number;
    readonly errors: number;
    readonly timeouts: number;
    /** By status. */
    readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
    /** Milliseconds. */
    readonly latency: { readonly p50: number; readonly p99: number };
  }

  const autocannon: (options: Options) => Promise<Result>;
  export default autocannon;
}
