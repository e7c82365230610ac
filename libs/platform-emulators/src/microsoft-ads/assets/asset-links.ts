import { type Fields, listIn, objectIn, withoutNulls } from '../../json/fields';

/** Text links with only what a client decides; ids, labels and reviews of assets are the service's. */
export function storedTexts(fields: Fields, member: string): readonly Fields[] {
  return listIn<Fields | null>(fields, member).map((link) => {
    const { Type, Text } = objectIn(link ?? {}, 'Asset');
    return withoutNulls({
      Asset: { Type: Type ?? 'TextAsset', Text: Text ?? '' },
      PinnedField: link?.PinnedField || null,
    });
  });
}

const IMAGE_MEMBERS = ['Type', 'Id', 'SubType', 'CropX', 'CropY', 'CropWidth', 'CropHeight'];

/** Image links with only what a client decides. */
export function storedImages(fields: Fields): readonly Fields[] {
  return listIn<Fields | null>(fields, 'Images').map((link) => {
    const asset = objectIn(link ?? {}, 'Asset');
    return {
      Asset: withoutNulls(
        Object.fromEntries(IMAGE_MEMBERS.map((member) => [member, asset[member]])),
      ),
    };
  });
}

/** Text links as a read answers them. */
export const readTexts = (fields: Fields, member: string, editorial: string): readonly Fields[] =>
  listIn(fields, member).map((link) => ({
    PinnedField: null,
    ...link,
    AssetPerformanceLabel: null,
    EditorialStatus: editorial,
  }));

const NO_CROP = { Name: null, CropX: null, CropY: null, CropWidth: null, CropHeight: null };

/** Image links as a read answers them. */
export const readImages = (links: readonly Fields[]): readonly Fields[] =>
  links.map((link) => ({
    Asset: { ...NO_CROP, ...objectIn(link, 'Asset') },
    PinnedField: null,
    AssetPerformanceLabel: null,
    EditorialStatus: null,
  }));
