import betaln from '@stdlib/math-base-special-betaln';

/** A rate between 0 and 1, with the logarithms that every density asks for. */
export interface RatePoint {
  readonly x: number;
  /** ln x. */
  readonly log: number;
  /** ln (1 − x). */
  readonly logRest: number;
}

export const ratePoint = (x: number): RatePoint => ({
  x,
  log: Math.log(x),
  logRest: Math.log1p(-x),
});

/** What is known of a rate: a Beta distribution. */
export interface BetaPosterior {
  readonly a: number;
  readonly b: number;
  readonly mean: number;
  readonly deviation: number;
  readonly densityAt: (point: RatePoint) => number;
}

export const betaPosterior = (a: number, b: number): BetaPosterior => {
  const [sum, scale] = [a + b, betaln(a, b)];
  const densityAt = ({ log, logRest }: RatePoint): number =>
    Math.exp((a - 1) * log + (b - 1) * logRest - scale);
  return {
    a,
    b,
    mean: a / sum,
    deviation: Math.sqrt(((a / sum) * (b / sum)) / (sum + 1)),
    densityAt,
  };
};
