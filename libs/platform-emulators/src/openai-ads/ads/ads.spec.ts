import { ad, adGroup, campaign, creative, givenFile, idOf, picture } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import type { Fields } from '../../json/fields';

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
    ['an image that nobody uploaded', { file_id: 'file_1' }, 'invalid_value', 'creative.file_id'],
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
    expect(await given.refused('POST', `/ads/${id}`, { creative: { title: 'Only this' } })).toEqual(
      [400, 'missing_required_parameter', 'creative.type'],
    );
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
