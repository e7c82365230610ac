import { givenRunningTree } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';

let given: GivenAccount;
beforeEach(async () => {
  given = await givenAccount();
});

const set = (path: string, configured_status: string) =>
  given.call('PATCH', path, { configured_status });
const effective = async (path: string) => (await given.call('GET', path)).effective_status;

describe('the effective status', () => {
  it('tells what holds an ad back first, and lags behind changes by minutes', async () => {
    const { campaignId, adGroupId, adId } = await givenRunningTree(given);
    expect(await effective(`/ads/${adId}`)).toBe('PENDING_APPROVAL');
    given.pass(600);
    expect(await effective(`/ads/${adId}`)).toBe('ACTIVE');
    expect(await set(`/campaigns/${campaignId}`, 'PAUSED')).toMatchObject({
      configured_status: 'PAUSED',
      effective_status: 'ACTIVE',
    });
    given.pass(120);
    expect([
      await effective(`/campaigns/${campaignId}`),
      await effective(`/ad_groups/${adGroupId}`),
      await effective(`/ads/${adId}`),
    ]).toEqual(['PAUSED', 'CAMPAIGN_PAUSED', 'CAMPAIGN_PAUSED']);
    await set(`/ad_groups/${adGroupId}`, 'PAUSED');
    given.pass(120);
    expect(await given.call('GET', `/ads/${adId}`)).toMatchObject({
      effective_status: 'AD_GROUP_PAUSED',
      delivery_status: ['AD_GROUP_PAUSED', 'CAMPAIGN_PAUSED'],
    });
  });

  it('is archived below what is archived, and completed when its time is over', async () => {
    const times = { start_time: '2026-11-21T00:00:00Z', end_time: '2026-11-22T00:00:00Z' };
    const { campaignId, adId } = await givenRunningTree(given, times);
    given.pass(86_400);
    expect(await effective(`/ads/${adId}`)).toBe('COMPLETED');
    await set(`/campaigns/${campaignId}`, 'ARCHIVED');
    given.pass(120);
    expect(await effective(`/ads/${adId}`)).toBe('ARCHIVED');
  });
});
