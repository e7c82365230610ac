import { imageKey } from '../attributes/image-attributes';
import type { ImageAttributes } from '../attributes/image-attributes';
import { roleOf, SUB_TYPES } from '../data/image-roles';
import type { HeldRole } from '../data/image-roles';
import type { ImageRole } from '../../port/draft';
import type { Asset, AssetLink } from '../wire/objects';

type Links = readonly (AssetLink | null)[] | null | undefined;

/** Images as links to the media library. Every digest has its id by now: files are uploaded before anything links them. */
export const imageLinks = (
  images: readonly ImageAttributes[],
  mediaIds: ReadonlyMap<string, string>,
): readonly AssetLink[] =>
  images.map((image) => {
    const Id = 'sha256' in image ? mediaIds.get(image.sha256) : image.remoteId;
    if (Id === undefined) throw new TypeError(`the image ${imageKey(image)} has no id`);
    return {
      Asset: { Type: 'ImageAsset', Id, SubType: SUB_TYPES[image.role as HeldRole] ?? image.role },
    };
  });

/** The images that somebody chose, sorted. `digests` names those that we uploaded. */
export const imagesOf = (
  links: Links,
  digests: ReadonlyMap<string, string>,
): readonly ImageAttributes[] => {
  const assets = assetsIn(links);
  const sources = new Set(assets.filter(isSource).map(({ Id }) => Id));
  return assets
    .filter((asset) => isSource(asset) || !(isCropped(asset) && sources.has(asset.Id)))
    .map((asset) => imageOf(asset, digests))
    .sort((a, b) => (imageKey(a) < imageKey(b) ? -1 : 1));
};

export const mediaIdsIn = (links: Links): readonly string[] => [
  ...new Set(assetsIn(links).map(({ Id }) => Id)),
];

type LinkedAsset = Asset & { readonly Id: string };

const assetsIn = (links: Links): readonly LinkedAsset[] =>
  (links ?? []).flatMap((link) => (link?.Asset?.Id ? [link.Asset as LinkedAsset] : []));

/** The shapes from which Microsoft crops, by itself, all that an ad was not given (reference page of ResponsiveAd). */
const isSource = ({ SubType }: Asset): boolean =>
  SubType === 'OriginalImage' || SubType === SUB_TYPES.MARKETING_IMAGE;

const isCropped = ({ CropWidth, CropHeight }: Asset): boolean => Boolean(CropWidth || CropHeight);

const imageOf = (
  { Id, SubType }: LinkedAsset,
  digests: ReadonlyMap<string, string>,
): ImageAttributes => {
  const role = roleOf(SubType);
  const sha256 = digests.get(Id);
  return role && sha256
    ? { role, sha256 }
    : { role: (role ?? SubType ?? 'UNKNOWN') as ImageRole, remoteId: Id };
};

export const digestsIn = (images: unknown): readonly string[] =>
  (Array.isArray(images) ? (images as readonly ImageAttributes[]) : []).flatMap((image) =>
    'sha256' in image ? [image.sha256] : [],
  );
