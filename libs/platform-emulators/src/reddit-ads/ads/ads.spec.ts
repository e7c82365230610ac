import { ad, givenAd, givenAdGroup, givenCampaign, givenPost, SHOP } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';

let given: GivenAccount;
let adGroupId: string;
beforeEach(async () => {
  given = await givenAccount();
  adGroupId = await givenAdGroup(given, await givenCampaign(given));
});

const path = () => `/ad_accounts/${given.accountId}/ads`;

describe('an ad', () => {
  it('shows a post, leads where the post leads, and waits for review', async () => {
    const postId = await givenPost(given);
    const made = await given.call(
      'POST',
      path(),
      ad(adGroupId, postId, { click_url: null, configured_status: 'ACTIVE' }),
    );
    expect(made).toMatchObject({
      post_id: postId,
      click_url: SHOP,
      profile_id: given.profileId,
      delivery_status: expect.arrayContaining(['PENDING_REVIEW', 'CAMPAIGN_PAUSED']),
    });
  });

  it.each([
    ['no such post', { post_id: 't3_none' }, ['data.post_id']],
    ['a post’s bare number', { post_id: '1a2b3c' }, ['data.post_id']],
    ['another place to lead to', { click_url: 'https://other.example/' }, ['data.click_url']],
    ['no ad group', { ad_group_id: '1' }, ['data.ad_group_id']],
    ['another type', { type: 'PROMOTED_USER_POST' }, ['data.type']],
    ['a misspelt member', { click_uri: SHOP }, ['data.click_uri']],
    [
      'fifteen parameters',
      {
        click_url_query_parameters: Array.from({ length: 15 }, (_, i) => ({
          name: `p${i}`,
          value: 'x',
        })),
      },
      ['data.click_url_query_parameters'],
    ],
    [
      'a tracker that is no address',
      { event_trackers: [{ type: 'CLICK', url: 'tracker' }] },
      ['data.event_trackers[0].url'],
    ],
  ])('is refused with %s', async (_what, changes, fields) => {
    expect(
      await given.refused('POST', path(), ad(adGroupId, await givenPost(given), changes)),
    ).toEqual(fields);
  });

  it('may show another post, and is reviewed again', async () => {
    const id = await givenAd(given, adGroupId);
    given.pass(3_600);
    expect((await given.call('GET', `/ads/${id}`)).delivery_status).not.toContain('PENDING_REVIEW');
    const changed = await given.call('PATCH', `/ads/${id}`, { post_id: await givenPost(given) });
    expect(changed.delivery_status).toContain('PENDING_REVIEW');
  });

  it('tells why it was rejected', async () => {
    const id = await givenAd(given, adGroupId);
    given.vendor.judge({ kind: 'ad', id, review: 'disapproved', reasons: ['Gambling'] });
    expect(await given.call('GET', `/ads/${id}`)).toMatchObject({
      effective_status: 'REJECTED',
      rejection_reason: 'GAMBLING',
    });
  });

  it('is deleted at once', async () => {
    const id = await givenAd(given, adGroupId);
    expect(await given.call('PATCH', `/ads/${id}`, { configured_status: 'DELETED' })).toMatchObject(
      { configured_status: 'DELETED' },
    );
  });

  it('cannot be made in an archived ad group', async () => {
    await given.call('PATCH', `/ad_groups/${adGroupId}`, { configured_status: 'ARCHIVED' });
    expect(await given.refused('POST', path(), ad(adGroupId, await givenPost(given)))).toEqual([
      'data.ad_group_id',
    ]);
  });
});
