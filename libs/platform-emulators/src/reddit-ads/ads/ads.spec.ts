import { type Fields, objectIn, textIn } from '../../core/json';
import {
  ad,
  BASE_URL,
  type GivenAccount,
  givenAccount,
  givenAd,
  givenAdGroup,
  givenCampaign,
  givenPost,
  imagePost,
  SHOP,
} from '../testing/given-account';

describe('posts', () => {
  let given: GivenAccount;
  beforeEach(async () => {
    given = await givenAccount();
  });

  const jobs = () => `/profiles/${given.profileId}/structured_posts/jobs`;
  const posts = () => `/profiles/${given.profileId}/structured_posts`;

  describe('a post', () => {
    it('is made by a job that is queued, at work, done', async () => {
      const answer = await given.send('POST', jobs(), imagePost());
      const { data: job } = answer.body as { data: Fields };
      expect([answer.status, job.status]).toEqual([201, 'QUEUED']);
      const poll = () => given.call('GET', `/structured_posts/jobs/${String(job.id)}`);
      expect(await poll()).toMatchObject({
        status: 'PROCESSING',
        post_id: null,
        error_message: null,
      });
      expect(await poll()).toMatchObject({
        status: 'SUCCESS',
        post_id: expect.stringMatching(/^t3_/),
      });
    });

    it('reads back with the vendor’s own copies of its pictures', async () => {
      const id = await givenPost(given);
      const { creative, profile_id: profileId } = await given.call(
        'GET',
        `/structured_posts/${id}`,
      );
      expect(profileId).toBe(given.profileId);
      expect(creative).toMatchObject({
        headline: 'Ship faster',
        destination: { url: SHOP },
        image: { media: { url: expect.stringMatching(`^${BASE_URL}/media/`) } },
      });
    });

    it('is found by its headline among the profile’s posts', async () => {
      await givenPost(given);
      const id = await givenPost(given, { headline: 'Ship later' });
      const listed = await given.call<Fields[]>('GET', `${posts()}?page.size=1`);
      expect(listed).toHaveLength(1);
      expect(
        (await given.call<Fields[]>('GET', posts())).map((one) => [
          one.id,
          textIn(objectIn(one, 'creative'), 'headline'),
        ]),
      ).toContainEqual([id, 'Ship later']);
    });

    it('lets nothing but comments change', async () => {
      const id = await givenPost(given);
      expect(
        await given.call('PATCH', `/structured_posts/${id}`, { allow_comments: false }),
      ).toMatchObject({ allow_comments: false });
      expect(
        await given.refused('PATCH', `/structured_posts/${id}`, {
          allow_comments: false,
          headline: 'x',
        }),
      ).toEqual(['data.headline']);
    });

    it.each([
      [
        'a call to action in capitals',
        { destination: { type: 'URL', url: SHOP, call_to_action: 'LEARN_MORE' } },
        ['data.creative.destination.call_to_action'],
      ],
      ['301 characters', { headline: 'x'.repeat(301) }, ['data.creative.headline']],
      ['no picture', { image: undefined }, ['data.creative.image']],
      [
        'a shown address of another domain',
        { destination: { type: 'URL', url: SHOP, display_url: 'other.example' } },
        ['data.creative.destination.display_url'],
      ],
      [
        'a picture at no address',
        { image: { media: { type: 'URL', url: 'a.jpg' } } },
        ['data.creative.image.media.url'],
      ],
      ['an unknown member', { title: 'x' }, ['data.creative.title']],
      ['an unknown type', { type: 'LINK' }, ['data.creative.type']],
    ])('is refused with %s', async (_what, changes, fields) => {
      expect(await given.refused('POST', jobs(), imagePost(changes))).toEqual(fields);
    });

    it('belongs to its account only', async () => {
      const other = given.vendor.createAccount({});
      expect(
        (await given.send('GET', `/profiles/${String(other.settings.profileId)}/structured_posts`))
          .status,
      ).toBe(403);
      expect((await given.send('GET', '/profiles/t2_none/structured_posts')).status).toBe(404);
    });
  });
});

describe('ads', () => {
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
      expect((await given.call('GET', `/ads/${id}`)).delivery_status).not.toContain(
        'PENDING_REVIEW',
      );
      const changed = await given.call('PATCH', `/ads/${id}`, { post_id: await givenPost(given) });
      expect(changed.delivery_status).toContain('PENDING_REVIEW');
    });

    it('reports why it was rejected', async () => {
      const id = await givenAd(given, adGroupId);
      given.vendor.judge({ kind: 'ad', id, review: 'disapproved', reasons: ['Gambling'] });
      expect(await given.call('GET', `/ads/${id}`)).toMatchObject({
        effective_status: 'REJECTED',
        rejection_reason: 'GAMBLING',
      });
    });

    it('is deleted at once', async () => {
      const id = await givenAd(given, adGroupId);
      expect(
        await given.call('PATCH', `/ads/${id}`, { configured_status: 'DELETED' }),
      ).toMatchObject({ configured_status: 'DELETED' });
    });

    it('cannot be made in an archived ad group', async () => {
      await given.call('PATCH', `/ad_groups/${adGroupId}`, { configured_status: 'ARCHIVED' });
      expect(await given.refused('POST', path(), ad(adGroupId, await givenPost(given)))).toEqual([
        'data.ad_group_id',
      ]);
    });
  });
});
