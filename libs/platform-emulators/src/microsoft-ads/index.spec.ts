import { campaign, givenCampaign } from './testing/bodies';
import { givenAccount } from './testing/given-account';

describe('the emulated vendor', () => {
  it('makes accounts as wished, with credentials that are plainly invented', async () => {
    const { vendor } = await givenAccount();
    const account = vendor.createAccount({ currency: 'JPY', timeZone: 'Asia/Tokyo' });
    expect(account).toMatchObject({
      platform: 'microsoft-ads',
      currency: 'JPY',
      timeZone: 'Asia/Tokyo',
      settings: { customerId: expect.stringMatching(/^\d{9}$/) },
    });
    expect(Object.keys(account.credentials)).toEqual([
      'clientId',
      'clientSecret',
      'refreshToken',
      'developerToken',
    ]);
    expect(Object.values(account.credentials).every((value) => /^fake/i.test(String(value)))).toBe(
      true,
    );
  });

  it('lets a person rename and delete, and frees what the name held', async () => {
    const given = await givenAccount();
    const id = await givenCampaign(given);
    expect(given.vendor.edit('Campaign', id, { Name: 'By hand' })).toMatchObject({
      id,
      name: 'By hand',
      data: { Name: 'By hand', DailyBudget: 50 },
    });
    const again = await given.call('POST', 'Campaigns', {
      AccountId: given.accountId,
      Campaigns: [campaign()],
    });
    expect(again.PartialErrors).toEqual([]);
    expect([
      given.vendor.remove('Campaign', id),
      given.vendor.remove('Campaign', id),
      given.vendor.edit('Nothing', id, {}),
    ]).toEqual([true, false, undefined]);
  });

  it('forgets everything on reset, accounts and tokens too, and uses no id twice', async () => {
    const given = await givenAccount();
    const id = await givenCampaign(given);
    given.vendor.reset();
    expect(given.vendor.objects({})).toEqual([]);
    expect((await given.refresh()).status).toBe(400);
    expect(Number(given.vendor.createAccount({}).externalAccountId)).toBeGreaterThan(
      Number(id.slice(-9)),
    );
  });
});
