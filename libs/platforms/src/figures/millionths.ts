import Big from 'big.js';

/**
 * Millionths of a figure as a report tells it, a decimal text or a JSON number: `12.34` is 12,340,000. Digits past the sixth are rounded,
 * halves away from zero. Undefined for what is no number, or none that JavaScript holds exactly.
 */
export const millionthsOf = (figure: unknown): number | undefined => wholeOf(figure, 1_000_000);

/** A count, which is whole: `1234`. Undefined for everything else. */
export const countOf = (figure: unknown): number | undefined => {
  const count = wholeOf(figure, 1);
  return count !== undefined && count >= 0 && new Big(String(figure)).eq(count) ? count : undefined;
};

const DECIMAL = /^-?\d+(\.\d+)?(e[+-]?\d{1,3})?$/i;

const wholeOf = (figure: unknown, times: number): number | undefined => {
  if ((typeof figure !== 'string' && typeof figure !== 'number') || !DECIMAL.test(String(figure))) {
    return undefined;
  }
  const whole = new Big(String(figure)).times(times).round(0, Big.roundHalfUp).toNumber();
  return Number.isSafeInteger(whole) ? whole + 0 : undefined;
};
