import 'reflect-metadata';
import { type Answered, type Caller, httpBench, type HttpBench } from '../../testing/http-bench';
import { CatalogFacade } from '../../use-cases/catalog-facade';

let bench: HttpBench;
let call: Caller;
let ids: Record<'campaign' | 'adGroup' | 'ad' | 'image' | 'sitelink' | 'space', string>;
beforeAll(async () => {
  bench = await httpBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  call = bench.newSpace();
  const make = async (path: string, body: object) =>
    (await call('POST', path, body)).data as unknown as { id: string; spaceId: string };
  const { id: campaign, spaceId: space } = await make('/campaigns', {
    name: 'Autumn',
    type: 'DISPLAY',
    budget: 50,
  });
  const { id: adGroup } = await make('/ad-groups', { campaignId: campaign, name: 'Shoes' });
  const { id: ad } = await make('/ads', {
    adGroupId: adGroup,
    type: 'RESPONSIVE_DISPLAY',
    finalUrl: 'https://example.com',
  });
  const { id: image } = await make('/assets', { type: 'IMAGE', name: 'Shoe' });
  const { id: sitelink } = await make('/assets', {
    type: 'SITELINK',
    name: 'Hours',
    linkText: 'Hours',
    finalUrl: 'https://example.com/hours',
  });
  ids = { campaign, adGroup, ad, image, sitelink, space };
});

const rowOf = ({ data }: Answered) => data as unknown as Record<string, unknown> & { id: string };
const treeVersion = async () =>
  (await bench.app
    .get(CatalogFacade)
    .campaign({ spaceId: ids.space, accountId: 'acc_1' }, ids.campaign))!.treeVersion;
const without = (text: string) => text.replace(/req_\w+/g, '');

