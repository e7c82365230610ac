import {
  CURRENCIES,
  PLATFORM_IDS,
  SCOPES,
  idPattern,
  type IdPrefix,
  isId,
} from '@switchyard/kernel';
import { IsIn, IsString, MaxLength, MinLength } from 'class-validator';
import type { Findings } from '../validation/findings';
import { field, type Field, type FieldOptions, must, type Rule, says, type Schema } from './field';

export type TextOptions = PlainTextOptions & (Shaped | { readonly pattern?: undefined });

/** A text of one shape. Messages show the shape by an example and never by the expression. */
interface Shaped {
  readonly pattern: RegExp;
  /** What goes on after "must be": "a time such as 08:30". */
  readonly form: string;
}

interface PlainTextOptions extends FieldOptions {
  readonly example: string | null;
  /** Characters; 1 unless stated, and then more than blanks. */
  readonly min?: number;
  readonly max: number;
  readonly format?: string;
  /** A secret: never shown in an answer. */
  readonly writeOnly?: boolean;
}

/**
 * A string of `min` (1) to `max` characters. Control characters and broken surrogates are refused:
 * no store can hold them all.
 */
export const Text = (options: TextOptions): Field => {
  const { min = 1, max, pattern, format, writeOnly } = options;
  const shape = options.pattern ? [hasForm(options, min)] : lengthRules(min, max);
  return field({
    kind: 'text',
    options,
    rules: [isString, ...shape, isPlainText],
    schema: () => ({
      type: 'string',
      minLength: min,
      maxLength: max,
      ...(pattern ? { pattern: pattern.source } : {}),
      ...(format ? { format } : {}),
      ...(writeOnly ? { writeOnly } : {}),
    }),
  });
};

export const isString: Rule = (each) =>
  IsString(says({ code: 'WRONG_TYPE' }, 'must be a string', each));

/** One rule, so that one message says all of it: a wrong length is a wrong form too. */
const hasForm = ({ pattern, form, max }: Shaped & { readonly max: number }, min: number): Rule =>
  must(
    'hasForm',
    { code: 'BAD_FORMAT' },
    `must be ${form}`,
    (value) =>
      typeof value === 'string' &&
      value.length >= min &&
      value.length <= max &&
      pattern.test(value),
  );

const lengthRules = (min: number, max: number): Rule[] => [
  (each) => MaxLength(max, says({ code: 'TOO_LONG' }, `must have at most ${max} characters`, each)),
  ...(min > 0 ? [atLeast(min)] : []),
];

const atLeast = (min: number): Rule =>
  min > 1
    ? (each) =>
        MinLength(min, says({ code: 'TOO_SHORT' }, `must have at least ${min} characters`, each))
    : must(
        'isNotBlank',
        { code: 'TOO_SHORT' },
        'must not be blank',
        (value) => typeof value === 'string' && /\S/.test(value),
      );

const isPlainText: Rule = must(
  'isPlainText',
  { code: 'BAD_FORMAT' },
  'must not contain control characters or half surrogate pairs',
  (value) => typeof value === 'string' && isStorableText(value),
);

/**
 * True for text that every store can hold: no NUL or other control character but tab and line
 * breaks, no half surrogate pair.
 */
export const isStorableText = (text: string): boolean => {
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isSurrogate(code) && !isPair(code, text.charCodeAt(++at))) return false;
    if (
      (code < 32 && code !== TAB && code !== LINE_FEED && code !== CARRIAGE_RETURN) ||
      code === DELETE
    ) {
      return false;
    }
  }
  return true;
};

const [TAB, LINE_FEED, CARRIAGE_RETURN, DELETE] = [9, 10, 13, 127];

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;

/** `low` is NaN at the end of the text. */
const isPair = (high: number, low: number): boolean =>
  high <= 0xdbff && low >= 0xdc00 && low <= 0xdfff;

/**
 * The id of another record. A malformed one is answered like an unknown one: 404 with
 * `details.path`.
 */
export const IdOf = (prefix: IdPrefix, options: FieldOptions): Field =>
  field({
    kind: 'text',
    options,
    rules: [
      isString,
      must(
        'isId',
        { code: 'BAD_FORMAT', reference: true },
        `must be an id such as ${prefix}_01890a5d00f4k9r8e7h7x6a5b4`,
        (value) => isId(prefix, value),
      ),
    ],
    schema: () => ({
      type: 'string',
      pattern: idPattern(prefix),
    }),
  });

/** Lists of the kernel, named once for all their fields. */
const NAMES = new Map<readonly string[], string>([
  [PLATFORM_IDS, 'PlatformId'],
  [CURRENCIES, 'CurrencyCode'],
  [SCOPES, 'Scope'],
]);

export interface OneOfOptions extends FieldOptions {
  /** What clients call the list, once for each list: `CampaignType`. Bodies and queries need it. */
  readonly name?: string;
}

/** The schema of one word of a list. */
export const listSchema = (
  values: readonly string[],
  { name = NAMES.get(values) }: OneOfOptions,
): Schema => ({
  type: 'string',
  enum: [...values],
  ...(name ? { 'x-enum-name': name } : {}),
});

/**
 * One word of a list. The list grows without notice: clients must tolerate words they do not know.
 */
export const OneOf = (values: readonly string[], options: OneOfOptions): Field =>
  field({
    kind: 'text',
    options,
    rules: [
      isString,
      (each) =>
        IsIn(values, says({ code: 'NOT_ONE_OF' }, `must be one of ${values.join(', ')}`, each)),
    ],
    schema: () => listSchema(values, options),
  });

/**
 * The same, for words that people write by hand: read in any case, and kept as the list has them.
 */
export const OneOfAnyCase = (values: readonly string[], options: OneOfOptions): Field => {
  const wordOf = (given: unknown): string | undefined =>
    typeof given === 'string'
      ? values.find((word) => word.toLowerCase() === given.trim().toLowerCase())
      : undefined;
  const message = `must be one of ${values.join(', ')}`;
  const read = (given: unknown, path: string, findings: Findings): unknown => {
    const word = wordOf(given);
    if (word === undefined) {
      const name = path.split('/').at(-1) ?? '';
      findings.add(path, 'NOT_ONE_OF', `${name} ${message}`);
    }
    return word;
  };
  return field({
    kind: 'text',
    options,
    rules: [
      isString,
      must(
        'isOneOfAnyCase',
        { code: 'NOT_ONE_OF', shape: { read } },
        message,
        (given) => wordOf(given) !== undefined,
      ),
    ],
    schema: () => listSchema(values, options),
  });
};
