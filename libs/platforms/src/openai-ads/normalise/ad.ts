import type { AdDraft, AdText, ImageDraft } from '../../port/draft';
import type { Warn } from '../../translation/normalise';
import type { AdAttributes, ImageAttributes } from '../attributes';
import { CARD_ROLE, CARD_TEXTS } from '../vocabulary';

/** What OpenAI will hold of an ad: a card with the first texts that fit, and one square image. */
export const normaliseAd = (draft: AdDraft, warn: Warn): AdAttributes => ({
  adType: 'CHAT_CARD',
  status: draft.status,
  headlines: firstFitting(draft.headlines, CARD_TEXTS.title, 'headlines', warn),
  descriptions: firstFitting(draft.descriptions, CARD_TEXTS.body, 'descriptions', warn),
  finalUrl: draft.finalUrl,
  images: normaliseImage(draft.images, warn),
});

interface TextLength {
  readonly min: number;
  readonly max: number;
}

/**
 * One text: the first that fits, the first of all where none does, which Validate has refused by
 * then.
 */
const firstFitting = (
  texts: readonly AdText[],
  { min, max }: TextLength,
  field: string,
  warn: Warn,
) => {
  const fits = ({ text }: AdText): boolean => [...text].length >= min && [...text].length <= max;
  const chosen = texts.find(fits) ?? texts[0];
  if (texts.length > 1) {
    warn(
      'TEXTS_LEFT_OUT',
      field,
      `OpenAI shows one of \`${field}\`. The others are not sent there.`,
    );
  }
  return chosen ? [{ text: chosen.text }] : [];
};

/**
 * Images are a set, so the choice must not depend on their order; one that was read back stays
 * itself.
 */
const normaliseImage = (images: readonly ImageDraft[], warn: Warn): readonly ImageAttributes[] => {
  const square = images
    .filter(({ role }) => role === CARD_ROLE)
    .map(({ sha256 }) => sha256)
    .sort();
  const [first] = square;
  if (new Set(square).size > 1) {
    warn(
      'IMAGES_LEFT_OUT',
      'images',
      'OpenAI shows one image per ad. The others are not sent there.',
    );
  }
  images.forEach(({ role }, index) => {
    if (role !== CARD_ROLE) {
      warn(
        'MEDIA_ROLE_UNSUPPORTED',
        `images/${index}`,
        `OpenAI does not use a file with the role ${role} here. It is not sent there.`,
      );
    }
  });
  return first === undefined ? [] : [{ role: CARD_ROLE, sha256: first }];
};
