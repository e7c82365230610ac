import type { AdGroupDraft } from '../../port/draft';
import { fittingName } from '../../translation/marked-name';
import { silently, type Warn } from '../../translation/normalise';
import type { AdGroupAttributes } from '../attributes';
import { normaliseKeywords, normaliseTargeting } from './targeting';

/**
 * What Reddit will store of an ad group: its campaign's targeting, reported there, and its own
 * keywords.
 */
export const normaliseAdGroup = (draft: AdGroupDraft, warn: Warn): AdGroupAttributes => {
  const { keywords: negatives, ...targeting } = normaliseTargeting(draft.campaign, silently);
  const own = draft.keywords ?? [];
  if (own.some(({ matchType }) => matchType && matchType !== 'BROAD')) {
    warn(
      'MATCH_TYPE_DROPPED',
      'keywords',
      'Reddit has no match types. Each keyword matches conversations that contain its words.',
    );
  }
  const keywords = normaliseKeywords([
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
    name: normaliseName(draft.name, warn),
    status: isForEverybody ? 'PAUSED' : draft.status,
    ...targeting,
    keywords,
  };
};

/** Names of every level have 3 to 500 characters, our mark among them (vendor's OpenAPI). */
export const MAX_NAME_LENGTH = 500;

/** The name as far as there is room for it beside the mark. */
export const normaliseName = (name: string, warn: Warn): string => {
  const kept = fittingName(name, MAX_NAME_LENGTH);
  if (kept !== name) {
    warn(
      'NAME_SHORTENED',
      'name',
      `Reddit accepts ${MAX_NAME_LENGTH} characters in a name, including our mark. The name is cut.`,
    );
  }
  return kept;
};
