import { readAmount } from './read-amount';

const codeOf = (amount: number, currency: string): string | undefined =>
  readAmount(amount, currency, '/budget').issues[0]?.code;

describe('readAmount', () => {
  it.each<[number, string, number]>([
    [12.34, 'EUR', 12_340_000],
    [1500, 'JPY', 1_500_000_000],
    [1.234, 'KWD', 1_234_000],
    [0.29, 'EUR', 290_000],
  ])('reads %d %s exactly', (amount, currency, micros) => {
    expect(readAmount(amount, currency, '/budget')).toEqual({ micros, issues: [] });
  });

  it.each<[number, string, string]>([
    [12.345, 'EUR', 'TOO_PRECISE'],
    [1500.5, 'JPY', 'TOO_PRECISE'],
    [1.2345, 'KWD', 'TOO_PRECISE'],
    [0.000_000_1, 'EUR', 'TOO_PRECISE'],
    [0, 'EUR', 'OUT_OF_RANGE'],
    [-1, 'EUR', 'OUT_OF_RANGE'],
    [1_000_000_001, 'EUR', 'OUT_OF_RANGE'],
    [Number.NaN, 'EUR', 'OUT_OF_RANGE'],
  ])('refuses %d %s as %s', (amount, currency, code) => {
    expect(codeOf(amount, currency)).toBe(code);
  });
});
