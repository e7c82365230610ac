import type { Row } from '../wire/row';
import type { DisplayAdAttributes, TextAttributes } from '../attributes/child-attributes';
import { imageSet } from '../attributes/image-attributes';
import { sortedSet } from '../attributes/sorted-set';
import { wordOfButton } from '../calls-to-action';
import type { AssetReference } from '../wire/asset-row';
import { DISPLAY_IMAGES, DISPLAY_ROLES } from '../wire/display-images';
import { idIn } from '../wire/resource-name';
import { imageOf, type ImageNames } from './image-names';
import { servingStatus, textOrNull } from './wire-value';

/** What the assets of display ads say, by asset id. */
export interface AssetsKnown {
  readonly images: ImageNames;
  readonly videos: ReadonlyMap<string, string>;
}

export const displayAdIn = ({ adGroupAd = {} }: Row, known: AssetsKnown): DisplayAdAttributes => {
  const { ad = {}, status } = adGroupAd;
  const {
    headlines = [],
    descriptions = [],
    longHeadline,
    businessName,
    callToActionText,
    youtubeVideos = [],
    ...images
  } = ad.responsiveDisplayAd ?? {};
  return {
    adType: 'RESPONSIVE_DISPLAY',
    status: servingStatus(status),
    finalUrl: textOrNull(ad.finalUrls?.[0]),
    headlines: headlines.map(plainText),
    descriptions: descriptions.map(plainText),
    longHeadline: textOrNull(longHeadline?.text),
    businessName: textOrNull(businessName),
    callToAction: callToActionText ? wordOfButton(callToActionText) : null,
    images: imageSet(
      DISPLAY_ROLES.flatMap((role) =>
        (images[DISPLAY_IMAGES[role]] ?? []).map((one) =>
          imageOf(role, assetIn(one), known.images),
        ),
      ),
    ),
    youtubeVideoIds: sortedSet(
      youtubeVideos.map((one) => known.videos.get(assetIn(one)) ?? assetIn(one)),
      (id) => id,
    ),
  };
};

/** Assets that must be looked up to say what an ad shows. */
export const assetsIn = ({
  adGroupAd,
}: Row): { readonly images: readonly string[]; readonly videos: readonly string[] } => {
  const { youtubeVideos = [], ...images } = adGroupAd?.ad?.responsiveDisplayAd ?? {};
  return {
    images: DISPLAY_ROLES.flatMap((role) => (images[DISPLAY_IMAGES[role]] ?? []).map(assetIn)),
    videos: youtubeVideos.map(assetIn),
  };
};

const plainText = ({ text = '' }: { readonly text?: string }): TextAttributes => ({
  text,
  pinned: null,
});

const assetIn = ({ asset = '' }: AssetReference): string => idIn(asset);
