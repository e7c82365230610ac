import type { Entity } from '../store/entity';
import type { World } from '../store/world';
import type { Fields } from '../../json/fields';
import { urnOf } from '../wire/urn';
import { picturePath } from './image-file';

export type ImageStatus = 'WAITING_UPLOAD' | 'PROCESSING' | 'AVAILABLE';

/** How far an image is. */
export function imageStatus({ id }: Pick<Entity, 'id'>, world: World): ImageStatus {
  const picture = world.pictures.get(id);
  if (!picture) return 'WAITING_UPLOAD';
  return picture.availableAt <= world.now() ? 'AVAILABLE' : 'PROCESSING';
}

/** An image as it is answered. */
export function readImage(image: Entity, world: World, baseUrl: string): Fields {
  const status = imageStatus(image, world);
  const address = {
    downloadUrl: `${baseUrl}/uploads${picturePath(image.id)}`,
    downloadUrlExpiresAt: world.now() + 86_400_000,
  };
  return {
    id: urnOf('image', image.id),
    owner: image.fields.owner,
    status,
    ...(status === 'AVAILABLE' ? address : {}),
  };
}
