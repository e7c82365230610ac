import type { VendorAnswer, VendorDoor } from '../../vendor';
import type { World } from '../store/world';

/** The host of the vendor's own copies of pictures. */
export function mediaDoor(world: () => World): VendorDoor {
  return {
    prefix: 'reddit-ads/media',
    hosts: ['i.redd.it'],
    handle: ({ path }) => served(world(), path.slice(1)),
  };
}

function served(world: World, name: string): VendorAnswer {
  const picture = world.pictures.get(name);
  return picture
    ? { status: 200, headers: { 'content-type': picture.mime }, body: picture.bytes }
    : { status: 404 };
}
