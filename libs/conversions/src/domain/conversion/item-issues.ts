import {
  currencyDigits,
  fitsCurrency,
  isCurrency,
  type Issue,
  MAX_AMOUNT,
  microsFromAmount,
} from '@switchyard/kernel';
import Big from 'big.js';

const DECIMAL = /^\d{1,10}(\.\d{1,12})?$/;

/**
 * Micros of an amount in major units, a number or decimal text; undefined, with an issue, for what
 * is none, is negative, too large or more precise than micros.
 */
export const readAmount = (
  value: unknown,
  path: string,
): { readonly micros: number | undefined; readonly issues: readonly Issue[] } => {
  const bad = (code: Issue['code'], message: string) => ({
    micros: undefined,
    issues: [{ path, code, message }],
  });
  if (typeof value !== 'number' && !(typeof value === 'string' && DECIMAL.test(value))) {
    return bad('WRONG_TYPE', 'value must be a number such as 49.9');
  }
  const amount = Number(value);
  if (!(amount >= 0 && amount <= MAX_AMOUNT)) {
    return bad('OUT_OF_RANGE', `value must be from 0 to ${MAX_AMOUNT}`);
  }
  const micros = typeof value === 'number' ? microsFromAmount(value) : exactMicros(value);
  return micros === undefined
    ? bad('TOO_PRECISE', 'value must have at most 6 decimals')
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
