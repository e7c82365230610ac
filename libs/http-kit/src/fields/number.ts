import { MAX_AMOUNT } from '@switchyard/kernel';
import { IsBoolean, IsInt, IsNumber, Max, Min } from 'class-validator';
import { field, type Field, type FieldOptions, must, type Rule, says } from './field';

export interface NumberOptions extends FieldOptions {
  readonly min: number;
  readonly max: number;
}

export interface DecimalOptions extends NumberOptions {
  /** The value must be greater than `min`, not equal to it. */
  readonly exclusiveMin?: boolean;
  readonly maxDecimals?: number;
}

const LARGEST_INT32 = 2_147_483_647;

/** An integer between two bounds, both allowed. */
export const WholeNumber = (options: NumberOptions): Field =>
  field({
    kind: 'number',
    options,
    rules: [
      (each) => IsInt(says({ code: 'WRONG_TYPE' }, 'must be a whole number', each)),
      atLeast(options),
      atMost(options),
    ],
    schema: () => ({
      type: 'integer',
      format: options.max > LARGEST_INT32 ? 'int64' : 'int32',
      minimum: options.min,
      maximum: options.max,
    }),
  });

/** A number between two bounds. */
export const Decimal = (options: DecimalOptions): Field =>
  field({
    kind: 'number',
    options,
    rules: [
      isFinite,
      options.exclusiveMin ? above(options.min) : atLeast(options),
      atMost(options),
      ...precision(options.maxDecimals),
    ],
    schema: () => ({
      type: 'number',
      format: 'double',
      [options.exclusiveMin ? 'exclusiveMinimum' : 'minimum']: options.min,
      maximum: options.max,
    }),
  });

const isFinite: Rule = (each) =>
  IsNumber(
    { allowNaN: false, allowInfinity: false },
    says({ code: 'WRONG_TYPE' }, 'must be a number', each),
  );

const atLeast =
  ({ min }: NumberOptions): Rule =>
  (each) =>
    Min(min, says({ code: 'OUT_OF_RANGE' }, `must be at least ${min}`, each));

const atMost =
  ({ max }: NumberOptions): Rule =>
  (each) =>
    Max(max, says({ code: 'OUT_OF_RANGE' }, `must be at most ${max}`, each));

const above = (min: number): Rule =>
  must(
    'isAbove',
    { code: 'OUT_OF_RANGE' },
    `must be greater than ${min}`,
    (value) => typeof value === 'number' && value > min,
  );

const precision = (decimals: number | undefined): Rule[] =>
  decimals === undefined
    ? []
    : [
        must(
          'hasFewDecimals',
          { code: 'TOO_PRECISE' },
          `must have at most ${decimals} decimals`,
          (value) => typeof value === 'number' && Number(value.toFixed(decimals)) === value,
        ),
      ];

export interface AmountOptions extends FieldOptions {
  /** Zero is allowed too. */
  readonly zero?: boolean;
}

/**
 * Money in major units of a currency stated elsewhere. The domain checks the currency's own
 * decimals.
 */
export const Amount = (options: AmountOptions): Field =>
  field({
    kind: 'number',
    options,
    rules: [isNumber, options.zero ? notNegative : positive, largest, precise],
    schema: () => ({
      type: 'number',
      format: 'double',
      'x-money': true,
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

/**
 * The shortest decimal text of the number, which is what a caller wrote; `microsFromAmount` decides
 * by the same text, 20 times slower.
 */
const AT_MOST_SIX_DECIMALS = /^-?\d+(\.\d{1,6})?$/;

const precise = must(
  'hasMicroPrecision',
  { code: 'TOO_PRECISE' },
  'must have at most 6 decimals',
  (value) => AT_MOST_SIX_DECIMALS.test(String(value)),
);

/** true or false, nothing that merely looks like it. */
export const Flag = (options: FieldOptions): Field =>
  field({
    kind: 'flag',
    options,
    rules: [(each) => IsBoolean(says({ code: 'WRONG_TYPE' }, 'must be true or false', each))],
    schema: () => ({ type: 'boolean' }),
  });
