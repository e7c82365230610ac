import type { AdDraft, AdText } from '../../port/draft';
import type { AdAttributes, TextAttributes } from '../attributes/child-attributes';
import type { Warn } from './warn';

/** Places that texts can be pinned to (spec/platforms/microsoft-ads.md 2b). */
export const PINS = { headlines: 3, descriptions: 2 } as const;

/** What Microsoft will hold of a responsive search ad. Texts keep their order. */
export const normaliseAd = (draft: AdDraft, warn: Warn): AdAttributes => ({
  adType: draft.adType,
  status: draft.status,
  headlines: heldTexts(draft.headlines, 'headlines', warn),
  descriptions: heldTexts(draft.descriptions, 'descriptions', warn),
  finalUrl: draft.finalUrl,
  path1: draft.path1 || null,
  path2: draft.path2 || null,
});

const heldTexts = (texts: readonly AdText[], field: keyof typeof PINS, warn: Warn): readonly TextAttributes[] =>
  texts.map(({ text, pinned }, index) => {
    if (pinned === undefined || pinned === null) return { text };
    if (pinned <= PINS[field]) return { text, pinned };
    warn('PIN_DROPPED', `${field}/${index}/pinned`, `Microsoft has ${PINS[field]} places for pinned ${field}; this one serves unpinned.`);
    return { text };
  });
