import type { Fields } from '../core/json';
import { EditRefused } from '../vendor';
import {
  campaign,
  type GivenAccount,
  givenAccount,
  givenAd,
  givenFile,
  idOf,
} from './testing/given-account';

let given: GivenAccount;
beforeEach(() => {
  given = givenAccount();
});

describe('what a person does', () => {
  it('is listed by the vendor’s kinds, and by the product’s word for ad groups', async () => {
    const { campaignId, adGroupId, adId } = await givenAd(given);
    const all = given.vendor.objects({ accountId: given.account.externalAccountId });
    expect(new Set(all.map(({ kind }) => kind))).toEqual(
      new Set(['ad_account', 'campaign', 'ad_group', 'ad', 'file']),
    );
    expect(given.vendor.objects({ kind: 'adGroup' })).toMatchObject([
      {
        kind: 'ad_group',
        id: adGroupId,
        parentId: campaignId,
        name: 'Trail running',
        status: 'paused',
      },
    ]);
    expect(given.vendor.objects({ kind: 'ad' })).toMatchObject([
      { id: adId, parentId: adGroupId, data: { review: { status: 'in_review' } } },
    ]);
    expect(given.vendor.objects({ kind: 'keyword' })).toEqual([]);
    expect(given.vendor.objects({ accountId: 'adacct_1' })).toEqual([]);
  });

  it('is in lists at once, and null clears a value', async () => {
    const id = idOf(await given.call('POST', '/campaigns', campaign()));
    given.pass(2);
    expect(
      given.vendor.edit('campaign', id, { name: 'By hand', description: null, status: 'active' }),
    ).toMatchObject({ id, name: 'By hand', status: 'active' });
    const [listed] = (await given.call('GET', '/campaigns')).data as Fields[];
    expect(listed).toMatchObject({ name: 'By hand', description: null, status: 'active' });
  });

  it('may be one thing of a creative or of the bidding', async () => {
    const { adGroupId, adId } = await givenAd(given);
    given.vendor.edit('ad', adId, { creative: { title: 'By hand' } });
    given.vendor.edit('adGroup', adGroupId, { bidding_config: { max_bid_micros: 1_000_000 } });
    expect((await given.call('GET', `/ads/${adId}`)).creative).toMatchObject({
      title: 'By hand',
      body: 'Explore shoes made for your next outdoor run.',
    });
    expect((await given.call('GET', `/ad_groups/${adGroupId}`)).bidding_config).toMatchObject({
      billing_event_type: 'click',
      max_bid_micros: 1_000_000,
    });
  });

  it('keeps to the vendor’s rules', async () => {
    const { campaignId } = await givenAd(given);
    const file = await givenFile(given);
    expect(() => given.vendor.edit('campaign', campaignId, { name: 'x' })).toThrow(EditRefused);
    expect(() =>
      given.vendor.edit('campaign', campaignId, { bidding_type: 'impressions' }),
    ).toThrow(EditRefused);
    expect(() => given.vendor.edit('file', file, { name: 'Card' })).toThrow(EditRefused);
    expect(() =>
      given.vendor.edit('ad_account', given.account.externalAccountId, { currency: 'USD' }),
    ).toThrow(EditRefused);
    expect(given.vendor.edit('campaign', 'cmpn_1', {})).toBeUndefined();
  });

  it('archives and never deletes, once', async () => {
    const { campaignId } = await givenAd(given);
    const file = await givenFile(given);
    expect([
      given.vendor.remove('campaign', campaignId),
      given.vendor.remove('campaign', campaignId),
    ]).toEqual([true, false]);
    expect(given.vendor.objects({ kind: 'campaign' })).toMatchObject([{ status: 'archived' }]);
    expect(await given.call('GET', `/campaigns/${campaignId}`)).toMatchObject({
      status: 'archived',
    });
    expect([given.vendor.remove('file', file), given.vendor.remove('nothing', 'x')]).toEqual([
      false,
      false,
    ]);
    expect(() => given.vendor.edit('campaign', campaignId, { status: 'active' })).toThrow(
      EditRefused,
    );
  });

  it('judges nothing that is not reviewed', async () => {
    const { campaignId } = await givenAd(given);
    expect(
      given.vendor.judge({ kind: 'campaign', id: campaignId, review: 'approved', reasons: [] }),
    ).toBe(false);
  });

  it('is dropped on reset, keys too, and no id is used again', async () => {
    const id = idOf(await given.call('POST', '/campaigns', campaign()));
    given.vendor.reset();
    expect(given.vendor.objects({})).toEqual([]);
    expect((await given.refused('GET', '/campaigns'))[0]).toBe(401);
    expect(
      Number(given.vendor.createAccount({}).externalAccountId.slice('adacct_'.length)),
    ).toBeGreaterThan(Number(id.slice('cmpn_'.length)));
  });
});
