import { TimeSortedIds } from '@switchyard/kernel';
import { isServedPicture, requestedImage, picturePath } from './media';

const space = new TimeSortedIds().next('spc');
const digest = 'a'.repeat(64);

describe('addresses of pictures', () => {
  it.each(['image/png', 'image/jpeg', 'image/gif', 'image/webp'])(
    'of %s lead back to what they were made from',
    (mimeType) => {
      const [, root, spaceId, file] = picturePath(space, digest, mimeType)!.split('/');
      expect([root, requestedImage(spaceId!, file!), isServedPicture(mimeType)]).toEqual([
        'media',
        digest,
        true,
      ]);
    },
  );

  it.each([['video/mp4'], ['image/svg+xml'], ['text/html'], [null]])(
    'are not made for %s',
    (mimeType) => {
      expect([picturePath(space, digest, mimeType), isServedPicture(mimeType)]).toEqual([
        undefined,
        false,
      ]);
    },
  );

  it.each([
    [space, `${digest}.html`],
    [space, `${digest}`],
    [space, `../${digest}.png`],
    ['spc_x', `${digest}.png`],
    [space, `${'A'.repeat(64)}.png`],
  ])('are not read from %s/%s', (spaceId, file) => {
    expect(requestedImage(spaceId, file)).toBeUndefined();
  });
});
