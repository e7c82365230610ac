import { ratiosOf, type Spread, spreadOf } from '../statistics';
import { createAccounts } from '../world/accounts';
import { type Keys, startApi, startWorker } from '../world/api';
import type { BenchDatabase } from '../world/database';
import { startEmulators } from '../world/emulators';
import { memoryOf, type ProcessMemory } from '../world/process-usage';
import { BenchSpace } from './bench-space';
import {
  type Round,
  type RoundWorld,
  runRound,
  sideBySide,
  type SpaceTimes,
  WIDTH,
} from './one-round';

export interface FairnessSettings {
  readonly spaces: number;
  /**
   * Of the Spaces: how many may not be written to for an hour, and of how many every answer takes
   * seconds.
   */
  readonly limited: number;
  readonly slow: number;
  readonly rounds: number;
  readonly warmUps: number;
  /**
   * Syncs that a worker takes up at once: fewer than there are limited Spaces, so that one that
   * kept its place would be noticed.
   */
  readonly placesPerWorker: number;
}

export interface FairnessFigures extends FairnessSettings {
  /**
   * Times of the healthy Spaces while others are slow, over their times while all are healthy; round by
   * round.
   */
  readonly ratio: { readonly median: Spread; readonly p95: Spread; readonly slowest: Spread };
  readonly beside: SpaceTimes;
  readonly without: SpaceTimes;
  /** Requests that a limited ad account got while its sync waited: one for each. */
  readonly askedOfLimited: number;
  /** Limited Spaces whose sync still waited when the last free one was over: all. */
  readonly stillWaiting: number;
  readonly limitedSyncs: number;
  readonly workers: readonly ProcessMemory[];
  readonly api: ProcessMemory;
}

const WORKERS = 2;
/**
 * Many Spaces whose syncs start at once on two workers: by turns with and without ad accounts among
 * them that are limited or slow.
 */
export const measureFairness = async (
  database: BenchDatabase,
  keys: Keys,
  settings: FairnessSettings,
): Promise<FairnessFigures> => {
  const { spaces, limited, slow, rounds, warmUps, placesPerWorker } = settings;
  const troubled = limited + slow;
  const emulators = await startEmulators();
  const accounts = [
    ...(await createAccounts(
      database.applicationUrl,
      keys.publicKey,
      spaces - troubled + 2 * (rounds + warmUps) * troubled,
      'fairness',
    )),
  ];
  const api = await startApi(database, keys);
  const environment = {
    ...emulators.environment,
    SWITCHYARD_SYNCS_AT_ONCE: String(placesPerWorker),
  };
  const workers = await Promise.all(
    Array.from({ length: WORKERS }, () => startWorker(database, keys, environment)),
  );
  try {
    const free = await sideBySide(accounts.splice(0, spaces - troubled), WIDTH, (account) =>
      BenchSpace.make(api, account, emulators),
    );
    const measured = await byTurns(
      { api, database, emulators, free, accounts, settings },
      settings,
    );
    return {
      ...settings,
      ...measured,
      workers: workers.map(({ pid }) => memoryOf(pid)),
      api: memoryOf(api.pid),
    };
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()));
    await api.stop();
    await emulators.stop();
  }
};

const byTurns = async (
  world: RoundWorld,
  { rounds, warmUps, limited }: FairnessSettings,
): Promise<Omit<FairnessFigures, keyof FairnessSettings | 'workers' | 'api'>> => {
  const [beside, without]: [Round[], Round[]] = [[], []];
  for (let round = -warmUps; round < rounds; round += 1) {
    const pair = await bothWays(world, round % 2 === 0);
    console.error(JSON.stringify({ round, ...pair }));
    if (round < 0) continue;
    beside.push(pair.beside);
    without.push(pair.without);
  }
  const ratio = (of: keyof SpaceTimes): Spread =>
    ratiosOf(
      beside.map(({ times }) => times[of]),
      without.map(({ times }) => times[of]),
    );
  return {
    ratio: { median: ratio('medianMs'), p95: ratio('p95Ms'), slowest: ratio('slowestMs') },
    beside: middleOf(beside),
    without: middleOf(without),
    askedOfLimited: sum(beside.map(({ asked }) => asked)),
    stillWaiting: sum(beside.map(({ waiting }) => waiting)),
    limitedSyncs: limited * rounds,
  };
};

/** One round with trouble and one without, in the one order or in the other. */
const bothWays = async (
  world: RoundWorld,
  troubleFirst: boolean,
): Promise<{ readonly beside: Round; readonly without: Round }> => {
  const [one, other] = [await runRound(world, troubleFirst), await runRound(world, !troubleFirst)];
  return troubleFirst ? { beside: one, without: other } : { beside: other, without: one };
};

const middleOf = (rounds: readonly Round[]): SpaceTimes => {
  const middle = (of: keyof SpaceTimes): number =>
    spreadOf(rounds.map(({ times }) => times[of])).median;
  return { medianMs: middle('medianMs'), p95Ms: middle('p95Ms'), slowestMs: middle('slowestMs') };
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);
