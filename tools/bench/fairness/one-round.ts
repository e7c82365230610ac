import { setTimeout as pause } from 'node:timers/promises';
import type { BenchAccount } from '../world/accounts';
import type { Api } from '../world/api';
import { type BenchDatabase, onOwner } from '../world/database';
import type { Emulators } from '../world/emulators';
import { BenchSpace } from './bench-space';

/** How long Spaces took from their trigger to their end, all of them triggered at once. */
export interface SpaceTimes {
  readonly medianMs: number;
  readonly p95Ms: number;
  readonly slowestMs: number;
}

export interface RoundWorld {
  readonly api: Api;
  readonly database: BenchDatabase;
  readonly emulators: Emulators;
  readonly free: readonly BenchSpace[];
  /** Accounts for Spaces that something is wrong with: an hour's wait outlives a round. */
  readonly accounts: BenchAccount[];
  /** How many of the others are limited, and how many slow. */
  readonly settings: { readonly limited: number; readonly slow: number };
}

export interface Round {
  readonly times: SpaceTimes;
  /** Requests for which the limited ad accounts asked for a wait. */
  readonly asked: number;
  /** Limited Spaces whose sync was not over when the last free one was. */
  readonly waiting: number;
}

/**
 * All Spaces start at once, those that something is wrong with first; over when every free one is.
 */
export const runRound = async (
  { api, database, emulators, free, accounts, settings: { limited, slow } }: RoundWorld,
  isTroubled: boolean,
): Promise<Round> => {
  const others = await sideBySide(accounts.splice(0, limited + slow), WIDTH, (account) =>
    BenchSpace.make(api, account, emulators),
  );
  const name = `Campaign ${accounts.length}`;
  await sideBySide([...others, ...free], WIDTH, (space) => space.planOneMore(name));
  if (isTroubled) {
    for (const [at, space] of others.entries()) {
      await (at < limited ? space.limit(emulators) : space.slowDown(emulators));
    }
  }
  const besides = await sideBySide(others, WIDTH, (space) => space.trigger());
  const syncIds = await sideBySide(free, WIDTH, (space) => space.trigger());
  const times = await timesOf(database, syncIds);
  await expectCompleted(free, syncIds);
  const waiting = (await statusesOf(others.slice(0, limited), besides)).filter(
    (status) => status === 'in_progress',
  ).length;
  const struck = await emulators.clearFaults();
  await Promise.all(others.map((space, at) => space.cancel(besides[at] ?? '')));
  await timesOf(database, besides);
  return { times, asked: sum(struck.slice(0, limited)), waiting };
};

const TIMES = `select extract(epoch from finished_at - created_at) * 1000 as ms from sync.sync where id = any($1) and finished_at is not null`;

/** Waits until these syncs are over. */
const timesOf = (database: BenchDatabase, syncIds: readonly string[]): Promise<SpaceTimes> =>
  onOwner(database.ownerUrl, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ ms: string }>(TIMES, [syncIds]);
      if (rows.length === syncIds.length) return quantilesOf(rows.map(({ ms }) => Number(ms)));
      await pause(200);
    }
  });

const quantilesOf = (times: readonly number[]): SpaceTimes => {
  const sorted = times.toSorted((one, other) => one - other);
  const at = (share: number): number =>
    Math.round(sorted[Math.ceil(sorted.length * share) - 1] ?? NaN);
  return { medianMs: at(0.5), p95Ms: at(0.95), slowestMs: at(1) };
};

const statusesOf = (
  spaces: readonly BenchSpace[],
  syncIds: readonly string[],
): Promise<readonly string[]> =>
  sideBySide([...spaces.entries()], WIDTH, ([at, space]) => space.statusOf(syncIds[at] ?? ''));

const expectCompleted = async (
  spaces: readonly BenchSpace[],
  syncIds: readonly string[],
): Promise<void> => {
  const wrong = (await statusesOf(spaces, syncIds)).filter((status) => status !== 'completed');
  if (wrong.length > 0) {
    throw new Error(
      `${wrong.length} syncs of free Spaces ended otherwise: ${[...new Set(wrong)].join(', ')}`,
    );
  }
};

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/**
 * Requests that are under way at once: about as many as one api process has connections to its
 * database.
 */
export const WIDTH = 16;

/** Does the work for each item, so many side by side; returns in the order of the items. */
export const sideBySide = async <Item, Result>(
  items: readonly Item[],
  width: number,
  work: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> => {
  const results = new Array<Result>(items.length);
  const left = items.entries();
  const walk = async (): Promise<void> => {
    for (const [at, item] of left) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: width }, walk));
  return results;
};
