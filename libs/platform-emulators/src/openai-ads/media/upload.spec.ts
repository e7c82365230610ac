import { ad, givenAd, idOf, picture } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import type { Fields } from '../../json/fields';

let given: GivenAccount;
beforeEach(() => {
  given = givenAccount();
});

/** A form as a client sends it: its bytes and its Content-Type. */
async function form(
  parts: Readonly<Record<string, Buffer | string>>,
): Promise<[Buffer, { readonly 'content-type': string }]> {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, new Blob([new Uint8Array(value)]), 'card.png');
  }
  const request = new Response(data);
  return [
    Buffer.from(await request.arrayBuffer()),
    { 'content-type': request.headers.get('content-type') ?? '' },
  ];
}

/** The smallest head of a WebP of a size. */
function webp(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(30);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(22, 4);
  bytes.write('WEBPVP8X', 8);
  bytes.writeUInt32LE(10, 16);
  bytes.writeUIntLE(width - 1, 24, 3);
  bytes.writeUIntLE(height - 1, 27, 3);
  return bytes;
}

/** The address of an ad's image. */
async function imageOf(fileId: string): Promise<string> {
  const { adGroupId } = await givenAd(given);
  return String(
    ((await given.call('POST', '/ads', ad(adGroupId, fileId))).creative as Fields).image_url,
  );
}

describe('POST /upload', () => {
  it('takes the bytes of a form and serves them again at the address that ads tell', async () => {
    const bytes = picture(640);
    const { file_id: fileId } = await given.call(
      'POST',
      '/upload',
      ...(await form({ file: bytes })),
    );
    expect(fileId).toMatch(/^file_\d+$/);
    const file = await given.open(await imageOf(String(fileId)));
    expect([
      file.status,
      file.headers?.['content-type'],
      bytes.equals(file.body as Buffer),
    ]).toEqual([200, 'image/png', true]);
  });

  it('takes a WebP, and makes a second file of the same bytes', async () => {
    const first = await given.call('POST', '/upload', ...(await form({ file: webp(800, 640) })));
    const second = await given.call('POST', '/upload', ...(await form({ file: webp(800, 640) })));
    expect(first.file_id).not.toBe(second.file_id);
  });

  it.each([
    ['an image below 640 pixels', { file: picture(639, 640) }, 'file'],
    ['bytes that are no image', { file: Buffer.from('hello there, I am a text') }, 'file'],
    [
      'a GIF',
      {
        file: Buffer.from('R0lGODlhgAKAAoAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==', 'base64'),
      },
      'file',
    ],
    ['no file', { purpose: 'account_favicon' }, 'file'],
    ['an unknown part', { file: picture(640), note: 'x' }, 'note'],
    ['an unknown purpose', { file: picture(640), purpose: 'video' }, 'purpose'],
  ])('refuses %s', async (_what, parts, param) => {
    const answer = await given.refused('POST', '/upload', ...(await form(parts)));
    expect([answer[0], answer[2]]).toEqual([400, param]);
  });

  it('takes any other address as fetched, and leads to it', async () => {
    const { file_id: fileId } = await given.call('POST', '/upload', {
      image_url: 'https://example.com/card.png',
    });
    const file = await given.open(await imageOf(String(fileId)));
    expect([file.status, file.headers?.location]).toEqual([302, 'https://example.com/card.png']);
    for (const bad of ['card.png', 'ftp://example.com/card.png']) {
      expect((await given.refused('POST', '/upload', { image_url: bad }))[2]).toBe('image_url');
    }
    expect(await given.refused('POST', '/upload', {})).toEqual([
      400,
      'missing_required_parameter',
      'image_url',
    ]);
  });
});

describe('the brand of an account', () => {
  it('takes a favicon from 128 pixels, uploaded as one', async () => {
    const { file_id: favicon } = await given.call(
      'POST',
      '/upload',
      ...(await form({ file: picture(128), purpose: 'account_favicon' })),
    );
    const { file_id: card } = await given.call('POST', '/upload', {
      image_url: 'https://example.com/card.png',
    });
    expect(
      await given.call('POST', '/ad_account/brand', { name: 'Acme', favicon_file_id: favicon }),
    ).toMatchObject({ name: 'Acme' });
    expect((await given.refused('POST', '/ad_account/brand', { favicon_file_id: card }))[2]).toBe(
      'favicon_file_id',
    );
    expect(idOf(await given.call('GET', '/ad_account'))).toBe(given.account.externalAccountId);
  });
});
