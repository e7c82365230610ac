import type { Campaign } from '@switchyard/catalog/domain';
import type { PlatformId } from '@switchyard/kernel';

/** Micros per day of one platform; undefined when a campaign on several platforms has no split. */
export const platformBudgetMicros = (
  campaign: Campaign,
  platform: PlatformId,
): number | undefined =>
  campaign.platformBudgetsMicros?.[platform] ??
  (campaign.platforms.length === 1 ? campaign.budgetMicros : undefined);
