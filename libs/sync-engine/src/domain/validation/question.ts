import type { AdType, Campaign } from '@switchyard/catalog/domain';
import type { PlatformId } from '@switchyard/kernel';
import type {
  Capabilities,
  EntityKind,
  FieldRule,
  Finding,
  LimitRule,
  MediaRule,
} from '@switchyard/platforms/domain';
import type { CampaignTree, Target } from '../basis/campaign-tree';

/** What is asked of a table of abilities. */
export interface Question {
  readonly tree: CampaignTree;
  readonly capabilities: Capabilities;
  /** Undefined while no ad account is connected: rules about accounts are left out. */
  readonly target: Target | undefined;
  /** YYYY-MM-DD in the ad account's zone; rules about dates are left out without it. */
  readonly today?: string;
  /** Whose offsets hours are converted by; rules about conversion are left out without it. */
  readonly at?: Date;
}

/** What a rule has to say; where it applies is added by `findingAbout`. */
export type Verdict = Omit<Finding, 'platform' | 'entity'>;

/** What sentences call the platform. */
export const brandOf = ({ platform }: Pick<Capabilities, 'platform'>): string => BRANDS[platform];

export const findingAbout = (
  { platform }: Capabilities,
  entity: { readonly entity: EntityKind | 'asset'; readonly id: string },
  verdict: Verdict,
): Finding => {
  const { kind, source, code, ...rest } = verdict;
  return { kind, source, code, platform, entity: { type: entity.entity, id: entity.id }, ...rest };
};

export const aboutCampaign = ({ capabilities, tree }: Question, verdict: Verdict): Finding =>
  findingAbout(capabilities, { entity: 'campaign', id: tree.campaign.id }, verdict);

/** A `requirement` of ours about a whole campaign. */
export const campaignRequirement = (
  campaignId: string,
  platform: PlatformId,
  code: Finding['code'],
  message: string,
  fix: string,
): Finding => ({
  kind: 'requirement',
  source: 'switchyard',
  code,
  platform,
  entity: { type: 'campaign', id: campaignId },
  field: null,
  message,
  fix,
});

/** A field of the table that does not arrive. */
export type LostRule = FieldRule & { readonly support: 'dropped' | 'unsupported' };

export const isLostRule = (rule: FieldRule): rule is LostRule =>
  rule.support === 'dropped' || rule.support === 'unsupported';

/** Whether a rule speaks of objects of this kind and, where it names them, of ads of this type. */
export const isAbout = (
  { entity, adTypes }: FieldRule,
  asked: { readonly entity: EntityKind; readonly adType?: AdType | undefined },
): boolean =>
  entity === asked.entity &&
  (!adTypes || (asked.adType !== undefined && adTypes.includes(asked.adType)));

/**
 * True when the field, or what it is a part of, does not arrive: what it holds need not keep any
 * limit.
 */
export const isLost = (
  capabilities: Capabilities,
  entity: EntityKind,
  field: string,
  adType?: AdType,
): boolean =>
  capabilities.fields.some(
    (rule) =>
      isLostRule(rule) &&
      isAbout(rule, { entity, adType }) &&
      (rule.field === field || field.startsWith(`${rule.field}.`)),
  );

type Scoped = Pick<LimitRule, 'campaignTypes' | 'strategies'>;

/**
 * The table as it stands for one campaign, its type and how it is to bid: rules that are only for
 * others are left out.
 */
export const rulesFor = (
  { type, biddingStrategy }: Pick<Campaign, 'type' | 'biddingStrategy'>,
  capabilities: Capabilities,
): Capabilities => {
  const isMeant = ({ campaignTypes, strategies }: Scoped): boolean =>
    (campaignTypes?.includes(type) ?? true) && (strategies?.includes(biddingStrategy.type) ?? true);
  const { fields, limits, bidding, media, mediaTotals } = capabilities;
  const isOfType = ({ campaignType }: Pick<MediaRule, 'campaignType'>): boolean =>
    campaignType === type;
  return {
    ...capabilities,
    fields: fields.filter(isMeant),
    limits: limits.filter(isMeant),
    bidding: bidding.filter(isMeant),
    media: media.filter(isOfType),
    mediaTotals: mediaTotals.filter(isOfType),
  };
};

/** What people call a platform in a sentence. `Capabilities.name` is the name of the product. */
export const BRANDS = {
  'google-ads': 'Google',
  'microsoft-ads': 'Microsoft',
  'meta-ads': 'Meta',
  'linkedin-ads': 'LinkedIn',
  'reddit-ads': 'Reddit',
  'openai-ads': 'OpenAI',
} as const satisfies Record<PlatformId, string>;
