import type { AdDraft, AdText, ImageDraft } from '../../port/draft';
import type { Warn } from '../../translation/normalise';
import type { AdAttributes, ImageAttributes } from '../attributes';
import { knownCallToAction } from '../vocabulary';

/** What LinkedIn will hold of an ad: one image with one headline and one text above it. */
export const normaliseAd = (draft: AdDraft, warn: Warn): AdAttributes => ({
  adType: 'SINGLE_IMAGE',
  status: draft.status,
  headlines: firstOf(draft.headlines, 'headlines', warn),
  descriptions: firstOf(draft.descriptions, 'descriptions', warn),
  callToAction: normaliseCallToAction(draft.callToAction, warn),
  finalUrl: trackedUrl(draft.finalUrl, draft.campaign.trackingTemplate),
  images: normaliseImages(draft.images, warn),
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

const normaliseCallToAction = (given: string | null, warn: Warn): string | null => {
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

const normaliseImages = (images: Given, warn: Warn): readonly ImageAttributes[] => {
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

const PLACE = '{lpurl}';

/**
 * An address with the campaign's tracking around it: LinkedIn keeps no template of its own. An
 * address that has it already stays. Templates that do not say where the address goes cannot be
 * used.
 */
const trackedUrl = (finalUrl: string, template: string | null): string => {
  const [before, after, ...more] = (template ?? '').split(PLACE);
  if (!template || before === undefined || after === undefined || more.length > 0) return finalUrl;
  const isTracked =
    before !== ''
      ? finalUrl.startsWith(before) && finalUrl.endsWith(after)
      : after !== '' && finalUrl.endsWith(after);
  if (isTracked) return finalUrl;
  return `${before}${before === '' ? finalUrl : encodeURIComponent(finalUrl)}${after}`;
};
