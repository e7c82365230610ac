import { AD_TYPES_OF } from '@switchyard/catalog/domain';
import type { PlatformId } from '@switchyard/kernel';
import type {
  AdType,
  CampaignType,
  Capabilities,
  LimitRule,
  MediaRule,
  MediaTotal,
} from '@switchyard/platforms';

/** How often a text of an ad may be there, and how long it may be in characters. */
export interface TextRequirement {
  readonly field: string;
  readonly adType: AdType;
  readonly min: number;
  readonly max: number;
  readonly maxLength: number;
}

/** What a platform asks of the files and texts of campaigns of one type. */
export interface MediaRequirements {
  readonly platform: PlatformId;
  readonly campaignType: CampaignType;
  readonly roles: readonly MediaRule[];
  readonly totals: readonly MediaTotal[];
  readonly texts: readonly TextRequirement[];
}

/**
 * Read from the table of abilities, which is what Validate reads; undefined when the platform does
 * not take such campaigns.
 */
export const mediaRequirementsOf = (
  capabilities: Capabilities,
  campaignType: CampaignType,
): MediaRequirements | undefined => {
  if (capabilities.campaignTypes[campaignType] === 'unsupported') return undefined;
  const adTypes = AD_TYPES_OF[campaignType].filter(
    (type) => capabilities.adTypes[type] !== 'unsupported',
  );
  return {
    platform: capabilities.platform,
    campaignType,
    roles: capabilities.media.filter((rule) => rule.campaignType === campaignType),
    totals: capabilities.mediaTotals.filter((total) => total.campaignType === campaignType),
    texts: adTypes.flatMap((adType) =>
      textsOf(limitsOf(capabilities, campaignType, adType), adType),
    ),
  };
};

const limitsOf = (
  { limits }: Capabilities,
  campaignType: CampaignType,
  adType: AdType,
): readonly LimitRule[] =>
  limits.filter(
    (rule) =>
      rule.entity === 'ad' &&
      (!rule.adType || rule.adType === adType) &&
      (!rule.campaignTypes || rule.campaignTypes.includes(campaignType)),
  );

/** Addresses are no texts: how long they may be is a limit of its own. */
const NOT_TEXTS: readonly string[] = ['finalUrl'];

const textsOf = (limits: readonly LimitRule[], adType: AdType): readonly TextRequirement[] =>
  limits
    .filter(({ field, kind }) => kind === 'maxLength' && !NOT_TEXTS.includes(field))
    .map(({ field: measured, value }) => {
      const field = measured.replace(/\.text$/u, '');
      const figure = (kind: LimitRule['kind']): number | undefined =>
        numberOf(limits.find((rule) => rule.field === field && rule.kind === kind));
      return {
        field,
        adType,
        min: figure('minCount') ?? 0,
        max: figure('maxCount') ?? 1,
        maxLength: Number(value),
      };
    });

const numberOf = (rule: LimitRule | undefined): number | undefined =>
  rule ? Number(rule.value) : undefined;
