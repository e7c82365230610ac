import { type PacingFacts, projectSpend } from './pacing';
import { periodSpan } from './spend';

const now = new Date('2026-11-21T00:00:00Z');
const span = periodSpan('monthly', now, 'UTC');
const week = Array.from({ length: 7 }, () => 10_000_000);
const paced = (more: Partial<PacingFacts> = {}) =>
  projectSpend({
    budgetMicros: 300_000_000,
    spentMicros: 200_000_000,
    isPart: false,
    lastDaysMicros: week,
    dataAsOf: now,
    span,
    now,
    ...more,
  });

describe('pacing', () => {
  it('adds the mean of the last days for each day to come', () => {
    expect(paced()).toEqual({
      spentMicros: 200_000_000,
      projectedMicros: 300_000_000,
      status: 'ON_TRACK',
      dataAsOf: now,
    });
  });

  it('is at risk when that passes the amount, and over when the amount is passed', () => {
    expect(paced({ budgetMicros: 299_999_999 }).status).toBe('AT_RISK');
    expect(paced({ budgetMicros: 199_999_999 }).status).toBe('OVER');
  });

  it('goes on from the moment of the figures', () => {
    expect(paced({ dataAsOf: new Date('2026-11-20T12:00:00Z') }).projectedMicros).toBe(305_000_000);
  });

  it('knows nothing before everything was read once', () => {
    expect(paced({ dataAsOf: null })).toEqual({
      spentMicros: null,
      projectedMicros: null,
      status: 'UNKNOWN',
      dataAsOf: null,
    });
  });

  it.each([
    ['few days', { lastDaysMicros: [10_000_000, 10_000_000] }],
    ['old figures', { dataAsOf: new Date('2026-11-19T23:59:59Z') }],
  ])('does not guess from %s', (_what, more) => {
    expect(paced(more)).toMatchObject({
      spentMicros: 200_000_000,
      projectedMicros: null,
      status: 'UNKNOWN',
    });
    expect(paced({ ...more, budgetMicros: 100_000_000 }).status).toBe('OVER');
  });

  it('has no sum where a part of it has no rate', () => {
    expect(paced({ isPart: true })).toMatchObject({
      spentMicros: null,
      projectedMicros: null,
      status: 'UNKNOWN',
    });
    expect(paced({ isPart: true, budgetMicros: 199_999_999 }).status).toBe('OVER');
  });

  it('has no status without an amount', () => {
    expect(paced({ budgetMicros: null }).status).toBe('UNKNOWN');
  });
});