describe('an asset is attached', () => {
  it('to a campaign, an ad group and an ad, through its own routes', async () => {
    const campaign = await call('POST', '/campaign-assets', {
      campaignId: ids.campaign,
      assetId: ids.sitelink,
      role: 'SITELINK',
    });
    expect([campaign.status, campaign.headers['location']]).toEqual([
      201,
      `/api/v1/campaign-assets/${rowOf(campaign).id}`,
    ]);
    expect(Object.keys(rowOf(campaign))).toEqual([
      'id',
      'spaceId',
      'campaignId',
      'assetId',
      'role',
      'createdAt',
      'updatedAt',
      'version',
    ]);
    const group = await call('POST', '/ad-assets', {
      adGroupId: ids.adGroup,
      assetId: ids.image,
      role: 'MARKETING_IMAGE',
    });
    expect(rowOf(group)).toMatchObject({
      scope: 'AD_GROUP',
      adGroupId: ids.adGroup,
      adId: null,
      campaignId: ids.campaign,
      version: 1,
    });
    const ad = await call('POST', '/ad-assets', {
      scope: 'AD',
      adId: ids.ad,
      assetId: ids.image,
      role: 'MARKETING_IMAGE',
    });
    expect(rowOf(ad)).toMatchObject({
      scope: 'AD',
      adGroupId: null,
      adId: ids.ad,
      campaignId: ids.campaign,
    });
    for (const [path, made] of [
      ['/campaign-assets', campaign],
      ['/ad-assets', group],
      ['/ad-assets', ad],
    ] as const) {
      const read = await call('GET', `${path}/${rowOf(made).id}`);
      expect([read.headers['etag'], read.data]).toEqual(['"1"', made.data]);
      expect((await call('PATCH', `${path}/${rowOf(made).id}`, made.data)).data).toEqual(made.data);
    }
  });

  it('through POST attach, which GET attach lists and DELETE attach takes back', async () => {
    const path = `/assets/${ids.image}/attach`;
    const made = await call('POST', path, { campaignId: ids.campaign, role: 'LOGO' });
    expect([made.status, made.headers['location']]).toEqual([
      201,
      `/api/v1/campaign-assets/${rowOf(made).id}`,
    ]);
    await call('POST', path, { adId: ids.ad, role: 'MARKETING_IMAGE' });
    await call('POST', path, { adId: ids.ad, role: 'SQUARE_MARKETING_IMAGE' });
    expect(
      (await call('GET', path)).rows.map((row) => (row as unknown as { scope: string }).scope),
    ).toEqual(['AD', 'AD', 'CAMPAIGN']);
    expect((await call('DELETE', `${path}?adId=${ids.ad}&role=MARKETING_IMAGE`)).status).toBe(204);
    expect((await call('DELETE', `${path}?adId=${ids.ad}&role=MARKETING_IMAGE`)).refused).toEqual([
      'NOT_FOUND',
    ]);
    expect((await call('DELETE', `${path}?adId=${ids.ad}`)).status).toBe(204);
    expect((await call('GET', path)).rows).toHaveLength(1);
  });

  it('and the campaign has local changes waiting then, each time once', async () => {
    let before = await treeVersion();
    const moved = async (answer: Answered) => {
      expect(answer.status).toBeLessThan(300);
      const now = await treeVersion();
      const moves = now - before;
      before = now;
      return moves;
    };
    const made = await call('POST', '/ad-assets', {
      adId: ids.ad,
      assetId: ids.image,
      role: 'MARKETING_IMAGE',
    });
    const path = `/ad-assets/${rowOf(made).id}`;
    expect(await moved(made)).toBe(1);
    expect(await moved(await call('PATCH', path, { role: 'MARKETING_IMAGE' }))).toBe(0);
    expect(await moved(await call('PATCH', path, { role: 'SQUARE_MARKETING_IMAGE' }))).toBe(1);
    expect(await moved(await call('PATCH', `/assets/${ids.image}`, { name: 'Boot' }))).toBe(1);
    expect(await moved(await call('PATCH', `/assets/${ids.sitelink}`, { name: 'Times' }))).toBe(0);
    expect(await moved(await call('DELETE', path))).toBe(1);
  });

  it.each([
    [
      'a role that the type cannot play',
      { adId: true, asset: 'sitelink', role: 'MARKETING_IMAGE' },
      ['VALIDATION_ERROR', 'NOT_ALLOWED /role'],
    ],
    [
      'a role of campaigns at an ad',
      { adId: true, asset: 'sitelink', role: 'SITELINK' },
      ['VALIDATION_ERROR', 'NOT_ONE_OF /role'],
    ],
    ['no place', { asset: 'image', role: 'LOGO' }, ['VALIDATION_ERROR', 'REQUIRED /adId']],
    [
      'two places',
      { adId: true, adGroupId: true, asset: 'image', role: 'LOGO' },
      ['VALIDATION_ERROR', 'CONFLICT /adGroupId'],
    ],
    [
      'another scope than the place has',
      { scope: 'AD_GROUP', adId: true, asset: 'image', role: 'LOGO' },
      ['VALIDATION_ERROR', 'CONFLICT /scope'],
    ],
  ] as const)('never with %s', async (_what, { asset, role, ...place }, refused) => {
    const body = {
      ...place,
      assetId: ids[asset],
      role,
      ...('adId' in place && { adId: ids.ad }),
      ...('adGroupId' in place && { adGroupId: ids.adGroup }),
    };
    expect((await call('POST', '/ad-assets', body)).refused).toEqual(refused);
  });

  it('never twice in one role at one place', async () => {
    const body = { campaignId: ids.campaign, assetId: ids.image, role: 'LOGO' };
    const first = rowOf(await call('POST', '/campaign-assets', body));
    expect((await call('POST', '/campaign-assets', body)).error).toMatchObject({
      code: 'ASSET_ALREADY_ATTACHED',
      details: { conflictingId: first.id },
    });
    const other = rowOf(
      await call('POST', '/campaign-assets', { ...body, role: 'LANDSCAPE_LOGO' }),
    );
    expect((await call('PATCH', `/campaign-assets/${other.id}`, { role: 'LOGO' })).refused).toEqual(
      ['ASSET_ALREADY_ATTACHED'],
    );
    expect(
      (await call('PATCH', `/campaign-assets/${other.id}`, { role: 'VIDEO' })).refused,
    ).toEqual(['VALIDATION_ERROR', 'NOT_ALLOWED /role']);
    expect(
      (
        await call(
          'PATCH',
          `/campaign-assets/${other.id}`,
          { role: 'MARKETING_IMAGE' },
          { 'if-match': '"9"' },
        )
      ).refused,
    ).toEqual(['PRECONDITION_FAILED']);
  });
});

describe('ad assets', () => {
  it('are listed of exactly one place', async () => {
    await call('POST', '/ad-assets', { adId: ids.ad, assetId: ids.image, role: 'LOGO' });
    await call('POST', '/ad-assets', { adGroupId: ids.adGroup, assetId: ids.image, role: 'LOGO' });
    const count = async (query: string) => (await call('GET', `/ad-assets?${query}`)).rows.length;
    expect([
      await count(`adId=${ids.ad}`),
      await count(`adGroupId=${ids.adGroup}`),
      await count(`campaignId=${ids.campaign}`),
      await count('adId=nonsense'),
    ]).toEqual([1, 1, 2, 0]);
    expect((await call('GET', '/ad-assets')).refused).toEqual([
      'VALIDATION_ERROR',
      'REQUIRED query.adId',
    ]);
    expect(
      (await call('GET', `/ad-assets?adId=${ids.ad}&campaignId=${ids.campaign}`)).refused,
    ).toEqual(['VALIDATION_ERROR', 'CONFLICT query.campaignId']);
  });

  it('are deleted with the object that they are attached to', async () => {
    const attach = (body: object) =>
      call('POST', '/ad-assets', { assetId: ids.image, role: 'LOGO', ...body });
    await attach({ adId: ids.ad });
    await attach({ adGroupId: ids.adGroup });
    await call('POST', '/campaign-assets', {
      campaignId: ids.campaign,
      assetId: ids.image,
      role: 'LOGO',
    });
    const left = async () => (await call('GET', `/assets/${ids.image}/attach`)).rows.length;
    const counts = [await left()];
    for (const path of [
      `/ads/${ids.ad}`,
      `/ad-groups/${ids.adGroup}`,
      `/campaigns/${ids.campaign}`,
    ]) {
      await call('DELETE', path);
      counts.push(await left());
    }
    expect(counts).toEqual([3, 2, 1, 0]);
  });

  it('of an ad are deleted with its ad group', async () => {
    await call('POST', '/ad-assets', { adId: ids.ad, assetId: ids.image, role: 'LOGO' });
    await call('DELETE', `/ad-groups/${ids.adGroup}`);
    expect((await call('GET', `/assets/${ids.image}/attach`)).rows).toEqual([]);
  });
});

