import {
  currencyDigits,
  fitsCurrency,
  isCurrency,
  type Issue,
  MAX_AMOUNT,
  microsFromAmount,
} from '@switchyard/kernel';
import Big from 'big.js';

/** Digits, and perhaps a point and decimals. */
const CANONICAL = /^\d{1,10}(\.\d{1,12})?$/;
/** One separator, and no group of exactly three digits after a comma, which may be thousands. */
const COMMA = /^\d{1,10},(\d{1,2}|\d{4,12})$/;
/** Groups of thousands, and perhaps decimals; three decimals may be a group themselves. */
const GROUPED =
  /^\d{1,3}(?:([.,' \u00a0\u202f\u2019])\d{3})(?:\1\d{3}){0,2}(?:([.,])(?:\d{1,2}|\d{4,12}))?$/;

/**
 * An amount as people write it, as digits with a point: `49.90`, `49,90`, `1.234,56`, `1,234.56`,
 * `1.234.567`. Undefined for what is no amount, and for what may be two: `1,234`, `1.234,567`.
 */
export const decimalText = (text: string): string | undefined => {
  const trimmed = text.trim();
  if (CANONICAL.test(trimmed)) return trimmed;
  if (COMMA.test(trimmed)) return trimmed.replace(',', '.');
  const [, group, mark] = GROUPED.exec(trimmed) ?? [];
  if (group === undefined || group === mark) return undefined;
  const groups = trimmed.split(group).length - 1;
  if (mark === undefined && groups === 1 && (group === '.' || group === ',')) return undefined;
  return trimmed.replaceAll(group, '').replace(',', '.');
};

/** A point before exactly three digits may separate thousands; only the currency decides it. */
const MAYBE_THOUSANDS = /^[1-9]\d{0,2}\.\d{3}$/;

/** True for a text such as `1.234` that is an amount only if its currency has three decimals. */
export const needsCurrency = (value: unknown): boolean =>
  typeof value === 'string' && MAYBE_THOUSANDS.test(value.trim());

/**
 * Micros of an amount in major units, a number or decimal text; undefined, with an issue, for what
 * is none, is negative, too large or more precise than micros.
 */
export const readAmount = (
  value: unknown,
  path: string,
): { readonly micros: number | undefined; readonly issues: readonly Issue[] } => {
  const name = path.split('/').at(-1) ?? 'value';
  const bad = (code: Issue['code'], message: string) => ({
    micros: undefined,
    issues: [{ path, code, message }],
  });
  const decimal = typeof value === 'string' ? decimalText(value) : undefined;
  if (typeof value !== 'number' && decimal === undefined) {
    return bad('WRONG_TYPE', `${name} must be a number such as 49.9`);
  }
  const amount = Number(decimal ?? value);
  if (!(amount >= 0 && amount <= MAX_AMOUNT)) {
    return bad('OUT_OF_RANGE', `${name} must be from 0 to ${MAX_AMOUNT}`);
  }
  const micros = decimal === undefined ? microsFromAmount(amount) : exactMicros(decimal);
  return micros === undefined
    ? bad('TOO_PRECISE', `${name} must have at most 6 decimals`)
    : { micros, issues: [] };
};

const exactMicros = (text: string): number | undefined => {
  const micros = new Big(text).times(1_000_000);
  return micros.eq(micros.round(0)) ? micros.toNumber() : undefined;
};

/** What is wrong with a currency, or with an amount in it. */
export const moneyIssues = (
  currency: string | undefined,
  micros: number | null,
  path: string,
): Issue[] => {
  if (currency === undefined) return [];
  if (!isCurrency(currency)) {
    return [
      {
        path: `${path}/currency`,
        code: 'NOT_ONE_OF',
        message: 'currency must be an ISO 4217 code such as EUR',
      },
    ];
  }
  return micros === null ? [] : precisionIssues(micros, currency, `${path}/value`);
};

/** An amount has no more decimals than its currency. */
export const precisionIssues = (micros: number, currency: string, path: string): Issue[] =>
  fitsCurrency(micros, currency)
    ? []
    : [
        {
          path,
          code: 'TOO_PRECISE',
          message: `value must have at most ${currencyDigits(currency)} decimals, as amounts in ${currency} have`,
        },
      ];

/** Clocks of callers may be ahead by this much. */
const SKEW_MS = 5 * 60_000;

/** What happened must not lie in the future. */
export const futureIssues = (
  moment: Date,
  path: string,
  now: Date,
  member = 'occurredAt',
): Issue[] =>
  moment.getTime() > now.getTime() + SKEW_MS
    ? [
        {
          path: `${path}/${member}`,
          code: 'OUT_OF_RANGE',
          message: `${member} must not be in the future`,
        },
      ]
    : [];
