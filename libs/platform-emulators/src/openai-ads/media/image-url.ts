import type { Entity } from '../store/entity';

/** Below which the bytes of uploaded images lie. */
export const IMAGES_PREFIX = 'openai-ads-images';

/** Where an uploaded image can be seen without a key: an address of the emulator, whatever door was asked. */
export function imageUrl({ id }: Entity, baseUrl: string): string {
  return `${new URL(baseUrl).origin}/${IMAGES_PREFIX}/${id}`;
}
