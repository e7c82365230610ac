declare const switchyardWalk: Readonly<
  Record<'seed' | 'seeds' | 'steps' | 'log', string | undefined>
>;

/** Which walks: for a run that somebody waits for a few short ones, in CI many. */
export interface WalkSettings {
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

/** From the environment of the test run. A seed alone is walked alone. Throws for anything that is not a whole number. */
export const readWalkSettings = (): WalkSettings => {
  const { seed, seeds, steps, log } = switchyardWalk;
  return {
    firstSeed: whole(seed, 1),
    seeds: whole(seeds, seed === undefined ? 3 : 1),
    steps: whole(steps, 300),
    log,
  };
};
