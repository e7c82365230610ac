import type { AdGroupDraft, BiddingDraft, CampaignDraft } from '../../port/draft';
import type { Warn } from '../../translation/normalise';
import { type AdGroupAttributes, type BiddingAttributes, sortedSet } from '../attributes';
import { UNVERIFIED } from '../unverified';
import { BIDS, isSupportedStrategy, translatedStrategy } from '../vocabulary';

/** What OpenAI will hold of an ad group, its campaign's strategy included. */
export const normaliseAdGroup = (draft: AdGroupDraft, warn: Warn): AdGroupAttributes => {
  const biddingStrategy = normaliseBidding(draft.campaign);
  return {
    name: draft.name,
    status: draft.status,
    biddingStrategy,
    maxCpcMicros: normaliseBid(draft.maxCpcMicros, biddingStrategy.type, warn),
    contextHints: normaliseHints(draft, warn),
  };
};

const normaliseBid = (maxCpcMicros: number | null, strategy: string, warn: Warn): number | null => {
  if (!maxCpcMicros) return null;
  if (!isSupportedStrategy(strategy) || BIDS[strategy].amount === 'maxCpc') return maxCpcMicros;
  warn(
    'BID_NOT_USED',
    'maxCpc',
    'OpenAI does not use `maxCpc` of the ad group with this bidding strategy. It is not sent there.',
  );
  return null;
};

/**
 * What the ad group says it fits, and the words of a search campaign; its own first when there are
 * too many.
 */
const normaliseHints = (
  { contextHints, keywords }: AdGroupDraft,
  warn: Warn,
): readonly string[] => {
  const words = keywords.filter(({ negative }) => !negative).map(({ text }) => text);
  const all = [...new Set([...inOrder(contextHints), ...inOrder(words)])];
  if (all.length > UNVERIFIED.contextHints) {
    warn(
      'TOO_MANY_HINTS',
      'contextHints',
      `OpenAI accepts ${UNVERIFIED.contextHints} context hints. The others are not sent there.`,
    );
  }
  return inOrder(all.slice(0, UNVERIFIED.contextHints));
};

const inOrder = (texts: readonly string[]): readonly string[] =>
  sortedSet(
    texts.map((text) => text.trim().replace(/\s+/gu, ' ')).filter((text) => text !== ''),
    (text) => text,
  );

/**
 * What a campaign pays for. A strategy that OpenAI does not have keeps its own name, with which
 * nothing is ever sent.
 */
export const normaliseBiddingType = ({ biddingStrategy }: CampaignDraft, warn: Warn): string => {
  const type = translatedStrategy(biddingStrategy.type);
  if (type !== biddingStrategy.type) {
    warn(
      'BIDDING_STRATEGY_TRANSLATED',
      'biddingStrategy.type',
      `The strategy ${biddingStrategy.type} becomes ${type} on OpenAI.`,
    );
  }
  for (const option of ignoredOptions(biddingStrategy)) {
    warn(
      'BIDDING_OPTION_IGNORED',
      `biddingStrategy.${option.replace('Micros', '').replace('Percent', '')}`,
      `OpenAI does not use \`biddingStrategy/${option.replace('Micros', '').replace('Percent', '')}\` with ${biddingStrategy.type}. It is not sent there.`,
    );
  }
  return isSupportedStrategy(type) ? BIDS[type].biddingType : type;
};

/** How ad groups bid. The warnings are given with the campaign, once. */
const normaliseBidding = ({ biddingStrategy }: CampaignDraft): BiddingAttributes => {
  const type = translatedStrategy(biddingStrategy.type);
  const isCpa = isSupportedStrategy(type) && BIDS[type].amount === 'targetCpa';
  return { type, targetCpaMicros: isCpa ? (biddingStrategy.targetCpaMicros ?? null) : null };
};

const ignoredOptions = (draft: BiddingDraft): readonly string[] => {
  const type = translatedStrategy(draft.type);
  const isCpa = isSupportedStrategy(type) && BIDS[type].amount === 'targetCpa';
  return Object.entries(draft).flatMap(([option, value]) =>
    option === 'type' || value === undefined || (isCpa && option === 'targetCpaMicros')
      ? []
      : [option],
  );
};
