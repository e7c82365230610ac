import type { Campaign, CampaignChanges } from '@switchyard/catalog/domain';
import { amountFromMicros } from '@switchyard/kernel';
import type { Json } from '@switchyard/platforms';
import type { ImportSite } from './import-site';
import { isAmount } from './said';

/** One platform's share as it was set there; the budget becomes the new sum, the other shares stay. */
export const budgetMember = (
  micros: Json,
  { platforms, platformBudgetsMicros: shares }: Campaign,
  { platform }: ImportSite,
): CampaignChanges | undefined => {
  if (!isAmount(micros)) return undefined;
  if (platforms.length === 1) return { budget: amountFromMicros(micros), _platformBudgets: null };
  if (!shares || shares[platform] === undefined) return undefined;
  const split = { ...shares, [platform]: micros };
  const sum = Object.values(split).reduce((total, share) => total + share, 0);
  return {
    budget: amountFromMicros(sum),
    _platformBudgets: Object.fromEntries(
      Object.entries(split).map(([each, share]) => [each, amountFromMicros(share)]),
    ),
  };
};
