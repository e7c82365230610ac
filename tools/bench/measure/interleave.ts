/** One way of doing the work; answers its figure of one round. */
export type Contender = () => Promise<number> | number;

export interface Rounds {
  readonly warmUps: number;
  readonly rounds: number;
}

/**
 * Runs two contenders by turns, the other one first every second round, so that a machine that grows faster or slower meets both
 * alike. Answers the figures by round; warm-ups are thrown away.
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
