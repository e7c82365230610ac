import type { VendorAnswer, VendorRequest } from '../../vendor';
import type { World } from '../store/world';

const FOLDER = '/dms/image/';

/** Where the bytes of an image lie on the upload host. */
export const picturePath = (id: string): string => FOLDER + id;

/** The bytes of an image, fetched without credentials. Undefined for any other path. */
export function imageFile({ method, path }: VendorRequest, world: World): VendorAnswer | undefined {
  if (method !== 'GET' || !path.startsWith(FOLDER)) return undefined;
  const picture = world.pictures.get(path.slice(FOLDER.length));
  return picture
    ? { status: 200, headers: { 'content-type': picture.mime }, body: picture.bytes }
    : { status: 404 };
}
