import type { Attributes } from '../../port/attributes';
import type { Draft } from '../../port/draft';
import type { Warning } from '../../port/finding';
import { asAttributes } from '../attributes/as-attributes';
import { normaliseAd } from './ad';
import { normaliseAdGroup } from './ad-group';
import { normaliseCampaign } from './campaign';
import { collectWarnings, type Warn } from './warn';

/** What OpenAI will hold of a draft. Pure, and a fixed point: what it answers normalises to itself. */
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
      throw new TypeError('OpenAI has no keywords: they are hints of their ad group');
    default:
      return draft satisfies never;
  }
};
