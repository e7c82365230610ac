import type { PlatformId } from '@switchyard/kernel';
import type { Campaign } from '../campaign/campaign';
import type { DeliveryReason, DeliveryReasonCode } from './delivery-reason';
import { FIX_OF } from './fix-of';

/** What this service knows about one platform without asking it. */
export const localReasons = (campaign: Campaign, platform: PlatformId): DeliveryReason[] => {
  const reason = (code: DeliveryReasonCode, severity: DeliveryReason['severity'], message: string): DeliveryReason => ({
    code, platform, severity, message, entity: { type: 'campaign', id: campaign.id }, fix: FIX_OF[code],
  });
  const link = campaign.platformLinks[platform];
  return [
    ...(link ? [] : [reason('NEVER_SYNCED', 'BLOCKING', `The campaign has never been sent to ${platform}.`)]),
    ...(campaign.hold ? [{ ...reason('BRAKE_ENGAGED', 'BLOCKING', 'The Emergency Brake holds the campaign.'), since: campaign.hold.since }] : []),
    ...(isPausedHere(campaign, platform) ? [reason('CAMPAIGN_PAUSED', 'BLOCKING', `The campaign is paused for ${platform}.`)] : []),
    ...(mayServeThoughRemoved(campaign, platform) ? [reason('REMOVED_BUT_SERVING', 'INFO', `The campaign was removed here and still serves on ${platform}.`)] : []),
    ...(hasUnsentChanges(campaign, platform) ? [reason('LOCAL_CHANGES_NOT_SYNCED', 'INFO', `Changes made here have not been sent to ${platform}.`)] : []),
  ];
};

const isGone = ({ status, platforms }: Campaign, platform: PlatformId): boolean => status === 'REMOVED' || !platforms.includes(platform);

const isPausedHere = (campaign: Campaign, platform: PlatformId): boolean =>
  !isGone(campaign, platform) && (campaign.status === 'PAUSED' || campaign.platformStatus[platform] === 'PAUSED');

/** Before the platform was first asked, its last known status has to do. */
const mayServeThoughRemoved = (campaign: Campaign, platform: PlatformId): boolean => {
  const link = campaign.platformLinks[platform];
  if (!link || !isGone(campaign, platform)) return false;
  return campaign.delivery[platform]?.serving ?? link.remoteStatus === 'ENABLED';
};

const hasUnsentChanges = ({ platformLinks, treeVersion }: Campaign, platform: PlatformId): boolean => {
  const link = platformLinks[platform];
  return link !== undefined && (link.syncedTreeVersion ?? -1) < treeVersion;
};
