import { setTimeout as pause } from 'node:timers/promises';
import { type BenchAccount, createAccounts } from '../world/accounts';
import {
  type Api,
  callApi,
  createRecord,
  dataOf,
  type Keys,
  startApi,
  startWorker,
} from '../world/api';
import type { BenchDatabase } from '../world/database';
import { type Emulators, startEmulators } from '../world/emulators';
import { cpuMicrosOf, memoryOf, type ProcessMemory } from '../world/process-usage';
import { fillSpace, type SpaceSize } from './large-space';

/**
 * A Space that was previewed, synced for the first time and previewed again, by a worker of its
 * own.
 */
export interface ScaleFigures extends SpaceSize {
  readonly objects: number;
  readonly changes: number;
  readonly previewMs: number;
  readonly triggerMs: number;
  readonly syncMs: number;
  readonly secondPreviewMs: number;
  /** `GET /sync/:id` once it is over, the median of five. */
  readonly progressMs: number;
  /** Processor time of the worker, preview and sync, per change. */
  readonly workerCpuMicrosPerChange: number;
  readonly callsPer1000Changes: number;
  readonly forecastCalls: number;
  readonly calls: number;
  /** Differences that the second preview finds: none. */
  readonly leftOver: number;
  readonly worker: ProcessMemory;
  readonly api: ProcessMemory;
}

interface Preview {
  readonly id: string;
  readonly status: string;
  readonly planHash: string;
  readonly failure: unknown;
  readonly platforms: readonly {
    readonly quota: { readonly readCalls: number; readonly calls: number };
  }[];
  readonly summary: {
    readonly exports: number;
    readonly removals: number;
    readonly imports: number;
  };
}

interface Sync {
  readonly effectiveStatus: string;
  readonly platformCalls: Readonly<Record<string, number>>;
}

const OVER = new Set(['completed', 'partial', 'failed', 'cancelled']);

/**
 * Each size in a Space of its own, with a worker started for it: the most memory that it ever had
 * is that Space's.
 */
export const measureScale = async (
  database: BenchDatabase,
  keys: Keys,
  sizes: readonly SpaceSize[],
): Promise<readonly ScaleFigures[]> => {
  const emulators = await startEmulators();
  const accounts = await createAccounts(
    database.applicationUrl,
    keys.publicKey,
    sizes.length,
    'scale',
  );
  const figures: ScaleFigures[] = [];
  try {
    for (const [at, size] of sizes.entries()) {
      figures.push(await measureSize({ database, keys, emulators, account: accounts[at]! }, size));
      console.error(JSON.stringify(figures.at(-1)));
    }
    return figures;
  } finally {
    await emulators.stop();
  }
};

interface World {
  readonly database: BenchDatabase;
  readonly keys: Keys;
  readonly emulators: Emulators;
  readonly account: BenchAccount;
}

const measureSize = async (
  { database, keys, emulators, account }: World,
  size: SpaceSize,
): Promise<ScaleFigures> => {
  const api = await startApi(database, keys);
  const worker = await startWorker(database, keys, emulators.environment);
  try {
    await createRecord(api, account, '/connections', await emulators.account('google-ads'));
    const objects = await fillSpace(api, account, database.ownerUrl, size);
    const cpuBefore = cpuMicrosOf(worker.pid);
    const first = await timed(() => preview(api, account));
    const triggered = await timed(() => trigger(api, account, first.value.planHash));
    const synced = await timed(() => finished(api, account, triggered.value));
    const cpu = cpuMicrosOf(worker.pid) - cpuBefore;
    const progressMs = await medianMs(() =>
      callApi(api, account, 'GET', `/sync/${triggered.value}`),
    );
    const second = await timed(() => preview(api, account));
    const [changes, calls] = [
      first.value.summary.exports,
      sum(Object.values(synced.value.platformCalls)),
    ];
    return {
      ...size,
      objects,
      changes,
      previewMs: first.ms,
      triggerMs: triggered.ms,
      syncMs: synced.ms,
      secondPreviewMs: second.ms,
      progressMs,
      workerCpuMicrosPerChange: Math.round(cpu / changes),
      callsPer1000Changes: Math.round((calls / changes) * 100_000) / 100,
      calls,
      forecastCalls: first.value.platforms.reduce(
        (sum, { quota }) => sum + quota.readCalls + quota.calls,
        0,
      ),
      leftOver:
        second.value.summary.exports + second.value.summary.imports + second.value.summary.removals,
      worker: memoryOf(worker.pid),
      api: memoryOf(api.pid),
    };
  } finally {
    await worker.stop();
    await api.stop();
  }
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

const timed = async <Value>(
  work: () => Promise<Value>,
): Promise<{ readonly value: Value; readonly ms: number }> => {
  const start = performance.now();
  const value = await work();
  return { value, ms: Math.round(performance.now() - start) };
};

const medianMs = async (work: () => Promise<unknown>): Promise<number> => {
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) times.push((await timed(work)).ms);
  return times.sort((one, other) => one - other)[2] ?? 0;
};

const preview = async (api: Api, account: BenchAccount): Promise<Preview> => {
  const asked = dataOf<Preview>(await callApi(api, account, 'POST', '/sync/preview', '{}'));
  return until(
    () =>
      callApi(api, account, 'GET', `/sync/preview/${asked.id}`).then((answer) =>
        dataOf<Preview>(answer),
      ),
    ({ status, failure }) => {
      if (status === 'failed') throw new Error(`the preview failed: ${JSON.stringify(failure)}`);
      return status === 'ready';
    },
  );
};

const trigger = async (api: Api, account: BenchAccount, planHash: string): Promise<string> =>
  dataOf<{ readonly syncId: string }>(
    await callApi(api, account, 'POST', '/sync', JSON.stringify({ planHash })),
  ).syncId;

const finished = (api: Api, account: BenchAccount, syncId: string): Promise<Sync> =>
  until(
    () => callApi(api, account, 'GET', `/sync/${syncId}`).then((answer) => dataOf<Sync>(answer)),
    ({ effectiveStatus }) => {
      if (OVER.has(effectiveStatus) && effectiveStatus !== 'completed') {
        throw new Error(`the sync ended ${effectiveStatus}`);
      }
      return effectiveStatus === 'completed';
    },
  );

const until = async <Value>(
  look: () => Promise<Value>,
  isOver: (value: Value) => boolean,
): Promise<Value> => {
  for (;;) {
    const value = await look();
    if (isOver(value)) return value;
    await pause(250);
  }
};
