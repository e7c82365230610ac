import type { Figures } from './spend-book';

/**
 * Figures divided among so many objects: whole counts, whole smallest units of the currency, hundredths of values, which go where the
 * conversions go. The parts add up to the whole exactly.
 */
export function dividedAmong(
  figures: Figures,
  count: number,
  unitMicros: number,
): readonly Figures[] {
  const perConversion = Number.isInteger(figures.conversions) ? 1 : 100;
  const even = (total: number): readonly number[] =>
    divided(
      total,
      Array.from({ length: count }, () => 1),
    );
  const [impressions, clicks, units] = [
    figures.impressions,
    figures.clicks,
    figures.costMicros / unitMicros,
  ].map((total) => even(Math.round(total)));
  const conversions = even(Math.round(figures.conversions * perConversion));
  const values = divided(Math.round(figures.conversionsValue * 100), conversions);
  return conversions.map((part, index) => ({
    impressions: impressions?.[index] ?? 0,
    clicks: clicks?.[index] ?? 0,
    costMicros: (units?.[index] ?? 0) * unitMicros,
    conversions: part / perConversion,
    conversionsValue: (values[index] ?? 0) / 100,
  }));
}

/** A whole number in whole parts by weight; evenly where nothing weighs anything. */
function divided(total: number, weights: readonly number[]): readonly number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) {
    return weights.length === 0
      ? []
      : divided(
          total,
          weights.map(() => 1),
        );
  }
  let before = 0;
  return weights.map((weight) => {
    const begin = Math.floor((total * before) / all);
    before += weight;
    return Math.floor((total * before) / all) - begin;
  });
}
