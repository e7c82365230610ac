import type { ImageRole } from '../../port/draft';

/** An image in a role: ours by the digest of its bytes, somebody else's by the id it has at Microsoft. */
export type ImageAttributes =
  | { readonly role: ImageRole; readonly sha256: string }
  | { readonly role: ImageRole; readonly remoteId: string };

export const imageKey = (image: ImageAttributes): string =>
  `${image.role}/${'sha256' in image ? image.sha256 : `#${image.remoteId}`}`;
