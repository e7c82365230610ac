import 'reflect-metadata';
import { microsFromAmount } from '@switchyard/kernel';
import * as fc from 'fast-check';
import { collectIssues } from '../validation/validate-body';
import { Amount } from './number';

class PriceDto {
  @Amount({ description: 'A price.', example: 1 })
  price!: number;
}

const isTooPrecise = (price: number): boolean =>
  collectIssues(PriceDto, { price }).some(({ code }) => code === 'TOO_PRECISE');

describe('Amount', () => {
  it('calls too precise exactly what has no whole number of micros', () => {
    const prices = fc.oneof(
      fc.double({ min: 1e-9, max: 1e9, noNaN: true }),
      fc.integer({ min: 1, max: 1e9 }).map((micros) => micros / 1e6),
      fc.integer({ min: 1, max: 1e9 }).map((tenths) => tenths / 1e7),
    );
    fc.assert(
      fc.property(prices, (price) => {
        expect(isTooPrecise(price)).toBe(microsFromAmount(price) === undefined);
      }),
      { numRuns: 2_000 },
    );
  });
});
