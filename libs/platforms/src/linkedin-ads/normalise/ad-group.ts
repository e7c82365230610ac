import type { AdGroupDraft, CampaignDraft } from '../../port/draft';
import type { AdGroupAttributes } from '../attributes/ad-group-attributes';
import { objectiveOf } from '../data/objectives';
import { UNVERIFIED } from '../unverified';
import { heldAudience } from './audience';
import { heldBidding } from './bidding';
import { heldLanguages } from './languages';
import { heldMicros } from './money';
import { heldName } from './name';
import { heldPlaces } from './places';
import { silently, type Warn } from '../../normalising';

/** What LinkedIn will hold of an ad group and of what its campaign says; the campaign has warned of its own fields. */
export const normaliseAdGroup = (draft: AdGroupDraft, warn: Warn): AdGroupAttributes => {
  const { campaign } = draft;
  const biddingStrategy = heldBidding(campaign, silently);
  return {
    name: heldName(draft.name, UNVERIFIED.campaignNameLength, warn),
    status: draft.status,
    objective: objectiveOf(campaign.objective),
    biddingStrategy,
    maxCpcMicros:
      biddingStrategy.type === 'MANUAL_CPC' ? manualBid(draft, warn) : withoutBid(draft, warn),
    geoTargets: heldPlaces(campaign.geoTargets, silently),
    languages: heldLanguages(campaign.languages, silently),
    politicalAdvertising: campaign.politicalAdvertising ?? null,
    linkedin: heldAudience(campaign.linkedin, silently),
    audienceNetwork: reachesBeyondLinkedin(campaign),
  };
};

/** Display campaigns also run on the apps and sites of the Audience Network; social ones stay in LinkedIn's own feed. */
export const reachesBeyondLinkedin = ({
  campaignType,
}: Pick<CampaignDraft, 'campaignType'>): boolean => campaignType === 'DISPLAY';

/** LinkedIn holds a bid of 0 where nobody bids. */
const manualBid = ({ maxCpcMicros, campaign }: AdGroupDraft, warn: Warn): number => {
  if (maxCpcMicros === undefined) {
    warn(
      'BID_REQUIRED',
      'maxCpc',
      'LinkedIn delivers no ads without a bid under manual bidding. Set `maxCpc` of the ad group.',
    );
  }
  return heldMicros(maxCpcMicros ?? 0, campaign.currency, 'maxCpc', warn);
};

const withoutBid = ({ maxCpcMicros }: AdGroupDraft, warn: Warn): null => {
  if (maxCpcMicros) {
    warn(
      'BID_NOT_USED',
      'maxCpc',
      'LinkedIn does not use `maxCpc` of the ad group with this bidding strategy. It is not sent there.',
    );
  }
  return null;
};
