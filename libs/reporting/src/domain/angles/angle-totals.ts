import { MICROS_PER_UNIT, type PlatformId } from '@switchyard/kernel';
import { joinUnknownFor, type UnknownFor } from '../report/unknown-for';
import type { AngleFact } from './angle-fact';
import type { Stratum } from './stratum';

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

/** What angles are compared by. Clicks per impression stand in where nothing converts or nobody tells. */
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
