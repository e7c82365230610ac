import type { PerformanceFact } from './daily-performance';

const sum = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? null : one + other;

const together = (one: PerformanceFact, other: PerformanceFact): PerformanceFact => ({
  ...one,
  impressions: one.impressions + other.impressions,
  clicks: one.clicks + other.clicks,
  spendMicros: one.spendMicros + other.spendMicros,
  conversionsMicros: sum(one.conversionsMicros, other.conversionsMicros),
  conversionValueMicros: sum(one.conversionValueMicros, other.conversionValueMicros),
});

/** Adds up the rows of the same object and day: what an object of ours did under all the remote ids that it had. */
export const foldFacts = (facts: Iterable<PerformanceFact>): readonly PerformanceFact[] => {
  const folded = new Map<string, PerformanceFact>();
  for (const fact of facts) {
    const key = `${fact.objectId} ${fact.day}`;
    const known = folded.get(key);
    folded.set(key, known ? together(known, fact) : fact);
  }
  return [...folded.values()];
};
