import Big from 'big.js';

/** Stripe's lists, which are not those of ISO 4217: ISK and UGX are written with two decimals although they have none. */
const ZERO_DECIMAL = new Set([
  'BIF',
  'CLP',
  'DJF',
  'GNF',
  'JPY',
  'KMF',
  'KRW',
  'MGA',
  'PYG',
  'RWF',
  'VND',
  'VUV',
  'XAF',
  'XOF',
  'XPF',
]);
const THREE_DECIMAL = new Set(['BHD', 'JOD', 'KWD', 'OMR', 'TND']);

/** Decimals of the amounts that Stripe writes in a currency. */
export const stripeDecimals = (currency: string): number => {
  if (ZERO_DECIMAL.has(currency)) return 0;
  return THREE_DECIMAL.has(currency) ? 3 : 2;
};

/** An amount of Stripe in major units, as decimal text. */
export const majorUnits = (minor: Big.BigSource, currency: string): string =>
  new Big(minor).div(new Big(10).pow(stripeDecimals(currency))).toFixed();
