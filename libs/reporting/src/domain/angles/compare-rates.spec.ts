import { SCIPY } from '../../testing/scipy';
import { betaPosterior, compareRates, ratePoint } from './compare-rates';

const compared = (arms: readonly (readonly [number, number])[]) =>
  compareRates(arms.map(([a, b]) => betaPosterior(a, b)));

it.each(SCIPY.densities)(
  'the density at %p of Beta(%p, %p) is what SciPy says',
  (x, a, b, expected) => {
    expect(Math.abs(Math.log(betaPosterior(a, b).densityAt(ratePoint(x))) - expected)).toBeLessThan(
      1e-7 * Math.max(1, Math.abs(expected)),
    );
  },
);

it.each(SCIPY.comparisons)('$arms compare as SciPy says', ({ arms, best, loss }) => {
  const { probabilityBest, expectedLoss } = compared(
    arms as unknown as readonly (readonly [number, number])[],
  );
  best.forEach((probability, arm) =>
    expect(Math.abs(probabilityBest[arm]! - probability)).toBeLessThan(1e-6),
  );
  loss.forEach((cost, arm) =>
    expect(Math.abs(expectedLoss[arm]! - cost)).toBeLessThan(1e-5 * Math.max(...loss)),
  );
});

it.each([
  [
    'two that are the same',
    [
      [7, 93],
      [7, 93],
    ],
    [0.5, 0.5],
  ],
  [
    'ten that are the same',
    Array.from({ length: 10 }, () => [3, 40]),
    Array.from({ length: 10 }, () => 0.1),
  ],
  [
    'one far above the other',
    [
      [2, 1e7],
      [5e6, 5e6],
    ],
    [0, 1],
  ],
  [
    'one that is known exactly between',
    [
      [1e6, 9e6],
      [2, 18],
    ],
    [0.5797, 0.4203],
  ],
])('%s', (_name, arms, expected) => {
  const { probabilityBest } = compared(arms as [number, number][]);
  expect(probabilityBest.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 6);
  expected.forEach((probability, arm) => expect(probabilityBest[arm]).toBeCloseTo(probability, 2));
});
