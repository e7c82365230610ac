import type { Figures } from './spend-book';

/** Figures divided among so many objects: whole counts, whole smallest units of the currency, hundredths of values. The parts add up to the whole exactly. */
export function dividedAmong(figures: Figures, count: number, unitMicros: number): readonly Figures[] {
  const countsPerConversion = Number.isInteger(figures.conversions) ? 1 : 100;
  return Array.from({ length: count }, (_, index) => {
    const part = (total: number, perUnit = 1): number => partOf(Math.round(total * perUnit), index, count) / perUnit;
    return {
      impressions: part(figures.impressions),
      clicks: part(figures.clicks),
      costMicros: partOf(Math.round(figures.costMicros / unitMicros), index, count) * unitMicros,
      conversions: part(figures.conversions, countsPerConversion),
      conversionsValue: part(figures.conversionsValue, 100),
    };
  });
}

const partOf = (total: number, index: number, count: number): number => Math.floor((total * (index + 1)) / count) - Math.floor((total * index) / count);
