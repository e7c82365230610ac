import { MICROS_PER_UNIT, type PlatformId } from '@switchyard/kernel';
import { joinUnknownFor, type UnknownFor } from '../report/report-row';
import type { AngleState, Stratum } from './judge-test';

/** What one angle did over all days. */
export interface AngleTotals {
  readonly impressions: number;
  readonly clicks: number;
  /** Over the platforms that report them; null where none does. */
  readonly conversionsMicros: number | null;
  readonly unknownFor: UnknownFor;
  /** By currency: amounts of different ones are never added. */
  readonly spendMicros: ReadonlyMap<string, number>;
  readonly impressionsOn: ReadonlyMap<PlatformId, number>;
}

const NOTHING: AngleTotals = {
  impressions: 0,
  clicks: 0,
  conversionsMicros: null,
  unknownFor: {},
  spendMicros: new Map(),
  impressionsOn: new Map(),
};

const added = <Key>(
  sums: ReadonlyMap<Key, number>,
  key: Key,
  amount: number,
): ReadonlyMap<Key, number> => new Map([...sums, [key, (sums.get(key) ?? 0) + amount]]);

export const totalsOf = (angleId: string, facts: readonly AngleFact[]): AngleTotals =>
  facts
    .filter((fact) => fact.angleId === angleId)
    .reduce(
      (sum, fact) => ({
        impressions: sum.impressions + fact.impressions,
        clicks: sum.clicks + fact.clicks,
        conversionsMicros:
          fact.conversionsMicros === null
            ? sum.conversionsMicros
            : (sum.conversionsMicros ?? 0) + fact.conversionsMicros,
        unknownFor: fact.isPartlyUnknown
          ? joinUnknownFor([sum.unknownFor, { conversions: [fact.platform] }])
          : sum.unknownFor,
        spendMicros: added(sum.spendMicros, fact.currency, fact.spendMicros),
        impressionsOn: added(sum.impressionsOn, fact.platform, fact.impressions),
      }),
      NOTHING,
    );

/**
 * The measures that angles are compared by. Clicks per impression are used instead where nothing
 * converts or no platform reports conversions.
 */
export const MEASURES = ['CONVERSIONS_PER_CLICK', 'CLICKS_PER_IMPRESSION'] as const;
export type Measure = (typeof MEASURES)[number];

export const measureOf = (facts: readonly AngleFact[]): Measure =>
  facts.some(({ conversionsMicros }) => (conversionsMicros ?? 0) > 0)
    ? 'CONVERSIONS_PER_CLICK'
    : 'CLICKS_PER_IMPRESSION';

const counted = (
  measure: Measure,
  fact: AngleFact,
): readonly [successes: number, trials: number] =>
  measure === 'CONVERSIONS_PER_CLICK'
    ? [(fact.conversionsMicros ?? 0) / MICROS_PER_UNIT, fact.trackedClicks]
    : [fact.clicks, fact.impressions];

/** A stratum per platform and day, so that angles are compared only with what ran beside them. */
export const strataOf = (
  angleIds: readonly string[],
  facts: readonly AngleFact[],
  measure: Measure,
): readonly Stratum[] => {
  const strata = new Map<string, { successes: number[]; trials: number[] }>();
  const empty = () => ({ successes: angleIds.map(() => 0), trials: angleIds.map(() => 0) });
  const place = new Map(angleIds.map((id, arm) => [id, arm]));
  for (const fact of facts) {
    const arm = place.get(fact.angleId);
    if (arm === undefined) continue;
    const key = `${fact.platform} ${fact.day}`;
    const stratum = strata.get(key) ?? empty();
    const [successes, trials] = counted(measure, fact);
    stratum.successes[arm]! += successes;
    stratum.trials[arm]! += trials;
    strata.set(key, stratum);
  }
  return [...strata.values()];
};

/** What the ads of one angle did on one platform on one day. */
export interface AngleFact {
  readonly angleId: string;
  readonly platform: PlatformId;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** ISO 4217. */
  readonly currency: string;
  readonly impressions: number;
  readonly clicks: number;
  /** Clicks on platforms that report conversions at all. */
  readonly trackedClicks: number;
  /** Null where the platform reports none. */
  readonly conversionsMicros: number | null;
  /** Some of it is not reported. */
  readonly isPartlyUnknown: boolean;
  readonly spendMicros: number;
}

/** An angle that is tried against the others of its business. */
export interface TriedAngle {
  readonly angleId: string;
  /**
   * Of the angle or, once that was deleted, of the campaigns whose ads carry its stamp; null when
   * they have none.
   */
  readonly businessId: string | null;
  /** Null once it was deleted. */
  readonly name: string | null;
  readonly status: 'ACTIVE' | 'PAUSED' | 'ARCHIVED' | null;
}

/** How an angle's state changed last, as the daily evaluation saw it. */
export interface AngleTransition {
  readonly from: AngleState;
  readonly to: AngleState;
  readonly at: Date;
}

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
/**
 * PLATFORM_MIX_DIVERGES: so much of the angle's impressions would have to move to another platform
 * to match the other angles' mix.
 */
const DIVERGENCE = 0.3;

/**
 * The rules, one line each; what they say of `all[arm]`. TRACKING_MISSING applies to all angles of
 * a test at once.
 */
export const flagsOf = (
  all: readonly AngleTotals[],
  arm: number,
  measure: Measure,
): readonly AngleFlag[] => {
  const [own, others] = [all[arm]!, all.filter((_, other) => other !== arm)];
  const sum = all.reduce((impressions, totals) => impressions + totals.impressions, 0);
  const isKnown = sum >= LEAST_IMPRESSIONS && others.length > 0;
  const rules: Readonly<Record<AngleFlag, boolean>> = {
    SKEWED_DELIVERY: isKnown && own.impressions > (SKEW * (sum - own.impressions)) / others.length,
    STARVED: isKnown && own.impressions < (STARVATION * sum) / all.length,
    PLATFORM_MIX_DIVERGES: isKnown && own.impressions > 0 && divergence(own, others) > DIVERGENCE,
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
