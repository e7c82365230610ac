import type { Capabilities, Finding } from '@switchyard/platforms';
import type { CampaignTree, Target } from '../snapshot';
import { campaignRequirement } from './finding-of';

/** What keeps a campaign tree from being held by a platform as it is, told by the platform's table of abilities alone. */
export const capabilityFindings = ({ campaign }: CampaignTree, capabilities: Capabilities, _target: Target | undefined): readonly Finding[] =>
  capabilities.campaignTypes[campaign.type] === 'unsupported'
    ? [campaignRequirement(campaign.id, capabilities.platform, 'CAMPAIGN_TYPE_UNSUPPORTED', `${capabilities.name} does not take ${campaign.type} campaigns from here.`, 'Take the platform out of the campaign.')]
    : [];
