import type { VendorAnswer, VendorRequest } from '../../vendor';
import type { World } from '../store/world';

const FOLDER = '/files/media/';

/** Where the bytes of an image lie, after the door's base address. */
export const mediaPath = (id: string): string => `${FOLDER}${id}`;

/** The bytes of an image, fetched without credentials. Undefined for any other path. */
export function mediaFile({ method, path }: VendorRequest, world: World): VendorAnswer | undefined {
  if (method !== 'GET' || !path.startsWith(FOLDER)) return undefined;
  const picture = world.pictures.get(path.slice(FOLDER.length));
  return picture
    ? { status: 200, headers: { 'content-type': picture.mime }, body: picture.bytes }
    : { status: 404 };
}
