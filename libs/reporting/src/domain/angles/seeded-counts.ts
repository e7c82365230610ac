/** Draws counts of rare events; the same seed draws the same. */
export interface Draws {
  /** A count whose mean and variance are `mean`. */
  readonly count: (mean: number) => number;
}

/** From here on a Poisson count is drawn as a rounded normal one. */
const MANY = 40;

/** Mulberry32: 32 bits of state, every number of (0, 1) as likely. */
const uniforms = (seed: number): (() => number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 4294967296;
  };
};

export const seededDraws = (seed: number): Draws => {
  const next = uniforms(seed);
  const normal = (): number => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
  const few = (mean: number): number => {
    const end = Math.exp(-mean);
    let count = 0;
    for (let product = next(); product > end; product *= next()) count += 1;
    return count;
  };
  return {
    count: (mean) =>
      mean > MANY ? Math.max(0, Math.round(mean + Math.sqrt(mean) * normal())) : few(mean),
  };
};
