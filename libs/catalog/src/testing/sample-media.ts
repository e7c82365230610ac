import { PNG } from 'pngjs';

/** A PNG of one colour. */
export const png = (width: number, height: number): Buffer =>
  PNG.sync.write(new PNG({ width, height, fill: true }), { filterType: 0 });

/** A PNG whose pixels do not compress, so that it has about `4 × width × height` bytes. */
export const noisyPng = (width: number, height: number): Buffer => {
  const image = new PNG({ width, height });
  let state = 1;
  for (let at = 0; at < image.data.length; at++) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    image.data[at] = state >> 16;
  }
  return PNG.sync.write(image, { deflateLevel: 0, filterType: 0 });
};

/** A PNG that claims a size it does not have the pixels for. */
export const claimingPng = (width: number, height: number): Buffer => {
  const bytes = png(1, 1);
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
};

/** A GIF of one pixel. */
export const gif = (): Buffer =>
  Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** A JPEG of 8 × 8 pixels, as far as its headers and end go. */
export const jpeg = (): Buffer =>
  Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    Buffer.from('ffc0000b080008000801011100', 'hex'),
    Buffer.from('ffda0008010100003f00', 'hex'),
    Buffer.alloc(64, 0x2a),
    Buffer.from('ffd9', 'hex'),
  ]);

/** The first box of an MP4, and bytes behind it. */
export const mp4 = (size: number): Buffer => {
  const bytes = Buffer.alloc(size, 7);
  Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex').copy(bytes);
  return bytes;
};
