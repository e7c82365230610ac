import type { AdGroupDraft, CampaignDraft } from '../../port/draft';
import type { AdGroupAttributes, BiddingAttributes } from '../attributes/ad-group-attributes';
import { strategyOfGoal } from '../data/goals';
import { UNVERIFIED } from '../unverified';
import { biddingOf, type Bidding } from './bidding';
import { heldDevices } from './devices';
import { heldLanguages } from './languages';
import { heldMicros } from './money';
import { heldName } from './name';
import { heldPlaces } from './places';
import { silently, type Warn } from '../../normalising';

/** What Meta will hold of an ad group: an ad set, with the places, dates, devices, languages and bids of its campaign. */
export const normaliseAdGroup = (draft: AdGroupDraft, warn: Warn): AdGroupAttributes => {
  const { campaign } = draft;
  const bidding = biddingOf(campaign);
  return {
    name: heldName(draft.name, warn),
    status: draft.status,
    biddingStrategy: heldBidding(bidding, campaign.currency),
    maxCpcMicros: heldBid(draft, bidding, warn),
    geoTargets: heldPlaces(campaign.geoTargets, silently),
    devices: heldDevices(campaign.devices, silently),
    languages: heldLanguages(campaign.languages, silently),
    startDate: campaign.startDate ?? null,
    endDate: campaign.endDate ?? null,
    advertiserIdentity: heldIdentity(campaign),
  };
};

const heldBidding = (
  { optimizationGoal, event, targetCpaMicros, targetRoas }: Bidding,
  currency: string,
): BiddingAttributes => ({
  type: strategyOfGoal(optimizationGoal),
  event,
  targetCpaMicros:
    targetCpaMicros === null ? null : heldMicros(targetCpaMicros, currency, '', silently),
  targetRoas:
    targetRoas === null
      ? null
      : Math.round(targetRoas * UNVERIFIED.roasPerRatio) / UNVERIFIED.roasPerRatio,
});

/** An ad group's own most per click goes before its campaign's; where the campaign takes no cap there is none. */
const heldBid = (
  { maxCpcMicros, campaign: { currency } }: AdGroupDraft,
  { isCapped, capMicros }: Bidding,
  warn: Warn,
): number | null => {
  const micros = maxCpcMicros ?? capMicros;
  if (isCapped) {
    return micros === null
      ? null
      : heldMicros(micros, currency, 'maxCpc', maxCpcMicros === undefined ? silently : warn);
  }
  if (maxCpcMicros !== undefined) {
    warn(
      'BID_NOT_USED',
      'maxCpc',
      'Meta does not use `maxCpc` of the ad group with this bidding strategy. It is not sent there.',
    );
  }
  return null;
};

const heldIdentity = ({
  advertiserIdentity,
}: CampaignDraft): AdGroupAttributes['advertiserIdentity'] => {
  const { payer = null, beneficiary = null } = advertiserIdentity ?? {};
  return payer === null && beneficiary === null ? null : { payer, beneficiary };
};
