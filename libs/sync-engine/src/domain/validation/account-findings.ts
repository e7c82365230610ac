import type { Capabilities, Failure, Finding, Observed } from '@switchyard/platforms';
import type { CampaignTree, Target } from '../basis/campaign-tree';
import { BRANDS, campaignRequirement } from './question';

/** An ad account that cannot be read: its objects are unknown. */
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
        `${BRANDS[target.platform]} no longer accepts the credentials of the connection.`,
        'Send new credentials with PATCH /connections/:id.',
      );
    case 'DISABLED':
      return say(
        'CONNECTION_DISABLED',
        `The connection to ${BRANDS[target.platform]} is disabled.`,
        'Set `status` of the connection to ACTIVE with PATCH /connections/:id.',
      );
    default:
      return target.status satisfies never;
  }
};

/**
 * What keeps a campaign from going to an ad account, whatever it holds: a lost grant, another
 * currency.
 */
export const accountFindings = (tree: CampaignTree, target: Target): readonly Finding[] => {
  const { campaign } = tree;
  const say = (code: Finding['code'], message: string, fix: string) =>
    campaignRequirement(campaign.id, target.platform, code, message, fix);
  const findings = [...closedFindings(tree, target)];
  if (target.currency !== campaign.currency) {
    findings.push({
      ...say(
        'CURRENCY_MISMATCH',
        `The currency of the campaign is ${campaign.currency}, but the ad account uses ${target.currency} on ${BRANDS[target.platform]}.`,
        `Create a campaign with the \`currency\` ${target.currency}, or connect an ad account in ${campaign.currency}.`,
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
  { platform, settingsRequired }: Capabilities,
): readonly Finding[] =>
  settingsRequired
    .filter((setting) => !target.settings.includes(setting.name))
    .map((setting) => ({
      ...campaignRequirement(
        campaign.id,
        platform,
        'CONNECTION_SETTING_MISSING',
        `\`settings/${setting.name}\` is missing on the connection to ${BRANDS[platform]}.`,
        `Set \`settings/${setting.name}\` with PATCH /connections/:id.`,
      ),
      reason: setting.meaning,
    }));

export const connectionMissing = (
  { campaign }: CampaignTree,
  platform: Target['platform'],
): Finding =>
  campaignRequirement(
    campaign.id,
    platform,
    'CONNECTION_MISSING',
    `No ad account is connected for this campaign on ${BRANDS[platform]}.`,
    'Connect an ad account with POST /connections, or remove the platform from `platforms` of the campaign.',
  );

/**
 * Remote campaigns that are ours: by remote id those that this one is bound to, by our marker those
 * that are planned together with it, without released ones.
 */
export interface KnownCampaigns {
  readonly bound: ReadonlySet<string>;
  readonly planned: ReadonlySet<string>;
  /** By remote id. Those that the same plan removes are left out. */
  readonly released: ReadonlySet<string>;
}

/**
 * A campaign that is not ours holds the name. One of ours is removed or renamed by the same plan
 * before its name is taken.
 */
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
        `An unlinked campaign on ${BRANDS[target.platform]} still has the name "${campaign.name}".`,
        'Rename this campaign, or rename or remove the unlinked campaign on the platform.',
      )
    : campaignRequirement(
        campaign.id,
        target.platform,
        'REMOTE_NAME_TAKEN',
        `Another campaign of the ad account on ${BRANDS[target.platform]} already has the name "${campaign.name}".`,
        'Rename this campaign, or the other campaign on the platform.',
      );
  return [{ ...finding, field: 'name', actual: campaign.name }];
};

/** Why an ad account could not be read. */
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
    fix: 'Report this to the operators of this installation. Nothing was sent.',
  },
} as const;
const OUTAGE = {
  code: 'PLATFORM_UNAVAILABLE',
  fix: 'Preview again later. Nothing was sent.',
} as const;
