import type { AdGroupDraft, BiddingDraft, CampaignDraft, Draft } from '../../port/draft';
import { BIDS, isSupportedStrategy, MAX_BID_MICROS, translatedStrategy } from '../vocabulary';

const MIN_BUDGET_MICROS = 1_000_000;

const bid = (micros: number | undefined): number =>
  Math.min(MAX_BID_MICROS, Math.max(10_000, micros ?? 1_500_000));

/**
 * The suite draws any draft; Validate holds back strategies that OpenAI lacks, bids and budgets out
 * of range, circles alone and no device at all.
 */
export const acceptable = (draft: Draft): Draft => {
  switch (draft.entity) {
    case 'campaign':
      return acceptableCampaign(draft);
    case 'adGroup':
      return acceptableGroup({
        ...draft,
        campaign: acceptableCampaign(draft.campaign),
        keywords: draft.keywords ?? [],
        contextHints: draft.contextHints ?? [],
      });
    default:
      return draft;
  }
};

const acceptableCampaign = (draft: CampaignDraft): CampaignDraft => ({
  ...draft,
  budgetMicros: Math.max(MIN_BUDGET_MICROS, draft.budgetMicros),
  biddingStrategy: acceptableBidding(draft.biddingStrategy),
  geoTargets: draft.geoTargets.some((place) => place.kind === 'AREA' && !place.negative)
    ? draft.geoTargets
    : draft.geoTargets.filter(({ kind }) => kind === 'AREA'),
  ...(draft.devices?.desktop?.enabled === false
    ? { devices: { ...draft.devices, mobile: { ...draft.devices.mobile, enabled: true } } }
    : {}),
});

/** `clicks` and `conversions` are what a campaign reads back as. */
const acceptableBidding = (draft: BiddingDraft): BiddingDraft => {
  const isKnown =
    isSupportedStrategy(translatedStrategy(draft.type)) ||
    ['clicks', 'conversions'].includes(draft.type);
  if (!isKnown) return { type: 'MAXIMIZE_CLICKS' };
  return draft.type === 'TARGET_CPA'
    ? { ...draft, targetCpaMicros: bid(draft.targetCpaMicros) }
    : draft;
};

const acceptableGroup = (draft: AdGroupDraft): AdGroupDraft => {
  const strategy = translatedStrategy(draft.campaign.biddingStrategy.type);
  return isSupportedStrategy(strategy) && BIDS[strategy].amount === 'maxCpc'
    ? { ...draft, maxCpcMicros: bid(draft.maxCpcMicros ?? undefined) }
    : draft;
};
