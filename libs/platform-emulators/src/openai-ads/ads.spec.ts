import type { Fields } from '../core/json';
import {
  ad,
  adGroup,
  campaign,
  creative,
  type GivenAccount,
  givenAccount,
  givenAd,
  givenFile,
  idOf,
  picture,
} from './testing/given-account';

describe('upload', () => {
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
    it('takes the bytes of a form and serves them again at the address that ads name', async () => {
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
          file: Buffer.from(
            'R0lGODlhgAKAAoAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==',
            'base64',
          ),
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
});

describe('ads', () => {
  let given: GivenAccount;
  let adGroupId: string;
  let fileId: string;
  beforeEach(async () => {
    given = givenAccount();
    adGroupId = idOf(
      await given.call(
        'POST',
        '/ad_groups',
        adGroup(idOf(await given.call('POST', '/campaigns', campaign()))),
      ),
    );
    fileId = await givenFile(given);
  });

  const refused = (changes: Fields) =>
    given.refused('POST', '/ads', ad(adGroupId, fileId, { creative: creative(fileId, changes) }));

  describe('an ad', () => {
    it.each([
      ['a title of two letters', { title: 'ab' }, 'string_below_min_length', 'creative.title'],
      [
        'a title above 50 letters',
        { title: 'x'.repeat(51) },
        'string_above_max_length',
        'creative.title',
      ],
      [
        'a body above 100 letters',
        { body: 'x'.repeat(101) },
        'string_above_max_length',
        'creative.body',
      ],
      ['no body', { body: undefined }, 'missing_required_parameter', 'creative.body'],
      [
        'no destination',
        { target_url: undefined },
        'missing_required_parameter',
        'creative.target_url',
      ],
      [
        'a destination that is no web page',
        { target_url: 'ftp://example.com' },
        'invalid_value',
        'creative.target_url',
      ],
      [
        'a destination above 2,048 letters',
        { target_url: `https://example.com/${'x'.repeat(2_048)}` },
        'string_above_max_length',
        'creative.target_url',
      ],
      ['no image', { file_id: undefined }, 'missing_required_parameter', 'creative.file_id'],
      [
        'an image that was not uploaded',
        { file_id: 'file_1' },
        'invalid_value',
        'creative.file_id',
      ],
      ['a type that is none', { type: 'video' }, 'invalid_value', 'creative.type'],
      [
        'a template of products',
        { type: 'product_ad_template', file_id: undefined, target_url: undefined },
        'invalid_value',
        'creative.type',
      ],
      ['a button', { call_to_action: 'Shop now' }, 'unknown_parameter', 'creative.call_to_action'],
      [
        'a price above 100 letters',
        { price: 'x'.repeat(101) },
        'string_above_max_length',
        'creative.price',
      ],
    ])('is refused with %s', async (_what, changes, code, param) => {
      expect(await refused(changes)).toEqual([400, code, param]);
    });

    it('counts letters, not the units they are made of', async () => {
      await given.call(
        'POST',
        '/ads',
        ad(adGroupId, fileId, { creative: creative(fileId, { title: '👟'.repeat(50) }) }),
      );
    });

    it('takes no favicon for its image', async () => {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(picture(256))]), 'icon.png');
      form.append('purpose', 'account_favicon');
      const request = new Response(form);
      const headers = { 'content-type': request.headers.get('content-type') ?? '' };
      const icon = String(
        (await given.call('POST', '/upload', Buffer.from(await request.arrayBuffer()), headers))
          .file_id,
      );
      expect(await given.refused('POST', '/ads', ad(adGroupId, icon))).toEqual([
        400,
        'invalid_value',
        'creative.file_id',
      ]);
    });

    it('sends its creative whole on update, and never moves', async () => {
      const id = idOf(await given.call('POST', '/ads', ad(adGroupId, fileId)));
      expect(
        await given.refused('POST', `/ads/${id}`, { creative: { title: 'Only this' } }),
      ).toEqual([400, 'missing_required_parameter', 'creative.type']);
      expect(await given.refused('POST', `/ads/${id}`, { ad_group_id: adGroupId })).toEqual([
        400,
        'unknown_parameter',
        'ad_group_id',
      ]);
      const changed = await given.call('POST', `/ads/${id}`, {
        creative: creative(fileId, { price: '€99' }),
      });
      const back = await given.call('POST', `/ads/${id}`, { creative: creative(fileId) });
      expect([(changed.creative as Fields).price, (back.creative as Fields).price]).toEqual([
        '€99',
        undefined,
      ]);
    });

    it('is reviewed for ten minutes, and again when its creative changes, but not when only its name does', async () => {
      const id = idOf(await given.call('POST', '/ads', ad(adGroupId, fileId)));
      const status = async () => (await given.call('GET', `/ads/${id}`)).review_status;
      given.pass(599);
      expect(await status()).toBe('in_review');
      given.pass(1);
      expect(await status()).toBe('approved');
      await given.call('POST', `/ads/${id}`, { name: 'Renamed', creative: creative(fileId) });
      expect(await status()).toBe('approved');
      await given.call('POST', `/ads/${id}`, { creative: creative(fileId, { title: 'Another' }) });
      expect(await status()).toBe('in_review');
    });

    it('can be looked at for a day', async () => {
      const id = idOf(
        await given.call(
          'POST',
          '/ads',
          ad(adGroupId, fileId, { creative: creative(fileId, { title: '<b>Shoes</b>' }) }),
        ),
      );
      const answer = await given.call('POST', `/ads/${id}/preview`);
      const address = /src="([^"]+)"/.exec(String((answer.data as Fields[])[0]?.body))?.[1] ?? '';
      const page = await given.open(address);
      expect([page.status, page.body]).toEqual([200, expect.stringContaining('&#60;b&#62;Shoes')]);
      given.pass(24 * 3_600 + 1);
      expect((await given.open(address)).status).toBe(404);
    });
  });
});
