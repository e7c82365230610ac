import type { AssetLink } from '../wire/objects';
import type { Session } from '../wire/session';
import { mediaIdsIn } from './image-links';

interface WithImages {
  readonly Images?: readonly (AssetLink | null)[] | null;
}

/** Digests by id of the images that these objects link, as far as we uploaded them. */
export const digestsOfLinks = async (
  session: Session,
  objects: readonly WithImages[],
): Promise<ReadonlyMap<string, string>> => {
  const ids = [...new Set(objects.flatMap(({ Images }) => mediaIdsIn(Images)))];
  return ids.length === 0 ? new Map() : session.io.media.digests(ids);
};
