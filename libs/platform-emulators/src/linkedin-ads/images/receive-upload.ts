import { imageSize } from 'image-size';
import type { VendorAnswer, VendorRequest } from '../../vendor';
import type { World } from '../store/world';
import { UNVERIFIED } from '../unverified';
import { numberIn } from '../../json/fields';

/** Where uploads go on www.linkedin.com. */
export const UPLOADS = '/dms-uploads/';

const MIMES: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** Takes the bytes of an image: PUT to the address that initializeUpload gave, whose ticket is the permission (platform document 2b). */
export function receiveUpload(
  { method, path, query, body }: VendorRequest,
  world: World,
): VendorAnswer {
  if (method !== 'PUT') return { status: 405, headers: { Allow: 'PUT' } };
  const [id = ''] = path.slice(UPLOADS.length).split('/');
  const image = world.table('image').get(id);
  if (!image || image.fields.ticket !== query.get('ut')) return { status: 403 };
  if ((numberIn(image.fields, 'uploadUrlExpiresAt') ?? 0) <= world.now()) return { status: 403 };
  const picture = body.length > UNVERIFIED.imageBytes ? undefined : shapeOf(body);
  if (!picture) return { status: 400 };
  world.pictures.set(id, {
    bytes: body,
    ...picture,
    availableAt: world.now() + UNVERIFIED.imageProcessingMs,
  });
  return { status: 201, headers: { etag: `"${id}"` } };
}

/** What bytes say of themselves; undefined when they are no GIF, JPEG or PNG. */
function shapeOf(
  bytes: Buffer,
): { readonly mime: string; readonly width: number; readonly height: number } | undefined {
  try {
    const { type, width, height } = imageSize(bytes);
    const mime = MIMES[type ?? ''];
    return mime === undefined ? undefined : { mime, width, height };
  } catch {
    return undefined;
  }
}
