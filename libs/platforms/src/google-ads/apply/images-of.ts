import type { Change } from '../../port/change';
import { digestsIn, type ImageAttributes } from '../attributes/image-attributes';

/** Files that must be at Google before a change can be sent. */
export const filesOf = (change: Change): readonly string[] => {
  if (
    change.action === 'remove' ||
    (change.action === 'update' && !change.fields.includes('images'))
  ) {
    return [];
  }
  return digestsIn((change.after['images'] ?? []) as unknown as readonly ImageAttributes[]);
};
