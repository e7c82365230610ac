import { code as currencyOf } from 'currency-codes';

/** Micros of one smallest unit of a currency: 10,000 for euros, 1,000,000 for yen, 1,000 for Kuwaiti dinars. */
export function smallestUnitMicros(currency: string): bigint {
  const digits = currencyOf(currency)?.digits ?? 2;
  return 10n ** BigInt(6 - digits);
}
