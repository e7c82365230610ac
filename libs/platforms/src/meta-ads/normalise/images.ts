import type { AdDraft, ImageDraft } from '../../port/draft';
import type { ImageAttributes } from '../attributes/ad-attributes';
import type { Warn } from '../../normalising';

/** Roles whose image a link ad can show, the most fitting first. */
export const IMAGE_ROLES_SHOWN = [
  'MARKETING_IMAGE',
  'SQUARE_MARKETING_IMAGE',
  'PORTRAIT_MARKETING_IMAGE',
] as const;

/** The one image that is shown; which of several of a role is settled by their digests, since they are a set. */
export const heldImages = (images: AdDraft['images'], warn: Warn): readonly ImageAttributes[] => {
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
