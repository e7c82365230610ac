import { dividedAmong, NO_FIGURES, plus } from './delivery';

const WHOLE = {
  impressions: 100,
  clicks: 7,
  costMicros: 12_340_000,
  conversions: 2,
  conversionsValue: 59.97,
};

describe('figures divided among objects', () => {
  it('add up again, in whole counts and cents', () => {
    const parts = dividedAmong(WHOLE, 3, 10_000);
    const sum = parts.reduce(plus, NO_FIGURES);
    expect({ ...sum, conversionsValue: Math.round(sum.conversionsValue * 100) / 100 }).toEqual(
      WHOLE,
    );
    expect(
      parts.every(
        ({ costMicros, clicks }) => costMicros % 10_000 === 0 && Number.isInteger(clicks),
      ),
    ).toBe(true);
  });

  it('keep parts of conversions in hundredths', () => {
    expect(
      dividedAmong({ ...WHOLE, conversions: 1.5 }, 2, 10_000).map(({ conversions }) => conversions),
    ).toEqual([0.75, 0.75]);
  });

  it('give the value to those who have the conversions', () => {
    expect(
      dividedAmong(WHOLE, 4, 10_000).map(({ conversions, conversionsValue }) => [
        conversions,
        conversionsValue,
      ]),
    ).toEqual([
      [0, 0],
      [1, 29.98],
      [0, 0],
      [1, 29.99],
    ]);
    expect(
      dividedAmong({ ...WHOLE, conversions: 0, conversionsValue: 1 }, 2, 10_000).map(
        ({ conversionsValue }) => conversionsValue,
      ),
    ).toEqual([0.5, 0.5]);
  });

  it('are dropped without a recipient', () => expect(dividedAmong(WHOLE, 0, 10_000)).toEqual([]));
});
