import type { Fields } from '../../core/json';
import { codesIn, givenImages, image, imageExtension, jpeg, picture } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';

let given: GivenAccount;
beforeEach(async () => {
  given = await givenAccount();
});

const add = async (...media: unknown[]) =>
  given.send('POST', 'campaign:/CampaignManagement/v13/Media', {
    AccountId: given.accountId,
    Media: media,
  });
const codesOf = ({ BatchErrors, OperationErrors }: Fields) =>
  [...(BatchErrors as Fields[]), ...(OperationErrors as Fields[])].map((one) => [
    one.Index ?? null,
    one.Code,
  ]);
const refused = async (...media: unknown[]) => {
  const answer = await add(...media);
  return [answer.status, codesOf(answer.body as Fields)];
};
const page = async (body: Fields) =>
  (await given.call('POST', 'MediaMetaData/QueryByAccountId', body)).MediaMetaData as Fields[];

describe('media', () => {
  it('keeps an image and serves its bytes at the address it answers', async () => {
    const data = picture(60, 40);
    const [id] = ((await add(image(data, { Text: 'Shoes' }))).body as Fields).MediaIds as string[];
    const [read] = (
      await given.call('POST', 'MediaMetaData/QueryByIds', {
        MediaIds: [id],
        ReturnAdditionalFields: 'Text',
      })
    ).MediaMetaData as Fields[];
    expect(read).toMatchObject({ Id: id, MediaType: 'GenericImage', Text: 'Shoes' });
    const [full] = read?.Representations as Fields[];
    expect(full).toMatchObject({ Width: 60, Height: 40 });
    const file = await given.send(
      'GET',
      `campaign:${String(full?.Url).split('/microsoft-ads/campaign')[1]}`,
      undefined,
      {},
    );
    expect([file.headers?.['content-type'], (file.body as Buffer).toString('base64')]).toEqual([
      'image/png',
      data,
    ]);
  });

  it('adds all or none, and names the bad one by its index', async () => {
    expect(await refused(image(picture(50, 50)), image('no base64!'))).toEqual([400, [[1, 4018]]]);
    expect(await page({ MediaEnabledEntities: 'ResponsiveAd' })).toEqual([]);
  });

  const animated = (base64: string, mark: string) =>
    Buffer.concat([Buffer.from(base64, 'base64'), Buffer.from(mark)]).toString('base64');
  it.each([
    ['no data', image(''), 4014],
    ['data that is no base64', image('*'), 4018],
    [
      'bytes that are no picture',
      image(Buffer.from('hello there, I am a text').toString('base64')),
      4003,
    ],
    ['a media type that is none', image(picture(50, 50), { MediaType: 'Image2x3' }), 4007],
    ['null', null, 4013],
    ['an animation', image(animated(picture(50, 50), 'acTL')), 4006],
    [
      'more than 5 MB',
      image(
        Buffer.concat([
          Buffer.from(picture(50, 50), 'base64'),
          Buffer.alloc(5 * 1024 * 1024),
        ]).toString('base64'),
      ),
      4005,
    ],
    ['too wide', image(jpeg(2_593, 600)), 4004],
    ['too high', image(jpeg(600, 2_049)), 4004],
    ['narrower than its type', image(jpeg(100, 100), { MediaType: 'Image1x1' }), 4019],
    ['another shape than its type', image(jpeg(400, 300), { MediaType: 'Image1x1' }), 4021],
  ])('refuses %s', async (_what, media, code) => {
    const [status, codes] = await refused(media);
    expect([status, (codes as unknown[][]).some(([, one]) => one === code)]).toEqual([400, true]);
  });

  it.each([
    ['Image16x9', 1_280, 720],
    ['Image15x10', 300, 200],
    ['Image4x3', 100, 75],
    ['Image12x10', 300, 250],
    ['Image1x1', 128, 128],
    ['Image191x100', 1_200, 628],
    ['Image4x1', 512, 128],
    ['GenericImage', 2_592, 2_048],
  ])('takes %s of %d × %d, a JPEG', async (MediaType, width, height) => {
    expect((await add(image(jpeg(width, height), { MediaType }))).status).toBe(200);
  });

  it('takes ten a call and refuses none and eleven', async () => {
    expect(await refused()).toEqual([400, [[null, 4011]]]);
    expect(await refused(...Array.from({ length: 11 }, () => image(picture(50, 50))))).toEqual([
      400,
      [[null, 4012]],
    ]);
  });

  it('answers the id it has for the same bytes of the same type', async () => {
    const same = image(picture(50, 50));
    const ids = ((await add(same, same, image(picture(50, 50, 10)))).body as Fields)
      .MediaIds as string[];
    expect([ids[0] === ids[1], ids[0] === ids[2]]).toEqual([true, false]);
  });

  it('reads by page what an entity may use, and asks for an entity', async () => {
    await add(image(picture(50, 50)), image(jpeg(300, 200), { MediaType: 'Image15x10' }));
    expect(await page({ MediaEnabledEntities: 'ResponsiveAd' })).toHaveLength(1);
    expect(await page({ MediaEnabledEntities: 'ImageAdExtension, ResponsiveAd' })).toHaveLength(2);
    expect(
      (
        await page({ MediaEnabledEntities: 'ImageAdExtension', PageInfo: { Index: 1, Size: 1 } })
      ).map((one) => one.MediaType),
    ).toEqual(['Image15x10']);
    expect(
      (
        await given.send(
          'POST',
          'campaign:/CampaignManagement/v13/MediaMetaData/QueryByAccountId',
          {},
        )
      ).status,
    ).toBe(400);
  });

  it('deletes what nothing uses', async () => {
    const { landscape, square } = await givenImages(given);
    await given.call('POST', 'AdExtensions', {
      AccountId: given.accountId,
      AdExtensions: [imageExtension({ ImageMediaIds: [landscape] })],
    });
    const remove = () =>
      given.call('DELETE', 'Media', { AccountId: given.accountId, MediaIds: [landscape, square] });
    expect(codesIn(await remove())).toEqual([[0, 4024]]);
    expect(codesIn(await remove())).toEqual([
      [0, 4024],
      [1, 4023],
    ]);
  });
});
