import { byNumbersAlone, byTheRule, decidedOn, type SimulatedTest } from './testing/simulated-test';

const RUNS = 100;
const share = (days: readonly number[]): number =>
  days.filter(Number.isFinite).length / days.length;
const alike = (arms: number, clicks = 400): SimulatedTest => ({
  clicksPerDay: Array<number>(arms).fill(clicks),
  rates: Array<number>(arms).fill(0.04),
  days: 60,
});

describe('angles that do not differ, looked at every day for 60 days', () => {
  it.each([[2], [4]])('%p of them are decided in at most 5 of 100 tests', (arms) => {
    expect(share(decidedOn(alike(arms), RUNS, byTheRule))).toBeLessThanOrEqual(0.05);
  });

  it('would be decided far more often by the two numbers alone', () => {
    expect(share(decidedOn(alike(2), 40, byNumbersAlone))).toBeGreaterThan(0.15);
  });
});

describe('a difference of 30 %', () => {
  it('is found in time by nine of ten tests, and almost never the wrong way', () => {
    const days = decidedOn(
      { clicksPerDay: [400, 400], rates: [0.052, 0.04], days: 60 },
      RUNS,
      byTheRule,
    );
    const sorted = days.toSorted((one, other) => one - other);
    expect(sorted[Math.floor(RUNS * 0.5)]).toBeLessThanOrEqual(30);
    expect(share(days)).toBeGreaterThan(0.9);
  });
});
