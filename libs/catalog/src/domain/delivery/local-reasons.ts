import { PLATFORM_IDS, type PlatformId } from '@switchyard/kernel';
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
    ...(link?.blindSince ? [{ ...reason('BRAKE_BLIND', 'INFO', `Nobody knows what is being spent on ${platform}: nothing that raises spending is sent.`), since: link.blindSince }] : []),
    ...(isPausedHere(campaign, platform) ? [reason('CAMPAIGN_PAUSED', 'BLOCKING', `The campaign is paused for ${platform}.`)] : []),
    ...(mayServeThoughRemoved(campaign, platform) ? [reason('REMOVED_BUT_SERVING', 'INFO', `The campaign was removed here and still serves on ${platform}.`)] : []),
    ...(hasUnsentChanges(campaign, platform) ? [reason('LOCAL_CHANGES_NOT_SYNCED', 'INFO', `Changes made here have not been sent to ${platform}.`)] : []),
  ];
};

const isGone = ({ status, platforms }: Campaign, platform: PlatformId): boolean => status === 'REMOVED' || !platforms.includes(platform);

const isPausedHere = (campaign: Campaign, platform: PlatformId): boolean =>
  !isGone(campaign, platform) && (campaign.status === 'PAUSED' || campaign.platformStatus[platform] === 'PAUSED');

/** Platforms that a campaign was taken away from here and that still serve it, as far as they were asked. */
export const servingThoughRemoved = (campaign: Campaign): readonly PlatformId[] => PLATFORM_IDS.filter((platform) => mayServeThoughRemoved(campaign, platform));

const AT_REST: ReadonlySet<string> = new Set(['CAMPAIGN_PAUSED', 'ENDED']);

/** What is switched on and does not serve now (a review, the hour, a spent budget) may serve tomorrow. Where nobody was asked, nobody knows that it rests. */
const mayServeThoughRemoved = (campaign: Campaign, platform: PlatformId): boolean => {
  const link = campaign.platformLinks[platform];
  if (!link || !isGone(campaign, platform)) return false;
  const said = campaign.delivery[platform];
  return said ? said.serving || !said.reasons.some(({ code }) => AT_REST.has(code)) : link.remoteStatus !== 'PAUSED';
};

const hasUnsentChanges = ({ platformLinks, treeVersion }: Campaign, platform: PlatformId): boolean => {
  const link = platformLinks[platform];
  return link !== undefined && (link.syncedTreeVersion ?? -1) < treeVersion;
};
