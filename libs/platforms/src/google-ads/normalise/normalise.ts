import type { Attributes } from '../../port/attributes';
import type { Draft } from '../../port/draft';
import type { Warning } from '../../port/finding';
import { normaliseCampaign } from './campaign';
import { normaliseAd } from './ad';
import { normaliseAdGroup, normaliseKeyword } from './children';
import type { Normalised } from './normalised';

/** What Google will hold of a draft. Pure; normalising the answer again changes nothing. */
export const normalise = (
  draft: Draft,
): { readonly attributes: Attributes; readonly warnings: readonly Warning[] } => {
  const { value, warnings } = byEntity(draft);
  return { attributes: value, warnings };
};

const byEntity = (draft: Draft): Normalised<Attributes> => {
  switch (draft.entity) {
    case 'campaign':
      return normaliseCampaign(draft);
    case 'adGroup':
      return normaliseAdGroup(draft);
    case 'ad':
      return normaliseAd(draft);
    case 'keyword':
      return normaliseKeyword(draft);
  }
};
