/** What many rounds came to: the middle, the middle half and the ends. */
export interface Spread {
  readonly median: number;
  readonly quartiles: readonly [number, number];
  readonly range: readonly [number, number];
  readonly rounds: number;
}

/** Throws RangeError for no values at all. Quartiles are interpolated between neighbours. */
export const spreadOf = (values: readonly number[]): Spread => {
  if (values.length === 0) throw new RangeError('no rounds were measured');
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number): number => quantile(sorted, share);
  return {
    median: at(0.5),
    quartiles: [at(0.25), at(0.75)],
    range: [at(0), at(1)],
    rounds: values.length,
  };
};

const quantile = (sorted: readonly number[], share: number): number => {
  const place = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(place)] ?? NaN, sorted[Math.ceil(place)] ?? NaN];
  return low + (high - low) * (place - Math.floor(place));
};

/** Round by round, the figure of one over that of the other in the same round. */
export const ratiosOf = (one: readonly number[], other: readonly number[]): Spread =>
  spreadOf(one.map((figure, round) => figure / (other[round] ?? NaN)));

/** One way of doing the work; returns its figure of one round. */
export type Contender = () => Promise<number> | number;

export interface Rounds {
  readonly warmUps: number;
  readonly rounds: number;
}

/**
 * Runs two contenders by turns, the other one first every second round, so that a machine that
 * grows faster or slower meets both alike. Returns the figures by round; warm-ups are thrown away.
 */
export const interleave = async (
  one: Contender,
  other: Contender,
  { warmUps, rounds }: Rounds,
): Promise<{ readonly one: number[]; readonly other: number[] }> => {
  const figures = { one: [] as number[], other: [] as number[] };
  for (let round = -warmUps; round < rounds; round += 1) {
    const swapped = round % 2 !== 0;
    const first = await (swapped ? other : one)();
    const second = await (swapped ? one : other)();
    if (round < 0) continue;
    figures.one.push(swapped ? second : first);
    figures.other.push(swapped ? first : second);
  }
  return figures;
};
