import type { Patch } from '../tree';
import { variationsFor, type Variation } from '../variations';
import type { TreeKind } from '../tree-kind';
import type { AreaDraft } from '../../../port/draft';

/** What every tree needs before Meta takes its ads in the European Union, and bids that a ceiling can hold. */
export const ALWAYS: Patch = {
  campaign: {
    advertiserIdentity: { payer: 'Shop Ltd', beneficiary: 'Shop Ltd' },
    biddingStrategy: { type: 'MAXIMIZE_CLICKS', maxCpcBidCeilingMicros: 2_000_000 },
  },
};

/** Fields that other platforms share, and those that only Meta holds. */
export const metaVariations = (
  kind: TreeKind,
  areas: readonly AreaDraft[],
): Readonly<Record<string, Variation>> => ({
  ...variationsFor(kind, areas),
  'campaign objective': { other: { campaign: { objective: 'LEADS' } } },
  'campaign biddingStrategy': {
    other: { campaign: { biddingStrategy: { type: 'MAXIMIZE_CONVERSIONS' } } },
  },
  'campaign declarations.specialAdCategories': {
    carrying: { campaign: { specialAdCategories: ['ONLINE_GAMBLING_AND_GAMING'] } },
    other: {},
  },
  'campaign declarations.advertiserIdentity': {
    other: { campaign: { advertiserIdentity: { payer: 'Other Ltd', beneficiary: 'Other Ltd' } } },
  },
});

/** Options of strategies, said otherwise. */
export const OTHER_OPTIONS = {
  targetCpa: { targetCpaMicros: 30_000_000 },
  targetRoas: { targetRoas: 5 },
  targetImpressionShare: { targetImpressionSharePercent: 70 },
  maxCpcBidCeiling: { maxCpcBidCeilingMicros: 4_000_000 },
} as const;

/** Fields with one possible value: the line that says it. */
export const CONSTANTS: Readonly<Record<string, RegExp>> = {
  'campaign type': /\/act\/adsets \/targeting\/publisher_platforms\/~ = "facebook"$/,
  'ad type': /\/act\/adcreatives \/object_story_spec\/link_data\/image_hash = /,
};
