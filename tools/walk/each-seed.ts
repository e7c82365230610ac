import { appendFileSync } from 'node:fs';
import { Walk, type WalkResult } from './walk';
import type { WalkEnvironment } from './world/environment';

const SHOWN = 60;
/**
 * A walk that is given up goes on beside the next one and spoils it: on a machine that is busy to
 * the limit it is waited for.
 */
export const LONGEST_WALK_MS = 1_200_000;

const report = ({ seed, wrong, trace }: WalkResult, { steps }: WalkSettings): string =>
  [
    ...wrong,
    '',
    ...trace.filter((line) => !/ (reaches for|hears of|timer|starts|comes|thinks)/.test(line)),
    '',
    ...trace.slice(-SHOWN),
    '',
    `again: SWITCHYARD_WALK_SEED=${seed} SWITCHYARD_WALK_STEPS=${steps} npm test -- tools/walk`,
  ].join('\n');

const walkOne = async (
  environment: WalkEnvironment,
  seed: number,
  settings: WalkSettings,
): Promise<void> => {
  const { steps, log } = settings;
  const result = await new Walk(environment, seed, steps).run();
  if (log !== undefined) {
    appendFileSync(
      log,
      result.wrong.length > 0
        ? `seed ${seed} FAILED\n${report(result, settings)}\n`
        : `seed ${seed} passed, ${result.steps} steps\n`,
    );
  }
  if (result.wrong.length > 0) throw new Error(report(result, settings));
  expect(result.steps).toBeGreaterThan(steps);
};

/**
 * Declares a test for every other seed, from the first or the second one on: two files walk on two
 * cores.
 */
export const eachSeed = (
  from: 'the first' | 'the second',
  environment: () => WalkEnvironment,
): void => {
  const settings = readWalkSettings();
  const all = Array.from({ length: settings.seeds }, (_, at) => settings.firstSeed + at);
  for (const seed of all.filter((_, at) => at % 2 === (from === 'the first' ? 0 : 1))) {
    it(
      `end in agreement, and nothing was doubled, lost or overspent on the way (seed ${seed})`,
      () => walkOne(environment(), seed, settings),
      LONGEST_WALK_MS,
    );
  }
};

declare const switchyardWalk: Readonly<
  Record<'seed' | 'seeds' | 'steps' | 'log', string | undefined>
>;

/** Which seeds to walk: a few short ones on a developer's machine, many in CI. */
interface WalkSettings {
  readonly firstSeed: number;
  readonly seeds: number;
  readonly steps: number;
  /** A file that gets a line of each walk when it is over, and the story of those that failed. */
  readonly log: string | undefined;
}

const whole = (text: string | undefined, otherwise: number): number => {
  const read = Number(text ?? otherwise);
  if (!Number.isInteger(read) || read < 1) {
    throw new Error(`${text} is not a number of walks, steps or a seed`);
  }
  return read;
};

/**
 * From the environment of the test run. A seed alone is walked alone. Throws for anything that is
 * not a whole number.
 */
export const readWalkSettings = (): WalkSettings => {
  const { seed, seeds, steps, log } = switchyardWalk;
  return {
    firstSeed: whole(seed, 1),
    seeds: whole(seeds, seed === undefined ? 3 : 1),
    steps: whole(steps, 300),
    log,
  };
};
