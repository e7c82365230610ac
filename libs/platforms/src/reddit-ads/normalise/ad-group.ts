import type { AdGroupDraft } from '../../port/draft';
import type { AdGroupAttributes } from '../attributes/ad-group-attributes';
import { heldKeywords } from './keywords';
import { heldName } from './name';
import { heldTargeting } from './targeting';
import { silently, type Warn } from '../../normalising';

/** What Reddit will hold of an ad group: its campaign's targeting, told of there, and its own keywords. */
export const normaliseAdGroup = (draft: AdGroupDraft, warn: Warn): AdGroupAttributes => {
  const { keywords: negatives, ...targeting } = heldTargeting(draft.campaign, silently);
  const own = draft.keywords ?? [];
  if (own.some(({ matchType }) => matchType && matchType !== 'BROAD')) {
    warn(
      'MATCH_TYPE_DROPPED',
      'keywords',
      'Reddit has no match types. Each keyword matches conversations that contain its words.',
    );
  }
  const keywords = heldKeywords([
    ...own.map(({ text, negative }) => ({ text, negative })),
    ...negatives,
  ]);
  const isForEverybody =
    draft.campaign.campaignType === 'SEARCH' && !keywords.some(({ negative }) => !negative);
  if (isForEverybody && draft.status === 'ENABLED') {
    warn(
      'PAUSED_WITHOUT_KEYWORDS',
      'status',
      'Reddit shows the ads of an ad group without keywords to everyone. The ad group is paused there until it has a keyword.',
    );
  }
  return {
    name: heldName(draft.name, warn),
    status: isForEverybody ? 'PAUSED' : draft.status,
    ...targeting,
    keywords,
  };
};
