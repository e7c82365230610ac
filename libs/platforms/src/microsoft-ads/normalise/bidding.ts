import type { BiddingDraft, CampaignDraft } from '../../port/draft';
import type { BiddingAttributes } from '../attributes/campaign-attributes';
import { heldMicros } from './money';
import type { Warn } from '../../normalising';

const FIELD = 'biddingStrategy';

/** Strategies as Microsoft stores them; the two that it rewrites silently are told (spec/platforms/microsoft-ads.md 1.8). */
export const normaliseBidding = (
  { biddingStrategy: draft, campaignType, currency }: CampaignDraft,
  warn: Warn,
): BiddingAttributes => {
  const cpa = money('targetCpaMicros', draft.targetCpaMicros, currency, warn);
  const ceiling =
    campaignType === 'PERFORMANCE_MAX'
      ? {}
      : money('maxCpcBidCeilingMicros', draft.maxCpcBidCeilingMicros, currency, warn);
  switch (draft.type) {
    case 'MANUAL_CPC':
      return enhanced(draft.type, warn);
    case 'ENHANCED_CPC':
      return { type: 'ENHANCED_CPC' };
    case 'MAXIMIZE_CLICKS':
      return campaignType === 'DISPLAY'
        ? enhanced(draft.type, warn)
        : { type: 'MAXIMIZE_CLICKS', ...ceiling };
    case 'MAXIMIZE_CONVERSIONS':
    case 'TARGET_CPA':
      return { type: 'MAXIMIZE_CONVERSIONS', ...cpa, ...ceiling };
    case 'MAXIMIZE_CONVERSION_VALUE':
    case 'TARGET_ROAS':
      return {
        type: 'MAXIMIZE_CONVERSION_VALUE',
        ...given('targetRoas', draft.targetRoas),
        ...ceiling,
      };
    case 'TARGET_IMPRESSION_SHARE':
      return { type: 'TARGET_IMPRESSION_SHARE', ...impressionShare(draft), ...ceiling };
    default:
      return unforeseen(draft.type);
  }
};

const enhanced = (type: string, warn: Warn): BiddingAttributes => {
  warn(
    'BIDDING_STRATEGY_TRANSLATED',
    `${FIELD}/type`,
    `The strategy ${type} becomes ENHANCED_CPC on Microsoft.`,
  );
  return { type: 'ENHANCED_CPC' };
};

const impressionShare = (draft: BiddingDraft): Readonly<Record<string, number | string>> => ({
  ...given('targetImpressionSharePercent', draft.targetImpressionSharePercent),
  impressionShareLocation: draft.impressionShareLocation ?? 'TOP',
});

const money = (
  member: string,
  micros: number | undefined,
  currency: string,
  warn: Warn,
): Readonly<Record<string, number>> =>
  micros === undefined
    ? {}
    : { [member]: heldMicros(micros, currency, `${FIELD}/${member}`, warn) };

const given = (member: string, value: number | undefined): Readonly<Record<string, number>> =>
  value === undefined ? {} : { [member]: value };

const unforeseen = (type: never): never => {
  throw new TypeError(`unknown bidding strategy: ${String(type)}`);
};
