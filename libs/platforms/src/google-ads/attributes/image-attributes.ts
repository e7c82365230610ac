import { canonicalJson } from '@switchyard/kernel';
import type { ImageRole } from '../../port/draft';
import { sortedSet } from './sorted-set';

/** An image in a role: one of ours by its digest, one that somebody else uploaded by Google's id of the asset. */
export type ImageAttributes =
  | { readonly role: ImageRole; readonly sha256: string }
  | { readonly role: ImageRole; readonly remoteId: string };

/** Images are a set. */
export const imageSet = (images: readonly ImageAttributes[]): readonly ImageAttributes[] =>
  sortedSet(images, canonicalJson);

/** Digests that have to be at Google before the images can be shown. */
export const digestsIn = (images: readonly ImageAttributes[]): readonly string[] => [
  ...new Set(images.flatMap((image) => ('sha256' in image ? [image.sha256] : []))),
];
