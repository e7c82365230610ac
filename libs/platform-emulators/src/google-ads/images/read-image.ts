import type { ImageFacts } from './image-facts';
import { readGif } from './read-gif';
import { readJpeg } from './read-jpeg';
import { readPng } from './read-png';

/** Formats that are pictures, but none that the vendor takes. */
const OTHER_FORMATS: readonly (readonly [number, string])[] = [
  [8, 'WEBP'],
  [0, 'BM'],
  [0, 'II*\0'],
  [0, 'MM\0*'],
  [4, 'ftyp'],
  [0, '<svg'],
  [0, '<?xml'],
];

/** Reads a PNG, JPEG or GIF to its end; `other` is a picture of another format, `broken` is none. */
export function readImage(bytes: Buffer): ImageFacts | 'other' | 'broken' {
  if (bytes.subarray(0, 8).equals(Buffer.from('89504e470d0a1a0a', 'hex'))) {
    return readPng(bytes) ?? 'broken';
  }
  if (bytes[0] === 0xff && bytes[1] === 0xd8) return readJpeg(bytes) ?? 'broken';
  if (/^GIF8[79]a/.test(bytes.toString('latin1', 0, 6))) return readGif(bytes) ?? 'broken';
  return OTHER_FORMATS.some(([at, mark]) => bytes.toString('latin1', at, at + mark.length) === mark)
    ? 'other'
    : 'broken';
}
