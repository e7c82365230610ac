import type { Entity, Kind } from '../store/entity';
import type { World } from '../store/world';
import { listIn, objectIn } from '../../json/fields';

const USERS: readonly Kind[] = ['AdExtension', 'Ad', 'AssetGroup'];

/** What links an image: extensions, responsive ads, asset groups. */
export function usersOf(world: World, mediaId: string): readonly Entity[] {
  return USERS.flatMap((kind) =>
    [...world.table(kind).all()].filter((one) => linksImage(one, mediaId)),
  );
}

const linksImage = ({ fields }: Entity, mediaId: string): boolean =>
  listIn(fields, 'Images').some((link) => objectIn(link, 'Asset').Id === mediaId);
