import { amountFromMicros, Refusal, type PlatformId } from '@switchyard/kernel';

/** The budget does not hold one minor unit for every platform. */
export const budgetTooSmall = (
  budgetMicros: number,
  leastMicros: number,
  currency: string,
  platforms: readonly PlatformId[],
): Refusal => {
  const needed = amountFromMicros(leastMicros * platforms.length);
  return new Refusal(
    'BUDGET_TOO_SMALL',
    `${platforms.length} platforms need at least ${needed} ${currency} per day together.`,
    {
      path: '/budget',
      budget: amountFromMicros(budgetMicros),
      needed,
      currency,
      platforms,
    },
  );
};
