import type { VendorAnswer, VendorDoor, VendorRequest } from '../../vendor';
import type { World } from '../store/world';
import { textIn } from '../../json/fields';
import { IMAGES_PREFIX } from './image-url';

const NOTHING: VendorAnswer = { status: 404 };

/** The vendor's file host: images without a key. What was taken as fetched leads to its own address. */
export function imagesDoor(world: () => World): VendorDoor {
  return {
    prefix: IMAGES_PREFIX,
    hosts: ['bzrcdn.openai.com'],
    handle: (request) => image(request, world()),
    nature: () => 'read',
  };
}

function image({ method, path }: VendorRequest, world: World): VendorAnswer {
  const file = world.table('file').get(path.slice(1));
  if ((method !== 'GET' && method !== 'HEAD') || !file) return NOTHING;
  const picture = world.pictures.get(file.id);
  if (picture) {
    return { status: 200, headers: { 'content-type': picture.mime }, body: picture.bytes };
  }
  return { status: 302, headers: { location: textIn(file.fields, 'source_url') } };
}
