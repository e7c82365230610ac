import type { Fields } from '../core/json';
import { EditRefused } from '../vendor';
import {
  adset,
  campaign,
  formOf,
  givenAccount,
  type GivenAccount,
  givenImage,
  givenTree,
  picture,
} from './testing/given-account';

describe('the emulated vendor', () => {
  it('makes accounts as requested, with credentials that are plainly invented', () => {
    const { vendor } = givenAccount();
    const account = vendor.createAccount({ currency: 'JPY', timeZone: 'Asia/Tokyo' });
    expect(account).toMatchObject({
      platform: 'meta-ads',
      currency: 'JPY',
      timeZone: 'Asia/Tokyo',
      externalAccountId: expect.stringMatching(/^act_\d+$/),
    });
    expect([Object.keys(account.settings), Object.keys(account.credentials)]).toEqual([
      ['pageId', 'instagramUserId', 'pixelId'],
      ['accessToken', 'appId', 'appSecret'],
    ]);
    expect(
      [account.credentials.accessToken, account.credentials.appSecret].every((value) =>
        /fake/.test(String(value)),
      ),
    ).toBe(true);
    expect(() => vendor.createAccount({ timeZone: 'Nowhere/Here' })).toThrow(RangeError);
  });

  it('lets a person edit and delete by the vendor’s rules', async () => {
    const given = givenAccount();
    const { campaignId, adsetId } = await givenTree(given);
    expect(
      given.vendor.edit('campaign', campaignId, { name: 'By hand', status: 'ACTIVE' }),
    ).toMatchObject({ id: campaignId, name: 'By hand', status: 'ACTIVE' });
    expect(
      given.vendor.edit('adGroup', adsetId, { daily_budget: 2000, end_time: null })?.data,
    ).toMatchObject({ daily_budget: '2000' });
    expect(
      (await given.ask('GET', `/${adsetId}`, { fields: 'end_time' })).end_time,
    ).toBeUndefined();
    expect(() => given.vendor.edit('adset', adsetId, { daily_budget: 1 })).toThrow(EditRefused);
    expect([
      given.vendor.remove('campaign', campaignId),
      given.vendor.remove('campaign', campaignId),
      given.vendor.edit('nothing', campaignId, {}),
    ]).toEqual([true, false, undefined]);
    expect(given.vendor.objects({ kind: 'adset', accountId: given.accountId })).toMatchObject([
      { id: adsetId, parentId: campaignId, status: 'DELETED' },
    ]);
  });

  it('lists what it holds', async () => {
    const given = givenAccount();
    await givenTree(given);
    const kinds = new Set(
      given.vendor.objects({ accountId: given.accountId }).map(({ kind }) => kind),
    );
    expect(kinds).toEqual(
      new Set([
        'adaccount',
        'page',
        'adspixel',
        'campaign',
        'adset',
        'adcreative',
        'ad',
        'adimage',
      ]),
    );
  });

  it('drops everything on reset and uses no id twice', async () => {
    const given = givenAccount();
    await givenTree(given);
    given.vendor.reset();
    expect([given.vendor.objects({}), (await given.send('GET', '/me')).status]).toEqual([[], 401]);
    expect(given.vendor.createAccount({}).externalAccountId > given.accountId).toBe(true);
  });
});

