import type { PlatformId } from '@switchyard/kernel';
import { platformsOf, type ByPlatform } from '../budget/by-platform';
import type { Campaign } from './campaign';
import type { CampaignChanges } from './campaign-changes';
import type { CampaignInput } from './campaign-input';
import { viewCampaign } from './view-campaign';

/** The whole input that a campaign and its changes amount to. What belongs to a platform that is taken out goes with it. */
export const inputAfter = (row: Campaign, changes: CampaignChanges): CampaignInput => {
  const { targeting: _withEcho, ...view } = viewCampaign(row);
  const merged = { ...view, targeting: row.targeting, ...changes } as CampaignInput;
  const platforms = merged.platforms ?? [];
  return {
    ...merged,
    connectionIds: withoutLeavers(merged.connectionIds ?? {}, row.connectionIds, platforms),
    platformStatus: withoutLeavers(merged.platformStatus ?? {}, row.platformStatus, platforms),
  };
};

/** Drops entries of platforms that left, as long as they are the stored ones: a new value for such a platform is a mistake to be told. */
const withoutLeavers = <T>(
  values: ByPlatform<T>,
  stored: ByPlatform<T>,
  platforms: readonly PlatformId[],
): ByPlatform<T> =>
  Object.fromEntries(
    platformsOf(values)
      .filter((platform) => platforms.includes(platform) || values[platform] !== stored[platform])
      .map((platform) => [platform, values[platform]]),
  );
