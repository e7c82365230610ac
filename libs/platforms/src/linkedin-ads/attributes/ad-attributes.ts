import type { ServingStatus } from '../../port/draft';

/** An image: ours by the digest of its bytes, somebody else's by the id it has at LinkedIn. LinkedIn keeps no role: all are the one. */
export type ImageAttributes =
  | { readonly role: 'MARKETING_IMAGE'; readonly sha256: string }
  | { readonly role: 'MARKETING_IMAGE'; readonly remoteId: string };

/** An ad: a creative with a post that only it shows. One text of each kind and one image. */
export type AdAttributes = {
  readonly adType: 'SINGLE_IMAGE';
  readonly status: ServingStatus;
  readonly headlines: readonly { readonly text: string }[];
  readonly descriptions: readonly { readonly text: string }[];
  /** LinkedIn's word. */
  readonly callToAction: string | null;
  /** With the campaign's tracking around it. */
  readonly finalUrl: string;
  readonly images: readonly ImageAttributes[];
};
