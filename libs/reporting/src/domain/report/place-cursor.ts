import { crc32 } from 'node:zlib';

const checksum = (text: string): string => crc32(text).toString(36);

/** An opaque text for a place in lists of one shape. There is no secret inside; the checksum catches cut and edited ones, and those of another shape. */
export const encodePlace = (parts: readonly string[], shape: string): string => {
  const place = parts.join(' ');
  return Buffer.from(`${checksum(`${shape} ${place}`)} ${place}`).toString('base64url');
};

/** The parts of a place; undefined when the text was not made for this shape. */
export const decodePlace = (
  text: string,
  shape: string,
  count: number,
): readonly string[] | undefined => {
  const [sum, ...parts] = Buffer.from(text, 'base64url').toString().split(' ');
  return parts.length === count && sum === checksum(`${shape} ${parts.join(' ')}`)
    ? parts
    : undefined;
};
