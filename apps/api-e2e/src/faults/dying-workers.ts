import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  finished,
  previewed,
  triggered,
  type Party,
  type SearchPlatform,
} from '@switchyard/test-kit';

/** When a worker can be killed. */
export interface Moment {
  readonly platform: string;
  readonly what: string;
  /** The request that it follows; empty for moments of the ledger. */
  readonly about: string;
}

/** The environment of a worker that ends at the n-th moment of one platform, counted from 1. */
export const dying = (
  { system, spaceId }: Party,
  platform: SearchPlatform,
  at: number,
): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: system.preload('die-at'),
  SWITCHYARD_TEST_DIE_SPACE: spaceId,
  SWITCHYARD_TEST_DIE_PLATFORM: platform,
  SWITCHYARD_TEST_DIE_AT: String(at),
});

/** Syncs a Space whole on a worker of its own, and answers which moments that had, in order. No worker is left. */
export const momentsOf = async (party: Party): Promise<readonly Moment[]> => {
  const { system } = party;
  const { planHash } = await previewed(party);
  await system.killWorkers();
  const log = join(mkdtempSync(join(tmpdir(), 'switchyard-moments-')), 'log');
  await system.startWorker({
    NODE_OPTIONS: system.preload('die-at'),
    SWITCHYARD_TEST_DIE_SPACE: party.spaceId,
    SWITCHYARD_TEST_DIE_LOG: log,
  });
  expect((await finished(party, await triggered(party, planHash))).effectiveStatus).toBe(
    'completed',
  );
  await system.killWorkers();
  const lines = readFileSync(log, 'utf8').trimEnd().split('\n');
  return lines
    .map((line) => line.split('\t'))
    .map(([platform = '', what = '', about = '']) => ({ platform, what, about }));
};

export const isEveryMoment = (): boolean => Boolean(process.env['SWITCHYARD_TEST_EVERY_MOMENT']);

/** Starts the sync of a plan on a worker that dies at the n-th moment of one platform; resolves with the sync's id when it is dead. */
export const dieAt = async (
  party: Party,
  planHash: string,
  platform: SearchPlatform,
  at: number,
): Promise<string> => {
  const worker = await party.system.startWorker(dying(party, platform, at));
  const syncId = await triggered(party, planHash);
  expect(await worker.ended).toBe('SIGKILL');
  return syncId;
};
