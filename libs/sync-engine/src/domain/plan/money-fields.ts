const MONEY_FIELDS: ReadonlySet<string> = new Set([
  'budgetMicros',
  'status',
  'maxCpcMicros',
  'biddingStrategy',
]);

/** Fields that decide what is spent: budget, whether it runs, bids, bidding targets. */
export const isMoneyField = (field: string): boolean => MONEY_FIELDS.has(field);
