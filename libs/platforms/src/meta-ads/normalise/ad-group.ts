import Big from 'big.js';
import type {
  AdGroupDraft,
  BiddingDraft,
  BiddingStrategyType,
  CampaignDraft,
} from '../../port/draft';
import { fittingName } from '../../translation/marked-name';
import { silently, type Warn } from '../../translation/normalise';
import type { AdGroupAttributes, BiddingAttributes } from '../attributes';
import { unitMicros } from '../client/objects';
import { UNVERIFIED } from '../unverified';
import {
  AIMS,
  type Goal,
  goalOfStrategy,
  GOALS,
  type Objective,
  strategyOfGoal,
} from '../vocabulary';
import { normaliseDevices, normaliseLanguages, normalisePlaces } from './targeting';

/**
 * What Meta will hold of an ad group: an ad set, with the places, dates, devices, languages and
 * bids of its campaign.
 */
export const normaliseAdGroup = (draft: AdGroupDraft, warn: Warn): AdGroupAttributes => {
  const { campaign } = draft;
  const bidding = biddingOf(campaign);
  return {
    name: normaliseName(draft.name, warn),
    status: draft.status,
    biddingStrategy: normaliseBidding(bidding, campaign.currency),
    maxCpcMicros: normaliseBid(draft, bidding, warn),
    geoTargets: normalisePlaces(campaign.geoTargets, silently),
    devices: normaliseDevices(campaign.devices, silently),
    languages: normaliseLanguages(campaign.languages, silently),
    startDate: campaign.startDate,
    endDate: campaign.endDate,
    advertiserIdentity: normaliseIdentity(campaign),
  };
};

const normaliseBidding = (
  { optimizationGoal, event, targetCpaMicros, targetRoas }: Bidding,
  currency: string,
): BiddingAttributes => ({
  type: strategyOfGoal(optimizationGoal),
  event,
  targetCpaMicros:
    targetCpaMicros === null ? null : normaliseMoney(targetCpaMicros, currency, '', silently),
  targetRoas:
    targetRoas === null
      ? null
      : Math.round(targetRoas * UNVERIFIED.roasPerRatio) / UNVERIFIED.roasPerRatio,
});

/**
 * An ad group's own most per click goes before its campaign's; where the campaign takes no cap
 * there is none.
 */
const normaliseBid = (
  { maxCpcMicros, campaign: { currency } }: AdGroupDraft,
  { isCapped, capMicros }: Bidding,
  warn: Warn,
): number | null => {
  const micros = maxCpcMicros ?? capMicros;
  if (isCapped) {
    return micros === null
      ? null
      : normaliseMoney(micros, currency, 'maxCpc', maxCpcMicros === null ? silently : warn);
  }
  if (maxCpcMicros !== null) {
    warn(
      'BID_NOT_USED',
      'maxCpc',
      'Meta does not use `maxCpc` of the ad group with this bidding strategy. It is not sent there.',
    );
  }
  return null;
};

const normaliseIdentity = ({
  advertiserIdentity,
}: CampaignDraft): AdGroupAttributes['advertiserIdentity'] => {
  const { payer = null, beneficiary = null } = advertiserIdentity ?? {};
  return payer === null && beneficiary === null ? null : { payer, beneficiary };
};

/**
 * What a campaign's objective and bidding become at Meta: a goal, how bids are limited, and the
 * limit.
 */
interface Bidding extends Goal {
  readonly bidStrategy: string;
  readonly targetCpaMicros: number | null;
  readonly targetRoas: number | null;
  /** The most per click, of strategies that take a cap. */
  readonly capMicros: number | null;
  readonly isCapped: boolean;
}

const UNCAPPED = 'LOWEST_COST_WITHOUT_CAP';
const CAPPED = 'LOWEST_COST_WITH_BID_CAP';

/** By the table of goals; a strategy that is read back from Meta keeps its word. */
export const biddingOf = ({
  objective,
  biddingStrategy: draft,
}: Pick<CampaignDraft, 'objective' | 'biddingStrategy'>): Bidding => {
  const goal = goalFor(objective, draft.type);
  const bidStrategy = bidStrategyFor(goal, draft);
  const isCapped = bidStrategy === CAPPED;
  return {
    ...goal,
    bidStrategy,
    isCapped,
    targetCpaMicros: bidStrategy === 'COST_CAP' ? (draft.targetCpaMicros ?? null) : null,
    targetRoas: bidStrategy === 'LOWEST_COST_WITH_MIN_ROAS' ? (draft.targetRoas ?? null) : null,
    capMicros: isCapped ? (draft.maxCpcBidCeilingMicros ?? null) : null,
  };
};

const goalFor = (objective: string, strategy: string): Goal => {
  const goals = GOALS[AIMS[strategy as BiddingStrategyType] ?? 'clicks'];
  return (
    goals[objective as Objective] ?? {
      objective,
      optimizationGoal: goalOfStrategy(strategy),
      event: null,
    }
  );
};

const bidStrategyFor = (
  { optimizationGoal }: Goal,
  { type, targetCpaMicros, targetRoas, maxCpcBidCeilingMicros }: BiddingDraft,
): string => {
  if (!(type in AIMS)) return type;
  switch (optimizationGoal) {
    case 'LINK_CLICKS':
      return maxCpcBidCeilingMicros === undefined ? UNCAPPED : CAPPED;
    case 'OFFSITE_CONVERSIONS':
      return targetCpaMicros === undefined ? UNCAPPED : 'COST_CAP';
    case 'VALUE':
      return targetRoas === undefined ? UNCAPPED : 'LOWEST_COST_WITH_MIN_ROAS';
    default:
      return UNCAPPED;
  }
};

/** The amount that Meta's unit of the currency can express. */
export const normaliseMoney = (
  micros: number,
  currency: string,
  field: string,
  warn: Warn,
): number => {
  const unit = unitMicros(currency);
  const kept = new Big(micros).div(unit).round(0, Big.roundHalfUp).times(unit).toNumber();
  if (kept !== micros) {
    warn('MONEY_ROUNDED', field, `The amount is rounded to the smallest unit of ${currency}.`);
  }
  return kept;
};

/** As much of a name as there is room for beside our mark. */
export const normaliseName = (name: string, warn: Warn): string => {
  const kept = fittingName(name, UNVERIFIED.nameLength);
  if (kept !== name) {
    warn(
      'NAME_SHORTENED',
      'name',
      `Meta accepts ${UNVERIFIED.nameLength} characters in a name, including our mark. The name is cut.`,
    );
  }
  return kept;
};
