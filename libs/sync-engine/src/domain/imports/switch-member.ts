import type { Campaign, CampaignChanges } from '@switchyard/catalog/domain';
import type { Json } from '@switchyard/platforms';
import type { ImportSite } from './import-site';

/**
 * What was switched on one platform stays on that platform: a campaign on several is paused there alone. One that is paused as a whole and
 * runs on one of them is enabled with all others paused by themselves, so that nothing else starts to spend.
 */
export const switchMember = (
  value: Json,
  { platforms, status, platformStatus }: Campaign,
  { platform }: ImportSite,
): CampaignChanges | undefined => {
  if (value !== 'ENABLED' && value !== 'PAUSED') return undefined;
  if (platforms.length === 1) {
    return value === 'PAUSED'
      ? { status: 'PAUSED' }
      : { status: 'ENABLED', platformStatus: { [platform]: 'ENABLED' } };
  }
  if (value === 'PAUSED' || status === 'ENABLED') {
    return { platformStatus: { ...platformStatus, [platform]: value } };
  }
  return {
    status: 'ENABLED',
    platformStatus: Object.fromEntries(
      platforms.map((each) => [each, each === platform ? 'ENABLED' : 'PAUSED']),
    ),
  };
};
