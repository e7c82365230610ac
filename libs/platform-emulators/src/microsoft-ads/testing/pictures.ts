import { PNG } from 'pngjs';
import type { Fields } from '../../json/fields';
import type { GivenAccount } from './given-account';

/** A real PNG of one colour, base64. Keep it small: drawing takes its time. */
export function picture(width: number, height: number, shade = 200): string {
  const png = new PNG({ width, height });
  png.data.fill(shade);
  return PNG.sync.write(png).toString('base64');
}

export const image = (data: string, changes: Fields = {}): Fields => ({
  Type: 'Image',
  MediaType: 'GenericImage',
  Data: data,
  ...changes,
});

/** The smallest header of a JPEG of a size: what readers look at. */
export function jpeg(width: number, height: number): string {
  const frame = Buffer.from([
    0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 1, 0, 0, 1, 0, 1, 0, 0, 0xff, 0xc0,
    0, 17, 8, 0, 0, 0, 0, 3, 1, 34, 0, 2, 17, 1, 3, 17, 1, 0xff, 0xd9,
  ]);
  frame.writeUInt16BE(height, 25);
  frame.writeUInt16BE(width, 27);
  return frame.toString('base64');
}

/** Ids of images in the account's library: landscape 1200 × 628 and square 300 × 300. */
export async function givenImages(
  given: GivenAccount,
): Promise<{ landscape: string; square: string }> {
  const body = {
    AccountId: given.accountId,
    Media: [image(jpeg(1_200, 628)), image(jpeg(300, 300))],
  };
  const [landscape = '', square = ''] = (await given.call('POST', 'Media', body))
    .MediaIds as string[];
  return { landscape, square };
}

/** A link to an image in one shape. */
export const imageLink = (id: string, subType: string, crop: Fields = {}): Fields => ({
  Asset: { Type: 'ImageAsset', Id: id, SubType: subType, ...crop },
});
