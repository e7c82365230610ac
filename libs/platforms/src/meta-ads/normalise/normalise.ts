import type { Attributes } from '../../port/attributes';
import type { Draft } from '../../port/draft';
import type { Warning } from '../../port/finding';
import { normaliseAd } from './ad';
import { normaliseAdGroup } from './ad-group';
import { normaliseCampaign } from './campaign';
import { collectWarnings, type Warn } from './warn';

/** What Meta will hold of a draft. Pure, and a fixed point: what it answers normalises to itself. */
export const normalise = (draft: Draft): { readonly attributes: Attributes; readonly warnings: readonly Warning[] } => {
  const { warn, warnings } = collectWarnings();
  return { attributes: held(draft, warn) as Attributes, warnings };
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
      // Meta has no keywords: the capability table says so, and no plan holds one.
      return {};
  }
};
