/** `50.00 EUR`: an amount per day as people write it. */
export const money = (amount: number, currency: string): string =>
  `${amount.toFixed(2)} ${currency}`;
