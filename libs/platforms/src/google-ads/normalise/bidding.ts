import type {
  BiddingDraft,
  BiddingStrategyType,
  CampaignDraft,
  CampaignType,
} from '../../port/draft';
import type { BiddingAttributes } from '../attributes/campaign-attributes';
import { rounded } from '../attributes/bid-modifier';
import { normaliseOptionalMoney } from './money';
import { changed, unchanged, type Normalised } from './normalised';

type Option =
  | 'targetCpaMicros'
  | 'targetRoas'
  | 'targetImpressionSharePercent'
  | 'impressionShareLocation'
  | 'maxCpcBidCeilingMicros';

/** Options that a strategy of one campaign takes. Ceilings of the target strategies exist only for portfolios (v25 bidding.proto). */
const TAKES: Readonly<Record<BiddingStrategyType, readonly Option[]>> = {
  MANUAL_CPC: [],
  ENHANCED_CPC: [],
  MAXIMIZE_CLICKS: ['maxCpcBidCeilingMicros'],
  MAXIMIZE_CONVERSIONS: ['targetCpaMicros'],
  MAXIMIZE_CONVERSION_VALUE: ['targetRoas'],
  TARGET_CPA: ['targetCpaMicros'],
  TARGET_ROAS: ['targetRoas'],
  TARGET_IMPRESSION_SHARE: [
    'targetImpressionSharePercent',
    'impressionShareLocation',
    'maxCpcBidCeilingMicros',
  ],
};

export const MIN_ROAS = 0.01;
export const MAX_ROAS = 1000;

/** A bidding strategy as a campaign of its own can hold it. Enhanced CPC is closed and becomes manual CPC. */
export const normaliseBidding = ({
  biddingStrategy: draft,
  currency,
  campaignType,
}: CampaignDraft): Normalised<BiddingAttributes> => {
  const type = typeOf(draft.type, campaignType);
  const taken = keepTaken(draft);
  const cpa = normaliseOptionalMoney(
    taken.value.targetCpaMicros,
    currency,
    'biddingStrategy.targetCpa',
  );
  const ceiling = normaliseOptionalMoney(
    taken.value.maxCpcBidCeilingMicros,
    currency,
    'biddingStrategy.maxCpcBidCeiling',
  );
  const roas = clampRoas(taken.value.targetRoas);
  const share = taken.value.targetImpressionSharePercent;
  return {
    value: {
      type: type.value,
      targetCpaMicros: cpa.value,
      targetRoas: roas.value,
      targetImpressionSharePercent: share === undefined ? null : rounded(share, 4),
      impressionShareLocation:
        draft.type === 'TARGET_IMPRESSION_SHARE' ? (draft.impressionShareLocation ?? 'TOP') : null,
      maxCpcBidCeilingMicros: ceiling.value,
    },
    warnings: [type, taken, cpa, ceiling, roas].flatMap(({ warnings }) => warnings),
  };
};

/** Performance Max knows targets only as the aim of maximising. */
const MAXIMISING: Partial<Record<BiddingStrategyType, BiddingStrategyType>> = {
  TARGET_CPA: 'MAXIMIZE_CONVERSIONS',
  TARGET_ROAS: 'MAXIMIZE_CONVERSION_VALUE',
};

const typeOf = (
  type: BiddingStrategyType,
  campaignType: CampaignType,
): Normalised<BiddingStrategyType> => {
  const maximising = campaignType === 'PERFORMANCE_MAX' ? MAXIMISING[type] : undefined;
  if (maximising) {
    return changed(
      maximising,
      'BIDDING_STRATEGY_TRANSLATED',
      'biddingStrategy.type',
      `The strategy ${type} becomes ${maximising} with the target in Performance Max.`,
    );
  }
  if (type !== 'ENHANCED_CPC') return unchanged(type);
  return changed(
    'MANUAL_CPC',
    'BIDDING_STRATEGY_TRANSLATED',
    'biddingStrategy.type',
    'Google ended enhanced CPC. The strategy becomes MANUAL_CPC.',
  );
};

const keepTaken = (draft: BiddingDraft): Normalised<Partial<Pick<BiddingDraft, Option>>> => {
  const set = Object.entries(draft).filter(
    ([option, value]) => option !== 'type' && value !== undefined,
  );
  const isTaken = (option: string): boolean =>
    (TAKES[draft.type] as readonly string[]).includes(option);
  const ignored = set.filter(([option]) => !isTaken(option)).map(([option]) => option);
  return {
    value: Object.fromEntries(set.filter(([option]) => isTaken(option))),
    warnings: ignored.map((option) => ({
      code: 'BIDDING_OPTION_IGNORED',
      field: `biddingStrategy.${nameOf(option)}`,
      message: `Google does not use \`biddingStrategy/${nameOf(option)}\` with ${draft.type}. It is not sent there.`,
    })),
  };
};

const nameOf = (option: string): string => option.replace('Micros', '').replace('Percent', '');

const clampRoas = (roas: number | undefined): Normalised<number | null> => {
  if (roas === undefined) return unchanged(null);
  const value = Math.min(MAX_ROAS, Math.max(MIN_ROAS, rounded(roas, 4)));
  return value === roas
    ? unchanged(value)
    : changed(
        value,
        'TARGET_ROAS_CLAMPED',
        'biddingStrategy.targetRoas',
        `The target ROAS ${roas} becomes ${value}. Google accepts ${MIN_ROAS} to ${MAX_ROAS} with four decimals.`,
      );
};
