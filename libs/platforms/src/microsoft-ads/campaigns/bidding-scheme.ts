import { UNVERIFIED } from '../unverified';
import type { BiddingAttributes } from '../attributes/campaign-attributes';
import { amountOf, bidMicros, bidOf, microsOf } from '../wire/amount';
import type { BiddingScheme } from '../wire/objects';

const POSITIONS = { ANYWHERE: 'FirstPage', TOP: 'MainLine', ABSOLUTE_TOP: 'MainLine1' } as const;

/** Our strategy as Microsoft takes it; `Type` is irregular and comes from the vendor's own list (spec/platforms/microsoft-ads.md 2b). */
export const biddingScheme = (strategy: BiddingAttributes): BiddingScheme => {
  const ceiling =
    typeof strategy['maxCpcBidCeilingMicros'] === 'number'
      ? { MaxCpc: bidOf(strategy['maxCpcBidCeilingMicros']) }
      : {};
  switch (strategy.type) {
    case 'MAXIMIZE_CLICKS':
      return { Type: 'MaxClicks', ...ceiling };
    case 'MAXIMIZE_CONVERSIONS':
      return { Type: 'MaxConversions', ...targetCpa(strategy), ...ceiling };
    case 'MAXIMIZE_CONVERSION_VALUE':
      return { Type: 'MaxConversionValueBiddingScheme', ...targetRoas(strategy), ...ceiling };
    case 'TARGET_IMPRESSION_SHARE':
      return {
        Type: 'TargetImpressionShareBiddingScheme',
        ...impressionShare(strategy),
        ...ceiling,
      };
    case 'ENHANCED_CPC':
      return { Type: 'EnhancedCpc' };
    default:
      throw new TypeError(`normalise never answers the bidding strategy ${strategy.type}`);
  }
};

/** What Microsoft holds, in our words. Schemes that it rewrites silently are one with what it makes of them. */
export const biddingOf = (
  scheme: BiddingScheme | null | undefined,
  currency: string,
): BiddingAttributes => {
  const ceiling = micros('maxCpcBidCeilingMicros', bidMicros(scheme?.MaxCpc, currency));
  switch (scheme?.Type.replace(/BiddingScheme$/, '')) {
    case 'MaxClicks':
      return { type: 'MAXIMIZE_CLICKS', ...ceiling };
    case 'MaxConversions':
    case 'TargetCpa':
      return {
        type: 'MAXIMIZE_CONVERSIONS',
        ...micros('targetCpaMicros', amountMicros(scheme?.TargetCpa, currency)),
        ...ceiling,
      };
    case 'MaxConversionValue':
    case 'TargetRoas':
      return {
        type: 'MAXIMIZE_CONVERSION_VALUE',
        ...micros('targetRoas', ratioOf(scheme?.TargetRoas)),
        ...ceiling,
      };
    case 'TargetImpressionShare':
      return { type: 'TARGET_IMPRESSION_SHARE', ...shareOf(scheme!), ...ceiling };
    case 'EnhancedCpc':
    case 'ManualCpc':
      return { type: 'ENHANCED_CPC' };
    default:
      return { type: scheme?.Type ?? 'UNKNOWN' };
  }
};

const targetCpa = ({ targetCpaMicros }: BiddingAttributes): Partial<BiddingScheme> =>
  typeof targetCpaMicros === 'number' ? { TargetCpa: amountOf(targetCpaMicros) } : {};

const targetRoas = (strategy: BiddingAttributes): Partial<BiddingScheme> =>
  typeof strategy['targetRoas'] === 'number'
    ? { TargetRoas: strategy['targetRoas'] * UNVERIFIED.targetRoasPerRatio }
    : {};

const ratioOf = (targetRoas: number | null | undefined): number | null =>
  targetRoas === null || targetRoas === undefined
    ? null
    : targetRoas / UNVERIFIED.targetRoasPerRatio;

const impressionShare = (strategy: BiddingAttributes): Partial<BiddingScheme> => {
  const share = strategy['targetImpressionSharePercent'];
  const location = strategy['impressionShareLocation'] as keyof typeof POSITIONS;
  return {
    TargetAdPosition: POSITIONS[location],
    ...(typeof share === 'number'
      ? { TargetImpressionShare: share * UNVERIFIED.targetImpressionSharePerPercent }
      : {}),
  };
};

const shareOf = ({
  TargetImpressionShare: share,
  TargetAdPosition: position,
}: BiddingScheme): Readonly<Record<string, string | number>> => ({
  ...(typeof share === 'number'
    ? { targetImpressionSharePercent: share / UNVERIFIED.targetImpressionSharePerPercent }
    : {}),
  impressionShareLocation:
    Object.entries(POSITIONS).find(([, name]) => name === position)?.[0] ?? position ?? 'TOP',
});

const amountMicros = (amount: number | null | undefined, currency: string): number | null =>
  amount === null || amount === undefined ? null : microsOf(amount, currency);

const micros = (member: string, value: number | null): Readonly<Record<string, number>> =>
  value === null ? {} : { [member]: value };
