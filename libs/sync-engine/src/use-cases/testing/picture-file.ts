import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { MediaFile } from '@switchyard/platforms';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** A black PNG of that size in pixels. Another number makes another file; `padding` bytes make it heavier. */
export const pictureFile = (width: number, height: number, number = 0, padding = 0): MediaFile => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.writeUInt8(1, 8);
  const rows = Buffer.alloc((Math.ceil(width / 8) + 1) * height);
  const bytes = Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('tEXt', Buffer.concat([Buffer.from(`n\0${number}`), Buffer.alloc(padding, 0x20)])),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return {
    sha256: createHash('sha256').update(bytes).digest('hex'),
    mimeType: 'image/png',
    width,
    height,
    bytes,
  };
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};
