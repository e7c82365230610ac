import { IsInt, IsNumber, Max, Min } from 'class-validator';
import { field, type Field, type FieldOptions } from './field';
import { must, says, type Rule } from './rule';

export interface NumberOptions extends FieldOptions {
  readonly min: number;
  readonly max: number;
}

export interface DecimalOptions extends NumberOptions {
  /** The value must be greater than `min`, not equal to it. */
  readonly exclusiveMin?: boolean;
  readonly maxDecimals?: number;
}

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
    schema: () => ({ type: 'integer', minimum: options.min, maximum: options.max }),
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
