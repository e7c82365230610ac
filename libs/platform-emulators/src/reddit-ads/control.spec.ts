import { EditRefused } from '../vendor';
import { type GivenAccount, givenAccount, givenRunningTree } from './testing/given-account';

let given: GivenAccount;
beforeEach(async () => {
  given = await givenAccount();
});

describe('the control interface', () => {
  it('lists what the vendor holds, deleted objects too, by its own names and the vendor’s', async () => {
    const { campaignId, adGroupId, adId } = await givenRunningTree(given);
    given.vendor.remove('ad', adId);
    const all = given.vendor.objects({ accountId: given.accountId });
    expect(all.map(({ kind }) => kind)).toEqual(['adAccount', 'campaign', 'adGroup', 'ad', 'post']);
    expect(all.find(({ kind }) => kind === 'ad')).toMatchObject({
      id: adId,
      parentId: adGroupId,
      status: 'DELETED',
    });
    expect(given.vendor.objects({ kind: 'ad_group' })).toEqual([
      expect.objectContaining({
        id: adGroupId,
        parentId: campaignId,
        data: expect.objectContaining({ campaign_id: campaignId }),
      }),
    ]);
    expect(given.vendor.objects({ kind: 'keyword' })).toEqual([]);
  });

  it('edits as a person would, and refuses what Ads Manager refuses', async () => {
    const { adGroupId } = await givenRunningTree(given);
    expect(given.vendor.edit('adGroup', adGroupId, { bid_value: 900_000 })?.data).toMatchObject({
      bid_value: 900_000,
    });
    expect(() => given.vendor.edit('adGroup', adGroupId, { goal_value: 1 })).toThrow(EditRefused);
    expect(() => given.vendor.edit('adGroup', adGroupId, { nothing: 1 })).toThrow(EditRefused);
    expect(given.vendor.edit('adGroup', '1', {})).toBeUndefined();
  });

  it('deletes at once, with all that lies below', async () => {
    const { campaignId, adId } = await givenRunningTree(given);
    expect(given.vendor.remove('campaign', campaignId)).toBe(true);
    expect(await given.call('GET', `/ads/${adId}`)).toMatchObject({
      configured_status: 'ACTIVE',
      effective_status: 'DELETED',
    });
    expect(given.vendor.remove('campaign', '1')).toBe(false);
  });

  it('judges ads alone', async () => {
    const { campaignId } = await givenRunningTree(given);
    expect(
      given.vendor.judge({ kind: 'campaign', id: campaignId, review: 'approved', reasons: [] }),
    ).toBe(false);
  });
});
