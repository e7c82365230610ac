import { EditRefused } from '../vendor';
import { givenTree } from './testing/bodies';
import { givenAccount } from './testing/given-account';

describe('the emulated vendor', () => {
  it('makes accounts as wished, with credentials that are plainly invented', () => {
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

  it('forgets everything on reset and uses no id twice', async () => {
    const given = givenAccount();
    await givenTree(given);
    given.vendor.reset();
    expect([given.vendor.objects({}), (await given.send('GET', '/me')).status]).toEqual([[], 401]);
    expect(given.vendor.createAccount({}).externalAccountId > given.accountId).toBe(true);
  });
});
