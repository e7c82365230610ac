import { minorUnitMicros, roundToCurrency } from '@switchyard/kernel';
import type { AdGroupDraft, BiddingDraft, CampaignDraft } from '../../port/draft';
import { fittingName } from '../../translation/marked-name';
import { silently, type Warn } from '../../translation/normalise';
import type { AdGroupAttributes } from '../attributes';
import { UNVERIFIED } from '../unverified';
import {
  bidStrategyOf,
  canBid,
  type LinkedinBidding,
  MANUAL_STRATEGIES,
  objectiveOf,
  type ObjectiveType,
} from '../vocabulary';
import { normaliseAudience, normaliseLanguages, normalisePlaces } from './targeting';

/**
 * What LinkedIn will hold of an ad group and of what its campaign says; the campaign has warned of
 * its own fields.
 */
export const normaliseAdGroup = (draft: AdGroupDraft, warn: Warn): AdGroupAttributes => {
  const { campaign } = draft;
  const biddingStrategy = normaliseBidding(campaign, silently);
  return {
    name: normaliseName(draft.name, UNVERIFIED.campaignNameLength, warn),
    status: draft.status,
    objective: objectiveOf(campaign.objective),
    biddingStrategy,
    maxCpcMicros:
      biddingStrategy.type === 'MANUAL_CPC' ? manualBid(draft, warn) : withoutBid(draft, warn),
    geoTargets: normalisePlaces(campaign.geoTargets, silently),
    languages: normaliseLanguages(campaign.languages, silently),
    politicalAdvertising: campaign.politicalAdvertising,
    linkedin: normaliseAudience(campaign.linkedin, silently),
    audienceNetwork: reachesBeyondLinkedin(campaign),
  };
};

/**
 * Display campaigns also run on the apps and sites of the Audience Network; social ones stay in
 * LinkedIn's own feed.
 */
export const reachesBeyondLinkedin = ({
  campaignType,
}: Pick<CampaignDraft, 'campaignType'>): boolean => campaignType === 'DISPLAY';

/** LinkedIn stores a bid of 0 where none is set. */
const manualBid = ({ maxCpcMicros, campaign }: AdGroupDraft, warn: Warn): number => {
  if (maxCpcMicros === null) {
    warn(
      'BID_REQUIRED',
      'maxCpc',
      'LinkedIn delivers no ads without a bid under manual bidding. Set `maxCpc` of the ad group.',
    );
  }
  return normaliseMoney(maxCpcMicros ?? 0, campaign.currency, 'maxCpc', warn);
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

const FIELD = 'biddingStrategy';

/**
 * How LinkedIn will bid; strategies that it does not have become the automatic one, and the table
 * warns of that.
 */
export const normaliseBidding = (
  { biddingStrategy: draft, objective, currency }: CampaignDraft,
  warn: Warn,
): LinkedinBidding => {
  const desired = desiredBidding(draft, currency, warn);
  const aim = objectiveOf(objective);
  if (canBid(aim, bidStrategyOf(desired))) return desired;
  warnOfAim(draft, desired, aim, warn);
  return { type: 'MAXIMIZE_CLICKS' };
};

const desiredBidding = (draft: BiddingDraft, currency: string, warn: Warn): LinkedinBidding => {
  if (MANUAL_STRATEGIES.includes(draft.type)) {
    if (draft.type !== 'MANUAL_CPC') {
      warn(
        'BIDDING_STRATEGY_TRANSLATED',
        `${FIELD}/type`,
        `The strategy ${draft.type} becomes MANUAL_CPC on LinkedIn.`,
      );
    }
    return { type: 'MANUAL_CPC' };
  }
  if (draft.type !== 'MAXIMIZE_CLICKS') {
    warn(
      'BIDDING_STRATEGY_TRANSLATED',
      `${FIELD}/type`,
      `The strategy ${draft.type} becomes MAXIMIZE_CLICKS on LinkedIn.`,
    );
    return { type: 'MAXIMIZE_CLICKS' };
  }
  const ceiling = draft.maxCpcBidCeilingMicros;
  return ceiling
    ? {
        type: 'MAXIMIZE_CLICKS',
        maxCpcBidCeilingMicros: normaliseMoney(
          ceiling,
          currency,
          `${FIELD}/maxCpcBidCeiling`,
          warn,
        ),
      }
    : { type: 'MAXIMIZE_CLICKS' };
};

const warnOfAim = (
  draft: BiddingDraft,
  desired: LinkedinBidding,
  aim: ObjectiveType,
  warn: Warn,
): void => {
  if (desired.type === 'MANUAL_CPC') {
    warn(
      'BIDDING_STRATEGY_TRANSLATED',
      `${FIELD}/type`,
      `LinkedIn bids automatically with the objective ${aim}, which does not pay per click.`,
    );
  } else if (draft.maxCpcBidCeilingMicros) {
    warn(
      'BIDDING_OPTION_IGNORED',
      `${FIELD}/maxCpcBidCeiling`,
      `LinkedIn has no ceiling per click with the objective ${aim}. It is not sent there.`,
    );
  }
};

/**
 * The amount that the currency can express, at least its smallest unit: LinkedIn takes decimals of
 * major units, not micros.
 */
export const normaliseMoney = (
  micros: number,
  currency: string,
  field: string,
  warn: Warn,
): number => {
  const kept =
    micros > 0 ? Math.max(minorUnitMicros(currency), roundToCurrency(micros, currency)) : 0;
  if (kept !== micros) {
    warn('MONEY_ROUNDED', field, `The amount is rounded to the smallest unit of ${currency}.`);
  }
  return kept;
};

/** As much of a name as fits beside our mark. */
export const normaliseName = (name: string, maxLength: number, warn: Warn): string => {
  const kept = fittingName(name, maxLength);
  if (kept !== name) {
    warn(
      'NAME_SHORTENED',
      'name',
      `LinkedIn accepts ${maxLength} characters in a name, including our mark. The name is cut.`,
    );
  }
  return kept;
};
