import { type AssetRole, youtubeVideoId } from '@switchyard/catalog/domain';
import type { ExtensionDraft, ImageDraft, ImageRole } from '@switchyard/platforms';
import type { TreeAsset } from './campaign-tree';

/** Images by digest; one whose bytes are not there yet is left out, and Validate says so. */
export const imageDrafts = (assets: readonly TreeAsset[]): readonly ImageDraft[] =>
  assets.flatMap((each) => imageDraft(each) ?? []);

/** The assets that those images are of, in the same order. */
export const imageAssets = (assets: readonly TreeAsset[]): readonly TreeAsset[] =>
  assets.filter((each) => imageDraft(each));

const imageDraft = ({ asset: { sha256 }, binding: { role } }: TreeAsset): ImageDraft | undefined =>
  isImageRole(role) && sha256 !== null ? { role, sha256 } : undefined;

const ROLE_IS_IMAGE: Readonly<Record<ImageRole, true>> = {
  MARKETING_IMAGE: true,
  SQUARE_MARKETING_IMAGE: true,
  PORTRAIT_MARKETING_IMAGE: true,
  LOGO: true,
  LANDSCAPE_LOGO: true,
};

const isImageRole = (role: AssetRole): role is ImageRole => role in ROLE_IS_IMAGE;

export const youtubeVideoIds = (assets: readonly TreeAsset[]): readonly string[] =>
  assets.flatMap(({ asset }) =>
    asset.type === 'YOUTUBE_VIDEO' && asset.sourceUrl
      ? (youtubeVideoId(asset.sourceUrl) ?? [])
      : [],
  );

/** What is beside search ads. */
export const extensionDrafts = (assets: readonly TreeAsset[]): readonly ExtensionDraft[] =>
  assets.flatMap((each) => extensionDraft(each) ?? []);

/** The assets that those extensions are of, in the same order. */
export const extensionAssets = (assets: readonly TreeAsset[]): readonly TreeAsset[] =>
  assets.filter((each) => extensionDraft(each));

const extensionDraft = ({ asset }: TreeAsset): ExtensionDraft | undefined => {
  switch (asset.type) {
    case 'SITELINK':
      return sitelinkDraft(asset);
    case 'CALLOUT':
      return { kind: 'CALLOUT', text: asset.calloutText ?? '' };
    case 'STRUCTURED_SNIPPET':
      return { kind: 'STRUCTURED_SNIPPET', header: asset.header ?? '', values: asset.values ?? [] };
    case 'CALL':
      return {
        kind: 'CALL',
        phoneNumber: asset.phoneNumber ?? '',
        countryCode: asset.countryCode ?? '',
      };
    case 'IMAGE':
    case 'LOGO':
    case 'VIDEO':
    case 'YOUTUBE_VIDEO':
      return undefined;
    default:
      return asset.type satisfies never;
  }
};

const sitelinkDraft = ({
  linkText,
  description1,
  description2,
  finalUrl,
}: TreeAsset['asset']): ExtensionDraft => ({
  kind: 'SITELINK',
  linkText: linkText ?? '',
  finalUrl: finalUrl ?? '',
  ...(description1 === null ? {} : { description1 }),
  ...(description2 === null ? {} : { description2 }),
});
