import type { Attributes } from '../../port/attributes';
import type { Draft } from '../../port/draft';
import type { Warning } from '../../port/finding';
import { asAttributes } from '../attributes/as-attributes';
import { normaliseAd } from './ad';
import { normaliseAdGroup } from './ad-group';
import { normaliseCampaign } from './campaign';
import { collectWarnings, type Warn } from './warn';

/** What LinkedIn will hold of a draft. Pure, and a fixed point: what it answers normalises to itself. */
export const normalise = (draft: Draft): { readonly attributes: Attributes; readonly warnings: readonly Warning[] } => {
  const { warn, warnings } = collectWarnings();
  return { attributes: asAttributes(held(draft, warn)), warnings };
};

const held = (draft: Draft, warn: Warn): object => {
  switch (draft.entity) {
    case 'campaign':
      return normaliseCampaign(draft, warn);
    case 'adGroup':
      return normaliseAdGroup(draft, warn);
    case 'ad':
      return normaliseAd(draft, warn);
    case 'keyword':
      return { text: draft.text, matchType: draft.matchType, negative: draft.negative };
    default:
      return unforeseen(draft);
  }
};

const unforeseen = (draft: never): never => {
  throw new TypeError(`unknown kind of object: ${JSON.stringify(draft)}`);
};
