import { catalogTables } from '@switchyard/catalog';
import { freePort } from '@switchyard/embedded-postgres';
import { TimeSortedIds } from '@switchyard/kernel';
import { interleave, ratiosOf, type Rounds, type Spread, spreadOf } from '../statistics';
import { type BenchAccount, createAccounts } from '../world/accounts';
import { type Api, callApi, createRecord, headersOf, type Keys, startApi } from '../world/api';
import { type Child, startChild } from '../world/child';
import { type BenchDatabase, onOwner } from '../world/database';
import { cpuMicrosOf, memoryOf, type ProcessMemory } from '../world/process-usage';
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

/**
 * Spaces that the rows are spread over: the daily allowance of one plan would not last for the run.
 */
const SPACES = 16;

/**
 * `GET /campaigns/:id` of the whole api process against bare Fastify and `pg`. Throws when any
 * answer was not 2xx.
 */
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
    if (result.failed > 0) {
      throw new Error(`${result.failed} answers of ${url} were not 2xx: ${result.statuses}`);
    }
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

/**
 * The same order every time; rows next to each other in the table are not asked for one after the
 * other.
 */
const shuffled = <T>(values: readonly T[]): readonly T[] => {
  const STEP = 7_919;
  return values.map((_value, index) => values[(index * STEP) % values.length] as T);
};

const WRITES = 50;

/**
 * Changes rows in this process and reads each at once through the api: how many of the writes were
 * seen.
 */
const freshReads = (
  api: Api,
  account: BenchAccount,
  ownerUrl: string,
  ids: readonly string[],
): Promise<{ readonly writes: number; readonly seen: number }> =>
  onOwner(ownerUrl, async (client) => {
    let seen = 0;
    for (const [index, id] of ids.slice(0, WRITES).entries()) {
      await callApi(api, account, 'GET', `/campaigns/${id}`);
      await client.query('update catalog.campaign set tracking_template = $2 where id = $1', [
        id,
        `{lpurl}?write=${index}`,
      ]);
      const { body } = await callApi(api, account, 'GET', `/campaigns/${id}`);
      if (
        (body as { data: { trackingTemplate: string } }).data.trackingTemplate ===
        `{lpurl}?write=${index}`
      ) {
        seen += 1;
      }
    }
    return { writes: WRITES, seen };
  });

const CAMPAIGN = {
  name: 'Autumn',
  type: 'SEARCH',
  budget: 50,
  platforms: ['google-ads', 'microsoft-ads'],
  adSchedule: 'BUSINESS_HOURS',
  finalUrl: 'https://example.com/autumn',
  languages: ['en', 'de'],
  negativeKeywords: [
    { text: 'free', matchType: 'PHRASE' },
    { text: 'cheap', matchType: 'BROAD' },
  ],
};

const LINK = `jsonb_build_object('connectionId', 'con_bench', 'remoteId', '12345678', 'remoteStatus', 'ENABLED', 'linkedAt', '2026-11-21T09:00:00.000Z',
  'lastSyncedAt', '2026-11-21T09:00:00.000Z', 'lastError', null, 'syncedTreeVersion', tree_version)`;
const SERVING = `jsonb_build_object('serving', true, 'status', 'SERVING', 'reasons', '[]'::jsonb, 'checkedAt', '2026-11-21T09:00:00.000Z')`;

/** As a campaign is that was synced to both networks and serves. */
const SYNCED = `update catalog.campaign set status = 'ENABLED', platform_links = jsonb_build_object('google-ads', ${LINK}, 'microsoft-ads', ${LINK}),
  delivery = jsonb_build_object('google-ads', ${SERVING}, 'microsoft-ads', ${SERVING}) where id = $1`;

const OWN = ['id', 'name', 'name_key'];

/** Copies one campaign under each of the given ids. */
const copies = (): string => {
  const table = catalogTables.find(({ definition }) => definition.name === 'campaign');
  const shared = (table?.columns ?? [])
    .map(({ column }) => column)
    .filter((column) => !OWN.includes(column))
    .join(', ');
  return `insert into catalog.campaign (id, name, name_key, ${shared})
    select u.id, c.name || ' ' || u.id, c.name_key || ' ' || u.id, ${shared} from catalog.campaign c cross join unnest($2::text[]) u (id) where c.id = $1`;
};

/** Makes one campaign over HTTP, then as many of it as asked for. Returns all ids. */
const createCampaigns = async (
  api: Api,
  account: BenchAccount,
  ownerUrl: string,
  count: number,
): Promise<readonly string[]> => {
  const first = await createRecord(api, account, '/campaigns', CAMPAIGN);
  const ids = new TimeSortedIds();
  const others = Array.from({ length: count - 1 }, () => ids.next('cmp'));
  await onOwner(ownerUrl, async (client) => {
    await client.query(SYNCED, [first]);
    await client.query(copies(), [first, others]);
    await client.query('vacuum analyze catalog.campaign');
  });
  return [first, ...others];
};
