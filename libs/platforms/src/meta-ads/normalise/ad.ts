import type { AdDraft, AdText, ImageDraft } from '../../port/draft';
import type { Warn } from '../../translation/normalise';
import type { AdAttributes, ImageAttributes } from '../attributes';
import { CALLS_TO_ACTION, knownCallToAction } from '../vocabulary';

/**
 * Texts that a link ad shows: the name of the link; the message above the image and the description
 * below the name.
 */
export const TEXTS_SHOWN = { headlines: 1, descriptions: 2 } as const;

/** What Meta will hold of an ad: a link ad with one image, whatever kind of display ad it was. */
export const normaliseAd = (draft: AdDraft, warn: Warn): AdAttributes => ({
  adType: 'SINGLE_IMAGE',
  status: draft.status,
  headlines: normaliseTexts(draft.headlines, 'headlines', warn),
  descriptions: normaliseTexts(draft.descriptions, 'descriptions', warn),
  callToAction: normaliseCallToAction(draft.callToAction, warn),
  finalUrl: draft.finalUrl,
  images: normaliseImages(draft.images, warn),
});

const normaliseTexts = (
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

const normaliseCallToAction = (given: string | null, warn: Warn): string | null => {
  if (given === null) return null;
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

/** Roles whose image a link ad can show, the most fitting first. */
export const IMAGE_ROLES_SHOWN = [
  'MARKETING_IMAGE',
  'SQUARE_MARKETING_IMAGE',
  'PORTRAIT_MARKETING_IMAGE',
] as const;

/**
 * The one image that is shown. Images are a set, so their digests decide which one of a role is
 * taken.
 */
const normaliseImages = (images: AdDraft['images'], warn: Warn): readonly ImageAttributes[] => {
  const shown = firstShown(images);
  const left = images.filter(
    (image) => image.role !== shown?.role || fileOf(image) !== fileOf(shown),
  ).length;
  if (left > 0) {
    warn(
      'IMAGES_LEFT_OUT',
      'images',
      'Meta shows one image per ad. The others are not sent there.',
    );
  }
  return shown ? [{ ...shown, role: 'MARKETING_IMAGE' }] : [];
};

const firstShown = (images: AdDraft['images']): ImageDraft | undefined =>
  IMAGE_ROLES_SHOWN.flatMap((role) =>
    images.filter((image) => image.role === role).sort((a, b) => (fileOf(a) < fileOf(b) ? -1 : 1)),
  )[0];

/** What was read back names Meta's own hash where the file is not ours. */
const fileOf = (image: ImageDraft & { readonly remoteId?: string }): string =>
  image.sha256 ?? image.remoteId ?? '';
