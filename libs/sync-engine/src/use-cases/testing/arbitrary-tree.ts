import { AD_TYPES_OF, type AdType, type CampaignType } from '@switchyard/catalog/domain';
import type { BiddingStrategyType, Capabilities, MediaRole } from '@switchyard/platforms/domain';
import fc from 'fast-check';
import type { AssetAt, TreeInput } from '../../domain/testing/given-tree';
import { arbitraryAsset, landscape, logo, square } from './arbitrary-asset';
import { GERMANY } from './named-locations';
import { adTwists, campaignTwists, keywordTwists, type Twist } from './twists';

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

const addAsset = arbitraryAsset.map((asset): Twist => (input) => ({
  ...input,
  assets: [...(input.assets ?? []), asset],
}));
const dropAsset = fc.nat(2).map((at): Twist => (input) => ({
  ...input,
  assets: (input.assets ?? []).filter((_asset, index) => index !== at),
}));

const twist = fc.oneof(
  { weight: 4, arbitrary: fc.oneof(...campaignTwists) },
  { weight: 4, arbitrary: fc.oneof(...adTwists) },
  { weight: 1, arbitrary: fc.oneof(...keywordTwists) },
  { weight: 3, arbitrary: addAsset },
  { weight: 1, arbitrary: dropAsset },
);

/** A tree of any sort that the platform takes, with none to three things changed about it. */
export const arbitraryTree = (capabilities: Capabilities): fc.Arbitrary<TreeInput> =>
  fc
    .tuple(fc.constantFrom(...sortsOn(capabilities)), fc.array(twist, { maxLength: 3 }))
    .map(([sort, twists]) =>
      twists.reduce((input, each) => each(input), soundTree(sort, capabilities)),
    );