describe('an asset in use', () => {
  it('is not deleted, unless it may be detached', async () => {
    const binding = rowOf(
      await call('POST', '/campaign-assets', {
        campaignId: ids.campaign,
        assetId: ids.image,
        role: 'LOGO',
      }),
    );
    const business = rowOf(
      await call('POST', '/businesses', { name: 'Shop', logoAssetId: ids.image }),
    );
    const refused = await call('DELETE', `/assets/${ids.image}`);
    expect([refused.status, refused.error]).toMatchObject([
      409,
      {
        code: 'ASSET_IN_USE',
        details: { bindings: [{ id: binding.id, role: 'LOGO' }], businessIds: [business.id] },
      },
    ]);
    const before = await treeVersion();
    expect((await call('DELETE', `/assets/${ids.image}?force=true`)).status).toBe(204);
    expect((await call('GET', `/campaign-assets/${binding.id}`)).refused).toEqual(['NOT_FOUND']);
    expect((await call('GET', `/businesses/${business.id}`)).data).toMatchObject({
      logoAssetId: null,
      version: 2,
    });
    expect(await treeVersion()).toBe(before + 1);
  });

  it('is never attached while it is deleted', async () => {
    const attach = () =>
      call('POST', '/campaign-assets', {
        campaignId: ids.campaign,
        assetId: ids.image,
        role: 'LOGO',
      });
    const [attached, deleted] = await Promise.all([
      attach(),
      call('DELETE', `/assets/${ids.image}`),
    ]);
    expect([
      [201, 409],
      [404, 204],
    ]).toContainEqual([attached.status, deleted.status]);
  });

  it('may be a logo only when it is a picture that exists', async () => {
    const logo = async (logoAssetId: string) =>
      (await call('POST', '/businesses', { name: 'Shop', logoAssetId })).refused;
    expect(await logo(ids.sitelink)).toEqual(['VALIDATION_ERROR', 'NOT_ALLOWED /logoAssetId']);
    expect(await logo('ast_01kb4wq6m3e0sv5mwzq8a7h2rd')).toEqual(['NOT_FOUND']);
    expect(await logo(ids.image)).toEqual([]);
  });
});

it('shows nothing of another Space, and takes nothing from it', async () => {
  const binding = rowOf(
    await call('POST', '/campaign-assets', {
      campaignId: ids.campaign,
      assetId: ids.image,
      role: 'LOGO',
    }),
  );
  const elsewhere = bench.newSpace();
  const paths = [
    `/assets/${ids.image}`,
    `/assets/${ids.image}/attach`,
    `/campaign-assets/${binding.id}`,
  ];
  for (const path of paths) {
    const [foreign, never] = await Promise.all([
      elsewhere('GET', path),
      call('GET', path.replace(/_(\w{22})\w{4}/, '_$10000')),
    ]);
    expect([path, foreign.status, without(foreign.text)]).toEqual([path, 404, without(never.text)]);
  }
  expect((await elsewhere('DELETE', `/campaign-assets/${binding.id}`)).refused).toEqual([
    'NOT_FOUND',
  ]);
  const mine = rowOf(await elsewhere('POST', '/assets', { type: 'IMAGE', name: 'B' })).id;
  expect(
    (
      await elsewhere('POST', '/campaign-assets', {
        campaignId: ids.campaign,
        assetId: mine,
        role: 'LOGO',
      })
    ).error,
  ).toMatchObject({ code: 'NOT_FOUND', details: { path: '/campaignId' } });
  expect(
    (await elsewhere('POST', `/assets/${mine}/attach`, { adId: ids.ad, role: 'LOGO' })).error,
  ).toMatchObject({ code: 'NOT_FOUND', details: { path: '/adId' } });
  const campaign = rowOf(
    await elsewhere('POST', '/campaigns', { name: 'A', type: 'DISPLAY', budget: 1 }),
  ).id;
  expect(
    (
      await elsewhere('POST', '/campaign-assets', {
        campaignId: campaign,
        assetId: ids.image,
        role: 'LOGO',
      })
    ).error,
  ).toMatchObject({ code: 'NOT_FOUND', details: { path: '/assetId' } });
  expect(
    (await elsewhere('POST', '/businesses', { name: 'A', logoAssetId: ids.image })).error,
  ).toMatchObject({ code: 'NOT_FOUND', details: { path: '/logoAssetId' } });
  expect((await elsewhere('GET', `/campaign-assets?campaignId=${ids.campaign}`)).rows).toEqual([]);
});
