/** What the angles of one test got on one platform on one day; one entry per angle, in the test's order. */
export interface Stratum {
  /** Conversions, or clicks where conversions are not told. Platforms count parts of conversions. */
  readonly successes: readonly number[];
  /** Clicks, or impressions where conversions are not told. */
  readonly trials: readonly number[];
}

/** Sums over all strata. */
export const totalOf = (strata: readonly Stratum[], arms: number): Stratum => {
  const sums = (of: keyof Stratum) =>
    Array.from({ length: arms }, (_, arm) =>
      strata.reduce((sum, stratum) => sum + stratum[of][arm]!, 0),
    );
  return { successes: sums('successes'), trials: sums('trials') };
};
