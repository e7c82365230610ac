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
        'MEDIA_ROLE_UNSUPPORTED',
        `images/${index}/role`,
        `Microsoft does not use a file with the role ${role} here. It is not sent there.`,
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
