/** What an account says currencies are worth. */
export interface CurrencyRates {
  /** The currency that the rates lead to. */
  readonly currency: string;
  /** Currency → millionths of a unit of `currency` that one unit of it is worth. */
  readonly ratesMicros: Readonly<Record<string, number>>;
}

/** How to bring amounts to one currency: an amount of a currency in `worth`, times its worth, over `targetWorth`. */
export interface Conversion {
  readonly target: string;
  readonly targetWorth: number;
  /** Millionths of one unit in the currency of the rates; currencies without a rate are missing. */
  readonly worth: ReadonlyMap<string, number>;
}

const ONE = 1_000_000;

/** The conversion to a currency; without a rate of its own it brings only that currency itself there. */
export const conversionTo = (
  target: string,
  { currency, ratesMicros }: CurrencyRates,
): Conversion => {
  const worth = new Map([...Object.entries(ratesMicros), [currency, ONE] as const]);
  const targetWorth = worth.get(target);
  return targetWorth === undefined
    ? { target, targetWorth: ONE, worth: new Map([[target, ONE]]) }
    : { target, targetWorth, worth };
};
