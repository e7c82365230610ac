import type { AdDraft, AdText, ImageDraft } from '../../port/draft';
import type { AdAttributes, ImageAttributes } from '../attributes/ad-attributes';
import { knownCallToAction } from '../data/calls-to-action';
import { trackedUrl } from './tracking';
import type { Warn } from '../../normalising';

/** What LinkedIn will hold of an ad: one image with one headline and one text above it. */
export const normaliseAd = (draft: AdDraft, warn: Warn): AdAttributes => ({
  adType: 'SINGLE_IMAGE',
  status: draft.status,
  headlines: firstOf(draft.headlines, 'headlines', warn),
  descriptions: firstOf(draft.descriptions, 'descriptions', warn),
  callToAction: heldCallToAction(draft.callToAction, warn),
  finalUrl: trackedUrl(draft.finalUrl, draft.campaign.trackingTemplate),
  images: heldImages(draft.images, warn),
});

const firstOf = (
  texts: readonly AdText[],
  field: 'headlines' | 'descriptions',
  warn: Warn,
): AdAttributes['headlines'] => {
  if (texts.length > 1) {
    warn(
      'TEXTS_LEFT_OUT',
      field,
      `LinkedIn shows one of \`${field}\`. The others are not sent there.`,
    );
  }
  return texts.slice(0, 1).map(({ text }) => ({ text }));
};

const heldCallToAction = (given: string | null | undefined, warn: Warn): string | null => {
  const known = given ? knownCallToAction(given) : null;
  if (given && known === null) {
    warn(
      'CALL_TO_ACTION_UNSUPPORTED',
      'callToAction',
      `LinkedIn does not offer the call to action "${given}". It is not sent there.`,
    );
  }
  return known;
};

/** Roles in the order in which they are preferred: LinkedIn shows one picture, of any shape. */
const ROLES: readonly ImageDraft['role'][] = [
  'MARKETING_IMAGE',
  'SQUARE_MARKETING_IMAGE',
  'PORTRAIT_MARKETING_IMAGE',
];

type Given = readonly (ImageDraft | ImageAttributes)[];

const heldImages = (images: Given, warn: Warn): readonly ImageAttributes[] => {
  const ordered = ROLES.flatMap((role) =>
    [...images].filter((image) => image.role === role).sort(byKey),
  );
  const [first] = ordered;
  if (new Set(images.map(keyOf)).size > (first ? 1 : 0)) {
    warn(
      'IMAGES_LEFT_OUT',
      'images',
      'LinkedIn shows one image per ad. The others are not sent there.',
    );
  }
  if (!first) return [];
  return [
    'sha256' in first
      ? { role: 'MARKETING_IMAGE', sha256: first.sha256 }
      : { role: 'MARKETING_IMAGE', remoteId: first.remoteId },
  ];
};

const keyOf = (image: Given[number]): string => ('sha256' in image ? image.sha256 : image.remoteId);

const byKey = (a: Given[number], b: Given[number]): number => (keyOf(a) < keyOf(b) ? -1 : 1);
