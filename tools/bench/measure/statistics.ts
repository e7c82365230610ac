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