describe('tree', () => {
  let given: GivenAccount;
  beforeEach(() => {
    given = givenAccount();
  });

  describe('a tree of campaign, ad set, creative and ad', () => {
    it('is made and read back with what the vendor fills in', async () => {
      const { campaignId, adsetId, adId, creativeId } = await givenTree(given);
      expect(
        await given.ask('GET', `/${campaignId}`, {
          fields: 'name,objective,status,effective_status,special_ad_categories,account_id',
        }),
      ).toEqual({
        id: campaignId,
        name: 'Spring',
        objective: 'OUTCOME_TRAFFIC',
        status: 'PAUSED',
        effective_status: 'PAUSED',
        special_ad_categories: [],
        account_id: given.accountId.slice(4),
      });
      const read = await given.ask('GET', `/${adsetId}`, {
        fields: 'daily_budget,lifetime_budget,start_time,campaign{name},targeting',
      });
      expect(read).toMatchObject({
        daily_budget: '1000',
        start_time: '2026-11-01T00:00:00+0100',
        campaign: { id: campaignId, name: 'Spring' },
      });
      expect(read.targeting).toMatchObject({
        geo_locations: { countries: ['DE'], location_types: ['home', 'recent'] },
      });
      expect(
        await given.ask('GET', `/${adId}`, { fields: 'creative,adset_id,campaign_id' }),
      ).toEqual({
        id: adId,
        creative: { id: creativeId },
        adset_id: adsetId,
        campaign_id: campaignId,
      });
    });

    it('answers only the id when no fields are asked', async () => {
      const { campaignId } = await givenTree(given);
      expect(await given.ask('GET', `/${campaignId}`)).toEqual({ id: campaignId });
    });

    it('is taken as JSON and as multipart too', async () => {
      const headers = {
        authorization: `Bearer ${given.token}`,
        'content-type': 'application/json',
      };
      const json = await given.raw({
        method: 'POST',
        path: `/v25.0/${given.accountId}/campaigns`,
        headers,
        body: Buffer.from(JSON.stringify(campaign())),
      });
      expect(json.status).toBe(200);
      const form = new FormData();
      for (const [name, value] of new URLSearchParams(formOf(campaign({ name: 'Other' })))) {
        form.set(name, value);
      }
      form.set('photo', new File([Buffer.from(picture(), 'base64')], 'photo.png'));
      const encoded = new Response(form);
      const type = encoded.headers.get('content-type') ?? '';
      const body = Buffer.from(await encoded.arrayBuffer());
      const multipart = await given.raw({
        method: 'POST',
        path: `/v25.0/${given.accountId}/campaigns`,
        headers: { ...headers, 'content-type': type },
        body,
      });
      expect(multipart.status).toBe(200);
    });

    it('becomes DELETED as a whole, and is hidden from lists but not from reads', async () => {
      const { campaignId, adsetId, adId } = await givenTree(given);
      expect(await given.ask('DELETE', `/${campaignId}`)).toEqual({ success: true });
      for (const id of [campaignId, adsetId, adId]) {
        expect(await given.ask('GET', `/${id}`, { fields: 'effective_status' })).toMatchObject({
          effective_status: 'DELETED',
        });
      }
      expect(await given.ask('GET', '/~/campaigns')).toEqual({ data: [] });
      expect(
        (await given.ask('GET', '/~/campaigns', { effective_status: ['DELETED'] })).data,
      ).toEqual([{ id: campaignId }]);
      expect(await given.refused('POST', `/${adsetId}`, { status: 'ACTIVE' })).toMatchObject({
        error_subcode: 1487566,
      });
      expect(await given.ask('POST', `/${adsetId}`, { name: 'Renamed' })).toEqual({
        success: true,
      });
    });

    it('shows below a paused parent that the parent pauses it', async () => {
      const { campaignId, adsetId, adId } = await givenTree(given, {
        adset: { status: 'ACTIVE' },
        ad: { status: 'ACTIVE' },
      });
      given.pass(600);
      const status = async (id: string) =>
        (await given.ask('GET', `/${id}`, { fields: 'effective_status' })).effective_status;
      expect([await status(adsetId), await status(adId)]).toEqual([
        'CAMPAIGN_PAUSED',
        'CAMPAIGN_PAUSED',
      ]);
      await given.ask('POST', `/${campaignId}`, { status: 'ACTIVE' });
      expect([await status(adsetId), await status(adId)]).toEqual(['ACTIVE', 'ACTIVE']);
      await given.ask('POST', `/${adsetId}`, { status: 'PAUSED' });
      expect(await status(adId)).toBe('ADSET_PAUSED');
    });

    it('is only looked at with validate_only', async () => {
      expect(
        await given.ask('POST', '/~/campaigns', campaign({ execution_options: ['validate_only'] })),
      ).toEqual({ success: true });
      expect(await given.ask('GET', '/~/campaigns')).toEqual({ data: [] });
      expect(
        await given.refused(
          'POST',
          '/~/campaigns',
          campaign({ execution_options: ['validate_only'], objective: 'SALES' }),
        ),
      ).toMatchObject({ code: 100 });
    });

    it('keeps pictures by their bytes and serves them', async () => {
      const hash = await givenImage(given);
      expect(await givenImage(given)).toBe(hash);
      const [image] = (
        await given.ask('GET', '/~/adimages', { hashes: [hash], fields: 'hash,url,width,height' })
      ).data as Fields[];
      expect(image).toMatchObject({ hash, width: 60, height: 60 });
      const file = await given.raw({
        method: 'GET',
        path: String(image?.url).split('/meta-ads')[1] ?? '',
      });
      expect([file.status, (file.body as Buffer).toString('base64')]).toEqual([200, picture()]);
    });

    it('is not reached by another account', async () => {
      const { campaignId } = await givenTree(given);
      const other = given.vendor.createAccount({});
      const answer = await given.send(
        'GET',
        `/${campaignId}`,
        {},
        { authorization: `Bearer ${String(other.credentials.accessToken)}` },
      );
      expect(answer).toMatchObject({
        status: 400,
        body: { error: { code: 100, error_subcode: 33 } },
      });
    });

    it('refuses an ad set of no campaign', async () => {
      expect(await given.refused('POST', '/~/adsets', adset('1'))).toMatchObject({ code: 100 });
    });
  });
});
