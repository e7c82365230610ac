import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  finished,
  previewed,
  triggered,
  type Child,
  type Party,
  type SearchPlatform,
  type System,
} from '@switchyard/test-kit';

/** When a worker can be killed. */
export interface Moment {
  readonly platform: string;
  readonly what: string;
  /** The request that it follows; empty for moments of the ledger. */
  readonly about: string;
}

/** A planned sync whose worker is to die at a moment of one platform, counted from 0. */
export interface Death {
  readonly party: Party;
  readonly planHash: string;
  readonly at: number;
}

/** The environment of a worker that ends when each of the syncs is at its moment. */
const dyingAtEach = (
  system: System,
  platform: SearchPlatform,
  deaths: readonly Pick<Death, 'party' | 'at'>[],
): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: system.preload('die-at'),
  SWITCHYARD_TEST_DIE_AT: deaths
    .map(({ party, at }) => `${party.spaceId} ${platform} ${at + 1}`)
    .join(),
});

/** The environment of a worker that ends at the n-th moment of one platform, counted from 1. */
export const dying = (
  party: Party,
  platform: SearchPlatform,
  nth: number,
): Readonly<Record<string, string>> =>
  dyingAtEach(party.system, platform, [{ party, at: nth - 1 }]);

/**
 * Syncs a Space whole on a worker of its own, and returns which moments that had, in order. No
 * worker is left.
 */
export const momentsOf = async (party: Party): Promise<readonly Moment[]> => {
  const { system } = party;
  const { planHash } = await previewed(party);
  await system.killWorkers();
  const log = join(mkdtempSync(join(tmpdir(), 'switchyard-moments-')), 'log');
  await system.startWorker({
    NODE_OPTIONS: system.preload('die-at'),
    SWITCHYARD_TEST_DIE_AT: party.spaceId,
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

/** As many processes start at the same time: a start is most of what a death costs. */
const STARTED_AT_ONCE = 2;
/** As many syncs die with one process, which costs as much as the sync of one. */
const DIE_TOGETHER = 4;

/** Does something with each, `atOnce` at a time; returns the outcomes in order. */
export const inParallel = async <T, R>(
  atOnce: number,
  items: readonly T[],
  act: (item: T) => Promise<R>,
): Promise<readonly R[]> => {
  const outcomes: R[] = [];
  let next = 0;
  const takeTurns = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) {
      outcomes[index] = await act(items[index]!);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeTurns));
  return outcomes;
};

/** Triggers the syncs one after another; returns their ids when the worker is dead. */
const dieTogether = async (worker: Child, deaths: readonly Death[]): Promise<readonly string[]> => {
  const syncIds: string[] = [];
  for (const { party, planHash } of deaths) syncIds.push(await triggered(party, planHash));
  const moments = deaths.map(({ at }) => at);
  expect([moments, await worker.ended]).toEqual([moments, 'SIGKILL']);
  return syncIds;
};

/**
 * Starts syncs on workers that die when some of them are each at their moment; returns the syncs'
 * ids when all workers are dead. A worker listens from the moment that a sync of its own is there,
 * and must then be the only one: what is triggered waits for the death before.
 */
export const dieAtEach = async (
  platform: SearchPlatform,
  deaths: readonly Death[],
): Promise<readonly string[]> => {
  const groups = Array.from({ length: Math.ceil(deaths.length / DIE_TOGETHER) }, (_, at) =>
    deaths.slice(at * DIE_TOGETHER, (at + 1) * DIE_TOGETHER),
  );
  let last: Promise<unknown> = Promise.resolve();
  const syncIds = await inParallel(STARTED_AT_ONCE, groups, async (group) => {
    const { system } = group[0]!.party;
    const worker = await system.startWorker(dyingAtEach(system, platform, group));
    const death = last.then(() => dieTogether(worker, group));
    last = death;
    return death;
  });
  return syncIds.flat();
};

/**
 * Starts the sync of a plan on a worker that dies at the n-th moment of one platform, counted from
 * 1; resolves with the sync's id when it is dead.
 */
export const dieAt = async (
  party: Party,
  planHash: string,
  platform: SearchPlatform,
  nth: number,
): Promise<string> => (await dieAtEach(platform, [{ party, planHash, at: nth - 1 }]))[0]!;
