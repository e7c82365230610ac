import { createHash } from 'node:crypto';
import { imageSize } from 'image-size';
import { UNVERIFIED, UNVERIFIED_SUBCODES as SUBCODES } from '../unverified';
import { ruleBroken } from '../wire/refusals';

export interface Picture {
  readonly bytes: Buffer;
  readonly mime: string;
  readonly width: number;
  readonly height: number;
  /** MD5 of the bytes: the same bytes have the same hash. */
  readonly hash: string;
}

const MIMES: Readonly<Record<string, string>> = {
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  bmp: 'image/bmp',
  tiff: 'image/tiff',
  webp: 'image/webp',
};
const { bytes: heaviest, longest, shortest } = UNVERIFIED.picture;

/** What bytes say of themselves. Throws the vendor's refusal for what is no picture, too heavy, too small or too large. */
export function readPicture(bytes: Buffer): Picture {
  const size = sizeOf(bytes);
  const mime = MIMES[size?.type ?? ''];
  if (!size || mime === undefined) throw badImage('The file is no picture of a supported format.');
  if (bytes.length > heaviest) throw badImage(`At most ${heaviest} bytes.`);
  const [small, large] = [Math.min(size.width, size.height), Math.max(size.width, size.height)];
  if (small < shortest || large > longest) {
    throw badImage(`Each side has ${shortest} to ${longest} pixels.`);
  }
  return {
    bytes,
    mime,
    width: size.width,
    height: size.height,
    hash: createHash('md5').update(bytes).digest('hex'),
  };
}

function sizeOf(bytes: Buffer): { type?: string; width: number; height: number } | undefined {
  try {
    const { type, width, height } = imageSize(bytes);
    return { width, height, ...(type === undefined ? {} : { type }) };
  } catch {
    return undefined;
  }
}

const badImage = (advice: string) => ruleBroken(SUBCODES.badImage, 'Image', advice, 'bytes');
