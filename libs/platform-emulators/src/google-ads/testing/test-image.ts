import { crc32, deflateSync } from 'node:zlib';

/** A real, small PNG of this size as base64; another `shade` is another picture. */
export function png(width: number, height: number, shade = 0): string {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const line = Buffer.alloc(width + 1, shade);
  line[0] = 0;
  const pixels = deflateSync(Buffer.concat(Array.from({ length: height }, () => line)));
  const chunks = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...chunks]).toString('base64');
}

/** The smallest JPEG with a frame, a scan and an end. */
export function jpeg(width: number, height: number, components = 3): string {
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const colours = Array.from({ length: components }, (_, index) => [index + 1, 0x11, 0]).flat();
  const frame = [0xff, 0xc0, 0, 8 + 3 * components, 8, ...size, components, ...colours];
  const scan = [
    0xff,
    0xda,
    0,
    6 + 2 * components,
    components,
    ...Array.from({ length: components }, (_, index) => [index + 1, 0]).flat(),
    0,
    63,
    0,
  ];
  return Buffer.from([0xff, 0xd8, ...frame, ...scan, 0x55, 0xff, 0xd9]).toString('base64');
}

/** A GIF of so many frames. */
export function gif(width: number, height: number, frames = 1): string {
  const screen = [width & 255, width >> 8, height & 255, height >> 8, 0, 0, 0];
  const frame = [
    0x2c,
    0,
    0,
    0,
    0,
    width & 255,
    width >> 8,
    height & 255,
    height >> 8,
    0,
    2,
    2,
    0x4c,
    1,
    0,
  ];
  return Buffer.from([
    ...Buffer.from('GIF89a'),
    ...screen,
    ...Array.from({ length: frames }, () => frame).flat(),
    0x3b,
  ]).toString('base64');
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
