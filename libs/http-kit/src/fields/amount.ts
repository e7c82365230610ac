import { MAX_AMOUNT } from '@switchyard/kernel';
import { IsNumber, Max } from 'class-validator';
import { field, type Field, type FieldOptions } from './field';
import { must, says, type Rule } from './rule';

export interface AmountOptions extends FieldOptions {
  /** Zero is allowed too. */
  readonly zero?: boolean;
}

/** Money in major units of a currency stated elsewhere. The domain checks the currency's own decimals. */
export const Amount = (options: AmountOptions): Field =>
  field({
    kind: 'number',
    options,
    rules: [isNumber, options.zero ? notNegative : positive, largest, precise],
    schema: () => ({
      type: 'number',
      [options.zero ? 'minimum' : 'exclusiveMinimum']: 0,
      maximum: MAX_AMOUNT,
    }),
  });

const isNumber: Rule = (each) =>
  IsNumber(
    { allowNaN: false, allowInfinity: false },
    says({ code: 'WRONG_TYPE' }, 'must be a number', each),
  );

const positive = must(
  'isPositiveAmount',
  { code: 'OUT_OF_RANGE' },
  'must be greater than 0',
  (value) => typeof value === 'number' && value > 0,
);

const notNegative = must(
  'isAmount',
  { code: 'OUT_OF_RANGE' },
  'must be at least 0',
  (value) => typeof value === 'number' && value >= 0,
);

const largest: Rule = (each) =>
  Max(MAX_AMOUNT, says({ code: 'OUT_OF_RANGE' }, `must be at most ${MAX_AMOUNT}`, each));

/** The shortest decimal text of the number, which is what a caller wrote; `microsFromAmount` decides by the same text, 20 times slower. */
const AT_MOST_SIX_DECIMALS = /^-?\d+(\.\d{1,6})?$/;

const precise = must(
  'hasMicroPrecision',
  { code: 'TOO_PRECISE' },
  'must have at most 6 decimals',
  (value) => AT_MOST_SIX_DECIMALS.test(String(value)),
);
