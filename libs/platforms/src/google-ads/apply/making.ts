import type { ImageAttributes } from '../attributes/image-attributes';
import type { ResourceNames } from '../wire/resource-name';

/** What the builders of operations need beside their change. */
export interface Making {
  readonly names: ResourceNames;
  /** Negative ids for new resources, none twice. */
  readonly temporary: () => string;
  /** Resource name of the asset that an image is at Google. */
  readonly assetOf: (image: ImageAttributes) => string;
}

/** Hands out negative ids for new resources, none twice (NewResourceCreationError.DUPLICATE_TEMP_IDS). */
const temporaryIds = (): (() => string) => {
  let last = 0;
  return () => String((last -= 1));
};

export const makingWith = (names: ResourceNames, uploads: ReadonlyMap<string, string>): Making => ({
  names,
  temporary: temporaryIds(),
  assetOf: (image) =>
    names.asset('sha256' in image ? (uploads.get(image.sha256) ?? '') : image.remoteId),
});
