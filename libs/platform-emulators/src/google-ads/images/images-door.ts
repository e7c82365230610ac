import type { VendorAnswer, VendorDoor } from '../../vendor';
import { findRow } from '../control/find-row';
import type { World } from '../state/world';

export const IMAGES_PREFIX = '/google-images';
const MIME_TYPES = {
  IMAGE_PNG: 'image/png',
  IMAGE_JPEG: 'image/jpeg',
  IMAGE_GIF: 'image/gif',
} as const;

/** Path of the picture of an asset below the door. */
export const imagePath = (assetId: string): string => `/simgad/${assetId}`;

/** The host that the vendor shows uploaded pictures from. Anybody may ask it. */
export function imagesDoor(world: World): VendorDoor {
  return {
    prefix: IMAGES_PREFIX,
    hosts: ['tpc.googlesyndication.com'],
    handle: ({ method, path }) => answer(world, method, path),
  };
}

function answer(world: World, method: string, path: string): VendorAnswer {
  const id = /^\/simgad\/(\d+)$/.exec(path)?.[1];
  const image = method === 'GET' && id ? findRow(world, 'asset', id)?.row.image : undefined;
  if (!image) return { status: 404, body: 'Not Found' };
  return {
    status: 200,
    headers: { 'content-type': MIME_TYPES[image.mimeType] },
    body: image.bytes,
  };
}
