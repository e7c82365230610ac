import { readMarkedName } from '../../marked-name';
import type { Observed } from '../../port/observed';
import type { AdAttributes, ImageAttributes, TextAttributes } from '../attributes/ad-attributes';
import { asAttributes } from '../attributes/as-attributes';
import { wordOfButton } from '../data/calls-to-action';
import { templateOf } from '../normalise/tracking';
import { digestInName } from '../posts/post-content';
import type { Ad, Post } from '../wire/objects';
import { statusOf } from '../wire/status';

/** Which images of posts are ours: asked of what we know of uploads. */
export interface KnownImages {
  /** Digests that this ad account was given by us. */
  readonly given: ReadonlySet<string>;
  /** By the address at which Reddit shows them. */
  readonly byAddress: ReadonlyMap<string, string>;
}

/** An ad and the post that it shows, in the same words as `normalise` says what they should be. */
export const observeAd = (ad: Ad, post: Post | undefined, images: KnownImages): Observed => {
  const { marker } = readMarkedName(ad.name ?? '');
  return {
    entity: 'ad',
    remoteId: ad.id,
    campaignRemoteId: ad.campaign_id ?? '',
    parentRemoteId: ad.ad_group_id ?? '',
    ...(marker === undefined ? {} : { marker }),
    attributes: asAttributes(attributesOf(ad, post, images)),
    parts: {},
  };
};

type HeldAttributes = Omit<AdAttributes, 'adType'> & { readonly adType: string };

const attributesOf = (ad: Ad, post: Post | undefined, images: KnownImages): HeldAttributes => {
  const { type, headline, body, destination } = post?.creative ?? {};
  return {
    adType: ADTYPES[type ?? ''] ?? type ?? 'UNKNOWN',
    status: statusOf(ad.configured_status),
    headlines: textsOf(headline),
    descriptions: textsOf(body),
    finalUrl: ad.click_url ?? destination?.url ?? '',
    callToAction: destination?.call_to_action ? wordOfButton(destination.call_to_action) : null,
    images: imagesOf(post, images),
    trackingTemplate: templateOf(ad.click_url_query_parameters ?? []),
  };
};

/** Other types of posts are somebody else's and stay what they are. */
const ADTYPES: Readonly<Record<string, AdAttributes['adType']>> = {
  IMAGE: 'SINGLE_IMAGE',
  TEXT: 'RESPONSIVE_SEARCH',
};

const textsOf = (text: string | null | undefined): readonly TextAttributes[] =>
  text ? [{ text }] : [];

/** By the name that we gave it, if the account was given such a file; else by its address. */
const imagesOf = (
  post: Post | undefined,
  { given, byAddress }: KnownImages,
): readonly ImageAttributes[] => {
  const url = post?.creative?.image?.media?.url;
  if (url === undefined) return [];
  const named = digestInName(post?.creative);
  const sha256 = named !== undefined && given.has(named) ? named : byAddress.get(url);
  return [
    sha256 === undefined
      ? { role: 'MARKETING_IMAGE', remoteId: url }
      : { role: 'MARKETING_IMAGE', sha256 },
  ];
};
