import { address } from '../plan/testing/given';
import { currencyWarnings } from './currency-warning';

const told = (currency: string, ratesMicros: Readonly<Record<string, number>> = {}) =>
  currencyWarnings(address('campaign', 'cmp_1'), currency, { currency: 'EUR', ratesMicros });

describe('the currency of a campaign that is taken over', () => {
  it('is no word worth where the budget has the same', () => {
    expect(told('EUR')).toEqual([]);
  });

  it('is told where the budget has another, and whether it counts there', () => {
    const [alone, added] = [told('USD'), told('USD', { USD: 900_000 })];
    expect([alone, added].map((all) => all.map(({ code, field }) => `${code} ${field}`))).toEqual([
      ['CURRENCY_MISMATCH currency'],
      ['CURRENCY_MISMATCH currency'],
    ]);
    expect(alone[0]?.message).not.toBe(added[0]?.message);
  });
});
