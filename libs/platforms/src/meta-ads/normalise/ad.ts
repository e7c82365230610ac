import type { AdDraft, AdText } from '../../port/draft';
import type { AdAttributes } from '../attributes/ad-attributes';
import { CALLS_TO_ACTION, knownCallToAction } from '../data/calls-to-action';
import { heldImages } from './images';
import type { Warn } from '../../normalising';

/** Texts that a link ad shows: the name of the link; the message above the image and the description below the name. */
export const TEXTS_SHOWN = { headlines: 1, descriptions: 2 } as const;

/** What Meta will hold of an ad: a link ad with one image, whatever kind of display ad it was. */
export const normaliseAd = (draft: AdDraft, warn: Warn): AdAttributes => ({
  adType: 'SINGLE_IMAGE',
  status: draft.status,
  headlines: heldTexts(draft.headlines, 'headlines', warn),
  descriptions: heldTexts(draft.descriptions, 'descriptions', warn),
  callToAction: heldAction(draft.callToAction, warn),
  finalUrl: draft.finalUrl,
  images: heldImages(draft.images, warn),
});

const heldTexts = (
  texts: readonly AdText[],
  field: keyof typeof TEXTS_SHOWN,
  warn: Warn,
): AdAttributes['headlines'] => {
  const most = TEXTS_SHOWN[field];
  if (texts.length > most) {
    warn(
      'TEXTS_LEFT_OUT',
      field,
      most === 1
        ? `Meta shows one of \`${field}\`. The others are not sent there.`
        : `Meta shows the first ${most} of \`${field}\`. The others are not sent there.`,
    );
  }
  texts.forEach(({ pinned }, index) => {
    if (pinned !== undefined) {
      warn(
        'PIN_DROPPED',
        `${field}/${index}/pinned`,
        'Meta cannot pin texts. The text is sent without its pin.',
      );
    }
  });
  return texts.slice(0, most).map(({ text }) => ({ text }));
};

const heldAction = (given: string | undefined, warn: Warn): string | null => {
  if (given === undefined) return null;
  const word = knownCallToAction(given);
  if (word === undefined) {
    warn(
      'CALL_TO_ACTION_UNSUPPORTED',
      'callToAction',
      `Meta does not offer the call to action "${given}". It offers ${CALLS_TO_ACTION.join(', ')}.`,
    );
  }
  return word ?? null;
};
