import type { Campaign } from '@switchyard/catalog/domain';
import type { PlatformId } from '@switchyard/kernel';

/** Whether a campaign is to exist on a platform at all. */
export const isWantedOn = (campaign: Campaign, platform: PlatformId): boolean =>
  campaign.status !== 'REMOVED' && campaign.platforms.includes(platform);
