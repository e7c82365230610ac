import type { ImageRole } from '../../port/draft';
import type { ImageAttributes } from '../attributes/image-attributes';
import type { Session } from '../session/session';

/** Asset ids to the digests of those files that we uploaded. */
export type ImageNames = ReadonlyMap<string, string>;

export const imageNames = (session: Session, assetIds: readonly string[]): Promise<ImageNames> => {
  const distinct = [...new Set(assetIds)];
  return distinct.length === 0
    ? Promise.resolve(new Map<string, string>())
    : session.io.media.digests(distinct);
};

/** One of ours by its digest, another one by Google's id. */
export const imageOf = (role: ImageRole, assetId: string, names: ImageNames): ImageAttributes => {
  const sha256 = names.get(assetId);
  return sha256 === undefined ? { role, remoteId: assetId } : { role, sha256 };
};
