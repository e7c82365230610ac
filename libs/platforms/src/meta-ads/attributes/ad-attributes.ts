import type { Attributes } from '../../port/attributes';

/** An image of ours by its digest; one that somebody else uploaded by Meta's hash. Meta keeps no role. */
export type ImageAttributes =
  | { readonly role: 'MARKETING_IMAGE'; readonly sha256: string }
  | { readonly role: 'MARKETING_IMAGE'; readonly remoteId: string };

/** A link ad with one image. `null` is the one spelling of "not set". */
export type AdAttributes = {
  /** SINGLE_IMAGE, or what an ad is called that is none. */
  readonly adType: string;
  readonly status: string;
  /** The one that is shown. */
  readonly headlines: readonly { readonly text: string }[];
  /** The text above the image, then the one below the headline. */
  readonly descriptions: readonly { readonly text: string }[];
  readonly callToAction: string | null;
  readonly finalUrl: string;
  readonly images: readonly ImageAttributes[];
};

/** A plan leaves out of an update what is not set after it. */
export const asAd = (attributes: Attributes): AdAttributes =>
  ({ callToAction: null, ...attributes }) as unknown as AdAttributes;

/** Fields that make up the creative: a change of any makes another one. */
export const CREATIVE_FIELDS = [
  'headlines',
  'descriptions',
  'callToAction',
  'finalUrl',
  'images',
] as const;

export const digestsIn = ({ images }: Pick<AdAttributes, 'images'>): readonly string[] =>
  images.flatMap((image) => ('sha256' in image ? [image.sha256] : []));
