import type { AdGroupDraft } from '../../port/draft';
import type { AdGroupAttributes } from '../attributes/child-attributes';
import { sortedSet } from '../attributes/sorted-set';
import { BIDS, isHeldStrategy } from '../data/bids';
import { UNVERIFIED } from '../unverified';
import { heldBidding } from './bidding';
import type { Warn } from '../../normalising';

/** What OpenAI will hold of an ad group, its campaign's strategy included. */
export const normaliseAdGroup = (draft: AdGroupDraft, warn: Warn): AdGroupAttributes => {
  const biddingStrategy = heldBidding(draft.campaign);
  return {
    name: draft.name,
    status: draft.status,
    biddingStrategy,
    maxCpcMicros: heldBid(draft.maxCpcMicros, biddingStrategy.type, warn),
    contextHints: heldHints(draft, warn),
  };
};

const heldBid = (maxCpcMicros: number | undefined, strategy: string, warn: Warn): number | null => {
  if (!maxCpcMicros) return null;
  if (!isHeldStrategy(strategy) || BIDS[strategy].amount === 'maxCpc') return maxCpcMicros;
  warn(
    'BID_NOT_USED',
    'maxCpc',
    'OpenAI does not use `maxCpc` of the ad group with this bidding strategy. It is not sent there.',
  );
  return null;
};

/** What the ad group says it fits, and the words of a search campaign; its own first when there are too many. */
const heldHints = ({ contextHints, keywords }: AdGroupDraft, warn: Warn): readonly string[] => {
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
