import type { ImageDraft } from '../../port/draft';
import { imageKey } from '../attributes/image-attributes';
import type { ImageAttributes } from '../attributes/image-attributes';
import { eachOnce } from './each-once';
import type { Warn } from '../../normalising';

/** The images in roles that Microsoft has for them, each once, sorted. */
export const heldImages = (
  images: readonly ImageDraft[],
  roles: ReadonlySet<string>,
  warn: Warn,
): readonly ImageAttributes[] => {
  images.forEach(({ role }, index) => {
    if (!roles.has(role)) {
      warn(
        'IMAGE_ROLE_UNSUPPORTED',
        `images/${index}/role`,
        `Microsoft has no place for a ${role} here; it is left out.`,
      );
    }
  });
  return eachOnce<ImageAttributes>(
    images.filter(({ role }) => roles.has(role)),
    imageKey,
    'images',
    warn,
  );
};
