import { AD_TYPES_OF, type AdType, type CampaignType } from '@switchyard/catalog/domain';
import type { BiddingStrategyType, Capabilities, MediaRole } from '@switchyard/platforms';
import type { AssetAt, TreeInput } from '../../domain/validate/testing/given-tree';
import { landscape, logo, square } from './arbitrary-asset';
import { GERMANY } from './named-places';

/** What a tree is about: a type of campaign that a platform takes, and a type of its ads. */
export interface Sort {
  readonly type: CampaignType;
  readonly adType: AdType;
}

/** Every sort that the table does not call unsupported. */
export const sortsOn = ({ campaignTypes, adTypes }: Capabilities): readonly Sort[] =>
  (Object.keys(campaignTypes) as CampaignType[])
    .filter((type) => campaignTypes[type] !== 'unsupported')
    .flatMap((type) =>
      AD_TYPES_OF[type]
        .filter((adType) => adTypes[adType] !== 'unsupported')
        .map((adType) => ({ type, adType })),
    );

/** A tree of that sort that the platform takes without a word of requirement. */
export const soundTree = (sort: Sort, capabilities: Capabilities): TreeInput => ({
  campaign: {
    type: sort.type,
    geoTargets: [GERMANY],
    biddingStrategy: { type: soundStrategy(sort, capabilities) },
  },
  ads: [{ type: sort.adType, ...TEXTS[sort.adType] }],
  assets: rolesNeeded(sort, capabilities).map((role) => ({
    ...FITTING[role]!(),
    at: sort.type === 'SEARCH' ? 'AD' : 'CAMPAIGN',
  })),
  ...(sort.type === 'SEARCH' ? {} : { keywords: [] }),
});

const PREFERRED: readonly BiddingStrategyType[] = [
  'MAXIMIZE_CLICKS',
  'MANUAL_CPC',
  'MAXIMIZE_CONVERSIONS',
];

const soundStrategy = ({ type }: Sort, { bidding }: Capabilities): BiddingStrategyType => {
  const isSound = (strategy: BiddingStrategyType): boolean =>
    bidding.some(
      (rule) =>
        rule.strategy === strategy &&
        rule.support !== 'unsupported' &&
        rule.requires.length === 0 &&
        (rule.campaignTypes?.includes(type) ?? true),
    );
  return PREFERRED.find(isSound)!;
};

const rolesNeeded = ({ type, adType }: Sort, { media }: Capabilities): readonly MediaRole[] =>
  media
    .filter((rule) => rule.campaignType === type && rule.adType === adType && rule.min > 0)
    .map(({ role }) => role);

const FITTING: { readonly [role in MediaRole]?: () => AssetAt } = {
  MARKETING_IMAGE: landscape,
  SQUARE_MARKETING_IMAGE: square,
  LOGO: logo,
};

const texts = (...each: readonly string[]) => each.map((text) => ({ text }));

const TEXTS: Readonly<Record<AdType, NonNullable<TreeInput['ads']>[number]>> = {
  RESPONSIVE_SEARCH: {
    headlines: texts('One', 'Two', 'Three'),
    descriptions: texts('First', 'Second'),
  },
  RESPONSIVE_DISPLAY: {
    headlines: texts('One'),
    descriptions: texts('First'),
    longHeadline: 'A long one',
    businessName: 'Shop',
  },
  SINGLE_IMAGE: { headlines: texts('One'), descriptions: texts('First') },
  CHAT_CARD: { headlines: texts('One'), descriptions: texts('First') },
  ASSET_GROUP: {
    headlines: texts('One', 'Two', 'Three'),
    descriptions: texts('First', 'Second'),
    longHeadline: 'A long one',
    businessName: 'Shop',
    callToAction: 'LEARN_MORE',
  },
};
