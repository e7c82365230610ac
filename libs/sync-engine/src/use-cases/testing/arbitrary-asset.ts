import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { MediaFile } from '@switchyard/platforms/domain';
import fc from 'fast-check';
import type { AssetAt } from '../../domain/testing/given-tree';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * A black PNG of that size in pixels. Another number makes another file; `padding` bytes make it
 * heavier.
 */
const pictureFile = (width: number, height: number, number = 0, padding = 0): MediaFile => {
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

const files = new Map<string, MediaFile>();

/** The file of a digest that some tree names. */
export const fileOf = (sha256: string): MediaFile | undefined => files.get(sha256);

const picture = (width: number, height: number, number: number, padding = 0): AssetAt['is'] => {
  const file = pictureFile(width, height, number, padding);
  files.set(file.sha256, file);
  return { width, height, sha256: file.sha256, mimeType: file.mimeType, size: file.bytes.length };
};

export const landscape = (): AssetAt => ({ role: 'MARKETING_IMAGE', is: picture(1_200, 628, 0) });
export const square = (): AssetAt => ({
  role: 'SQUARE_MARKETING_IMAGE',
  is: picture(1_200, 1_200, 0),
});
export const logo = (): AssetAt => ({ role: 'LOGO', is: picture(1_200, 1_200, 1) });

/** On, just within and just beyond what either network asks of some role. */
const SIZES: readonly (readonly [number, number])[] = [
  [1_200, 628],
  [600, 314],
  [599, 314],
  [703, 368],
  [702, 368],
  [1_200, 634],
  [1_200, 643],
  [1_200, 1_200],
  [300, 300],
  [299, 299],
  [1_200, 1_190],
  [1_200, 1_185],
  [128, 128],
  [127, 127],
  [960, 1_200],
  [480, 600],
  [479, 599],
  [512, 128],
  [1_200, 300],
  [500, 125],
  [2_592, 1_357],
  [2_594, 1_358],
  [2_048, 2_048],
  [2_049, 2_049],
];

const image = fc
  .tuple(
    fc.constantFrom(
      'MARKETING_IMAGE',
      'SQUARE_MARKETING_IMAGE',
      'PORTRAIT_MARKETING_IMAGE',
      'LOGO',
      'LANDSCAPE_LOGO',
    ),
    fc.constantFrom(...SIZES),
    fc.integer({ min: 2, max: 6 }),
    fc.oneof(
      { weight: 30, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.constant(5 * 1024 * 1024) },
    ),
    fc.constantFrom('CAMPAIGN', 'AD_GROUP', 'AD'),
  )
  .map(([role, [width, height], number, padding, at]): AssetAt => ({
    role,
    at,
    is: picture(width, height, number, padding),
  }));

const video = fc.constantFrom('dQw4w9WgXcQ', 'aaaaaaaaaaa').map((id): AssetAt => ({
  role: 'YOUTUBE_VIDEO',
  at: 'CAMPAIGN',
  input: { sourceUrl: `https://youtu.be/${id}` },
}));

const around = (limit: number): fc.Arbitrary<string> =>
  fc
    .tuple(fc.integer({ min: limit - 1, max: limit + 1 }), fc.constantFrom('x', '靴'))
    .map(([length, character]) => character.repeat(length));

const extension = fc.oneof(
  fc
    .record({
      linkText: around(24),
      descriptions: fc.oneof(
        fc.tuple(around(35), around(35)),
        fc.constantFrom([null, null], ['Half', null], [null, 'Half']),
      ),
      finalUrl: fc.constantFrom('https://example.com/a', 'https://other.example'),
    })
    .map(({ descriptions: [description1, description2], ...input }): AssetAt => ({
      role: 'SITELINK',
      at: 'CAMPAIGN',
      input: { ...input, description1, description2 },
    })),
  around(25).map((calloutText): AssetAt => ({
    role: 'CALLOUT',
    at: 'CAMPAIGN',
    input: { calloutText },
  })),
  fc
    .record({
      header: fc.constantFrom('Brands' as const, 'Types' as const, 'Styles' as const),
      values: fc
        .array(around(25), { minLength: 1, maxLength: 11 })
        .map((each) => each.map((value, index) => `${value.slice(1)}${index % 10}`)),
    })
    .map((input): AssetAt => ({ role: 'STRUCTURED_SNIPPET', at: 'CAMPAIGN', input })),
  fc
    .constantFrom(['+4930123456', 'DE'], ['+12025550123', 'US'], ['+35312345678', 'IE'])
    .map(([phoneNumber, countryCode]): AssetAt => ({
      role: 'CALL',
      at: 'CAMPAIGN',
      input: { phoneNumber, countryCode },
    })),
);

/** Any file or extension, where it may be attached. */
export const arbitraryAsset: fc.Arbitrary<AssetAt> = fc.oneof(
  { weight: 6, arbitrary: image },
  { weight: 1, arbitrary: video },
  { weight: 5, arbitrary: extension },
);
