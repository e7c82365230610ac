import { freePort } from '@switchyard/embedded-postgres';
import { interleave, type Rounds } from '../measure/interleave';
import { ratiosOf } from '../measure/ratios';
import { spreadOf, type Spread } from '../measure/statistics';
import { createAccounts } from '../world/accounts';
import { headersOf } from '../world/api-client';
import { startApi, type Keys } from '../world/api-process';
import { createCampaigns } from '../world/campaigns';
import { startChild, type Child } from '../world/child';
import type { BenchDatabase } from '../world/database';
import { memoryOf, type ProcessMemory } from '../world/process-memory';
import { cpuMicrosOf } from '../world/process-cpu';
import { freshReads } from './fresh-reads';
import type { Caller, LoadOrder, LoadResult } from './load-process';

export interface GetFigures {
  /** Requests per second of the api over those of the bare server, round by round. */
  readonly ratio: Spread;
  readonly rows: number;
  readonly connections: number;
  readonly secondsPerRound: number;
  readonly api: ServerFigures;
  readonly bare: ServerFigures;
  /** Writes of another process that the next read showed. */
  readonly freshReads: { readonly writes: number; readonly seen: number };
}

interface ServerFigures {
  readonly requestsPerSecond: Spread;
  readonly latencyMs: { readonly p50: number; readonly p99: number };
  /** What the server's own process spent on a request; PostgreSQL is not in it. */
  readonly cpuMicrosPerRequest: Spread;
  readonly memory: ProcessMemory;
}

export interface GetSettings extends Rounds {
  readonly rows: number;
  readonly connections: number;
  readonly seconds: number;
}

/** Spaces that the rows are spread over: the daily allowance of one plan would not last for the run. */
const SPACES = 4;

/** `GET /campaigns/:id` of the whole api process against bare Fastify and `pg`. Throws when any answer was not 2xx. */
export const measureGet = async (
  database: BenchDatabase,
  keys: Keys,
  settings: GetSettings,
): Promise<GetFigures> => {
  const accounts = await createAccounts(database.applicationUrl, keys.publicKey, SPACES);
  const api = await startApi(database, keys);
  const callers: Caller[] = [];
  let ids: readonly string[] = [];
  for (const account of accounts) {
    ids = await createCampaigns(api, account, database.ownerUrl, settings.rows / SPACES);
    callers.push({
      headers: headersOf(account),
      paths: shuffled(ids).map((id) => `/api/v1/campaigns/${id}`),
    });
  }
  const fresh = await freshReads(api, accounts[SPACES - 1]!, database.ownerUrl, ids);
  const bare = await startBare(database);
  const load = await startChild({ main: 'tools/bench/get-campaign/load-process.js' });
  const order = { connections: settings.connections, seconds: settings.seconds, callers };
  const rounds = { api: roundsOf(load, api, order), bare: roundsOf(load, bare, order) };
  const { one, other } = await interleave(rounds.api.run, rounds.bare.run, settings);
  const figures = {
    ratio: ratiosOf(one, other),
    rows: settings.rows,
    connections: settings.connections,
    secondsPerRound: settings.seconds,
    api: rounds.api.figures(one),
    bare: rounds.bare.figures(other),
    freshReads: fresh,
  };
  for (const child of [load, bare, api]) await child.stop();
  return figures;
};

const startBare = async ({
  ownerUrl,
}: BenchDatabase): Promise<Child & { readonly url: string }> => {
  const port = await freePort();
  const child = await startChild({
    main: 'tools/bench/get-campaign/bare-server.js',
    environment: { BENCH_DATABASE_URL: ownerUrl, BENCH_PORT: String(port) },
  });
  return { ...child, url: `http://127.0.0.1:${port}` };
};

interface MeasuredRound extends LoadResult {
  readonly cpuMicrosPerRequest: number;
}

const roundsOf = (
  load: Child,
  { pid, url }: Child & { readonly url: string },
  order: Omit<LoadOrder, 'url'>,
) => {
  const results: MeasuredRound[] = [];
  const run = async (): Promise<number> => {
    const before = cpuMicrosOf(pid);
    const result = await load.ask<LoadResult>({ ...order, url });
    if (result.failed > 0) throw new Error(`${result.failed} answers of ${url} were not 2xx`);
    results.push({ ...result, cpuMicrosPerRequest: (cpuMicrosOf(pid) - before) / result.requests });
    return result.requestsPerSecond;
  };
  return {
    run,
    figures: (perSecond: readonly number[]) =>
      figuresOf(results.slice(-perSecond.length), perSecond, pid),
  };
};

const figuresOf = (
  results: readonly MeasuredRound[],
  perSecond: readonly number[],
  pid: number,
): ServerFigures => {
  const spread = (figure: (result: MeasuredRound) => number): Spread =>
    spreadOf(results.map(figure));
  return {
    requestsPerSecond: spreadOf(perSecond),
    cpuMicrosPerRequest: spread((result) => result.cpuMicrosPerRequest),
    memory: memoryOf(pid),
    latencyMs: {
      p50: spread(({ latencyMs }) => latencyMs.p50).median,
      p99: spread(({ latencyMs }) => latencyMs.p99).median,
    },
  };
};

/** The same order every time; rows next to each other in the table are not asked for one after the other. */
const shuffled = <T>(values: readonly T[]): readonly T[] => {
  const STEP = 7_919;
  return values.map((_value, index) => values[(index * STEP) % values.length] as T);
};
