import type { SourceAdjustment } from './reading';
import { chooseName, restate, restateUnknown } from './restate';

const AT = '2026-11-20T09:00:00.000Z';
const known = (
  valueMicros: number | null,
  currency: string | null = 'EUR',
  last?: readonly [number, string],
) => ({
  valueMicros,
  currency,
  restatement: last ? { valueMicros: last[0], occurredAt: new Date(last[1]) } : null,
});
const share: SourceAdjustment = {
  adjustmentType: 'RESTATEMENT',
  orderId: 'o',
  occurredAt: AT,
  value: '79.33',
  currency: 'EUR',
  runningTotal: { left: '79.33', of: '119' },
};
const part: SourceAdjustment = {
  adjustmentType: 'RESTATEMENT',
  orderId: 'o',
  occurredAt: AT,
  deducted: '10.10',
  currency: 'EUR',
};

describe('a share that is left', () => {
  it.each([
    [100_000_000, 'EUR', '66.66'],
    [100_000_000, 'JPY', '67'],
    [100_000_000, 'KWD', '66.664'],
    [100_000_000, null, '66.663866'],
  ] as const)('of %d micros %s is %s', (micros, currency, value) => {
    expect(restate(share, known(micros, currency))).toEqual({
      adjustmentType: 'RESTATEMENT',
      orderId: 'o',
      occurredAt: AT,
      value,
      ...(currency && { currency }),
    });
  });

  it('of a conversion without a value is the reported value', () => {
    expect(restate(share, known(null)).value).toBe('79.33');
  });

  it('waits without a currency, for its original may be in another', () => {
    expect(restateUnknown(share)).toEqual({
      adjustmentType: 'RESTATEMENT',
      orderId: 'o',
      occurredAt: AT,
      value: '79.33',
    });
  });
});

describe('a deduction', () => {
  it('is deducted from the rest, and counts as the latest change although it came late', () => {
    expect(restate(part, known(50_000_000))).toMatchObject({ value: '39.9', occurredAt: AT });
    expect(
      restate(part, known(50_000_000, 'EUR', [30_000_000, '2026-11-20T10:00:00.000Z'])),
    ).toMatchObject({ value: '19.9', occurredAt: '2026-11-20T10:00:00.001Z' });
  });

  it('of everything takes the order back', () => {
    expect(restate(part, known(10_100_000))).toEqual({
      adjustmentType: 'RETRACTION',
      orderId: 'o',
      occurredAt: AT,
    });
  });

  it('cannot be restated without its order', () => {
    expect(restateUnknown(part)).toBeUndefined();
  });
});

describe('the name of an order', () => {
  it.each<[string, string[], string[], string]>([
    ['the one that is counted', ['in_1'], ['pi_1'], 'pi_1'],
    ['what its names stand for', ['cs_1'], [], 'cs_1'],
    ['the best of the reported names', [], [], 'in_1'],
    ['the counted one of two', ['pi_1', 'cs_1'], ['cs_1'], 'cs_1'],
  ])('is %s', (_what, standing, counted, name) => {
    expect(
      chooseName(
        ['in_1', 'pi_1', 'cs_1'],
        standing.map((orderId) => ({ orderId })),
        new Set(counted),
      ),
    ).toBe(name);
  });
});
