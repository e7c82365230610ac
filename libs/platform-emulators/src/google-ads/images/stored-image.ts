import { createHash } from 'node:crypto';
import type { ImageFacts } from './image-facts';
import { readImage } from './read-image';

/** A picture of an asset: its bytes never read back through the API, only through its address. */
export interface StoredImage extends ImageFacts {
  readonly bytes: Buffer;
  readonly digest: string;
}

export const decodeImage = (data: unknown): Buffer =>
  Buffer.from(typeof data === 'string' ? data : '', 'base64');

/** The picture behind the `data` of an image asset, or undefined when it is none that the vendor takes. */
export function storedImage(data: unknown): StoredImage | undefined {
  const bytes = decodeImage(data);
  const facts = readImage(bytes);
  return typeof facts === 'string'
    ? undefined
    : { ...facts, bytes, digest: createHash('sha256').update(bytes).digest('hex') };
}
