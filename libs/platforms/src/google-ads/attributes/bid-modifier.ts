/** Google's modifiers are 32-bit floats from 0.1 to 10 (v25 CampaignCriterion.bid_modifier); percentages here have two decimals. */
export const MIN_MODIFIER = 0.1;
export const MAX_MODIFIER = 10;

/** +20 % is 1.2. No adjustment is 1. */
export const modifierOf = (percent: number | null): number =>
  percent === null ? 1 : rounded(1 + percent / 100, 4);

/** 1.2 is +20 %. 1, and nothing at all, are no adjustment. */
export const percentOf = (modifier: number | null | undefined): number | null => {
  if (modifier === null || modifier === undefined) return null;
  const percent = rounded((modifier - 1) * 100, 2);
  return percent === 0 ? null : percent;
};

export const rounded = (value: number, decimals: number): number => {
  const shifted = Math.round(value * 10 ** decimals) / 10 ** decimals;
  return shifted === 0 ? 0 : shifted;
};
