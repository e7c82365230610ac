import type { Capabilities, Failure, Finding, Observed } from '@switchyard/platforms';
import type { CampaignTree, Target } from '../snapshot';
import { campaignRequirement } from './finding-of';

/** An ad account that cannot be asked: nobody knows what is there. */
export const closedFindings = ({ campaign }: CampaignTree, target: Target): readonly Finding[] => {
  const say = (code: Finding['code'], message: string, fix: string) => [
    campaignRequirement(campaign.id, target.platform, code, message, fix),
  ];
  switch (target.status) {
    case 'ACTIVE':
      return [];
    case 'NEEDS_REAUTH':
      return say(
        'CONNECTION_NEEDS_REAUTH',
        'The platform no longer accepts the grant of this connection.',
        'Send new credentials with PATCH /connections/:id.',
      );
    case 'DISABLED':
      return say(
        'CONNECTION_DISABLED',
        'The connection is switched off.',
        'Set its status to ACTIVE.',
      );
    default:
      return target.status satisfies never;
  }
};

/** What keeps a campaign from going to an ad account, whatever it holds: a lost grant, another currency. */
export const accountFindings = (tree: CampaignTree, target: Target): readonly Finding[] => {
  const { campaign } = tree;
  const say = (code: Finding['code'], message: string, fix: string) =>
    campaignRequirement(campaign.id, target.platform, code, message, fix);
  const findings = [...closedFindings(tree, target)];
  if (target.currency !== campaign.currency) {
    findings.push({
      ...say(
        'CURRENCY_MISMATCH',
        `The campaign is in ${campaign.currency}, the ad account in ${target.currency}.`,
        'Use a campaign in the currency of the ad account.',
      ),
      field: 'currency',
      limit: target.currency,
      actual: campaign.currency,
    });
  }
  return findings;
};

/** Settings of the connection that the platform cannot do without. */
export const settingFindings = (
  { campaign }: CampaignTree,
  target: Target,
  { platform, name, settingsRequired }: Capabilities,
): readonly Finding[] =>
  settingsRequired
    .filter((setting) => !target.settings.includes(setting.name))
    .map((setting) =>
      campaignRequirement(
        campaign.id,
        platform,
        'CONNECTION_SETTING_MISSING',
        `The connection to ${name} does not say its ${setting.name}. ${setting.meaning}`,
        `Set settings.${setting.name} with PATCH /connections/:id.`,
      ),
    );

export const connectionMissing = (
  { campaign }: CampaignTree,
  platform: Target['platform'],
): Finding =>
  campaignRequirement(
    campaign.id,
    platform,
    'CONNECTION_MISSING',
    `No ad account of ${platform} is connected for this campaign.`,
    'Connect one with POST /connections, or take the platform out of the campaign.',
  );

/** Campaigns that are no strangers: by remote id those that this one is bound to, by our marker those that are planned together with it, but for released ones. */
export interface KnownCampaigns {
  readonly bound: ReadonlySet<string>;
  readonly planned: ReadonlySet<string>;
  /** By remote id. Those that the same plan removes are left out. */
  readonly released: ReadonlySet<string>;
}

/** A stranger's campaign holds the name. One of ours is removed or renamed by the same plan before its name is taken. */
export const nameFindings = (
  { campaign }: CampaignTree,
  target: Target,
  observed: readonly Observed[],
  { bound, planned, released }: KnownCampaigns,
): readonly Finding[] => {
  const isOurs = ({ remoteId, marker }: Observed): boolean =>
    bound.has(remoteId) || (marker !== undefined && planned.has(marker) && !released.has(remoteId));
  const holder = observed.find(
    (one) =>
      one.entity === 'campaign' &&
      String(one.attributes['name']).toLowerCase() === campaign.name.toLowerCase() &&
      !isOurs(one),
  );
  if (!holder) return [];
  const finding = released.has(holder.remoteId)
    ? campaignRequirement(
        campaign.id,
        target.platform,
        'REMOTE_NAME_TAKEN',
        `A campaign that was unlinked is still there and is called ${campaign.name}.`,
        'Rename this campaign, or rename or remove the unlinked one on the platform.',
      )
    : campaignRequirement(
        campaign.id,
        target.platform,
        'REMOTE_NAME_TAKEN',
        `Another campaign of the ad account is called ${campaign.name} already.`,
        'Rename this campaign, or the other one on the platform.',
      );
  return [{ ...finding, field: 'name', actual: campaign.name }];
};

/** Why a platform could not be asked. */
export const failureFinding = (
  campaignId: string,
  platform: Target['platform'],
  { kind, detail: { message } }: Failure,
): Finding => {
  const { code, fix } = kind in BLOCKED_BY ? BLOCKED_BY[kind as keyof typeof BLOCKED_BY] : OUTAGE;
  return campaignRequirement(campaignId, platform, code, message, fix);
};

const BLOCKED_BY = {
  unauthorised: {
    code: 'CONNECTION_NEEDS_REAUTH',
    fix: 'Send new credentials with PATCH /connections/:id.',
  },
  internal: {
    code: 'INTERNAL_ERROR',
    fix: 'Report it to the operators of this installation; nothing was sent.',
  },
} as const;
const OUTAGE = {
  code: 'PLATFORM_UNAVAILABLE',
  fix: 'Preview again later; nothing was sent.',
} as const;
