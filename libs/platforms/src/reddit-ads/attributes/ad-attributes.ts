import type { ServingStatus } from '../../port/draft';

/** The attributes of an ad and of the post that it shows. Reddit shows one headline, one body and one image. */
export type AdAttributes = {
  /** A post with an image, or one of text alone. */
  readonly adType: 'SINGLE_IMAGE' | 'RESPONSIVE_SEARCH';
  readonly status: ServingStatus;
  readonly headlines: readonly TextAttributes[];
  readonly descriptions: readonly TextAttributes[];
  readonly finalUrl: string;
  /** Our word of the button. */
  readonly callToAction: string | null;
  /** At most one. */
  readonly images: readonly ImageAttributes[];
  /** `{lpurl}?a=b`: what stands behind the address. */
  readonly trackingTemplate: string | null;
};

export type TextAttributes = { readonly text: string };

/** Reddit keeps no role: an image reads back as a marketing image. Somebody else's is known by its address at Reddit. */
export type ImageAttributes =
  | { readonly role: 'MARKETING_IMAGE'; readonly sha256: string }
  | { readonly role: 'MARKETING_IMAGE'; readonly remoteId: string };
