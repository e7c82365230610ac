import type { AngleTotals, Measure } from './angle-totals';

/** What may make a comparison unfair or slow. */
export const ANGLE_FLAGS = [
  'SKEWED_DELIVERY',
  'STARVED',
  'PLATFORM_MIX_DIVERGES',
  'TRACKING_MISSING',
] as const;
export type AngleFlag = (typeof ANGLE_FLAGS)[number];

/** Below so many impressions of the whole test, shares say nothing. */
const LEAST_IMPRESSIONS = 1_000;
/** SKEWED_DELIVERY: more than so many times the mean impressions of the other angles. */
const SKEW = 3;
/** STARVED: less than this part of an equal share of the impressions. */
const STARVATION = 0.25;
/** PLATFORM_MIX_DIVERGES: so much of the angle's impressions would have to move to another platform to match the other angles' mix. */
const DIVERGENCE = 0.3;

/** The rules, one line each; what they say of `all[arm]`. TRACKING_MISSING holds for all angles of a test at once. */
export const flagsOf = (
  all: readonly AngleTotals[],
  arm: number,
  measure: Measure,
): readonly AngleFlag[] => {
  const [own, others] = [all[arm]!, all.filter((_, other) => other !== arm)];
  const sum = all.reduce((impressions, totals) => impressions + totals.impressions, 0);
  const isTold = sum >= LEAST_IMPRESSIONS && others.length > 0;
  const rules: Readonly<Record<AngleFlag, boolean>> = {
    SKEWED_DELIVERY: isTold && own.impressions > (SKEW * (sum - own.impressions)) / others.length,
    STARVED: isTold && own.impressions < (STARVATION * sum) / all.length,
    PLATFORM_MIX_DIVERGES: isTold && own.impressions > 0 && divergence(own, others) > DIVERGENCE,
    TRACKING_MISSING: measure === 'CLICKS_PER_IMPRESSION',
  };
  return ANGLE_FLAGS.filter((flag) => rules[flag]);
};

/** The part of one mix of platforms that another has elsewhere: 0 (equal) to 1 (disjoint). */
const divergence = (own: AngleTotals, others: readonly AngleTotals[]): number => {
  const elsewhere = others.reduce((sum, { impressions }) => sum + impressions, 0);
  if (elsewhere === 0) return 0;
  const platforms = new Set(
    [own, ...others].flatMap(({ impressionsOn }) => [...impressionsOn.keys()]),
  );
  const gaps = [...platforms].map((platform) => {
    const theirs = others.reduce(
      (sum, { impressionsOn }) => sum + (impressionsOn.get(platform) ?? 0),
      0,
    );
    return Math.abs((own.impressionsOn.get(platform) ?? 0) / own.impressions - theirs / elsewhere);
  });
  return gaps.reduce((sum, gap) => sum + gap, 0) / 2;
};
