import { givenPost, imagePost, SHOP } from '../testing/bodies';
import { BASE_URL, type GivenAccount, givenAccount } from '../testing/given-account';
import { type Fields, objectIn, textIn } from '../../json/fields';

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
    const { creative, profile_id: profileId } = await given.call('GET', `/structured_posts/${id}`);
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

  it('is nobody else’s', async () => {
    const other = given.vendor.createAccount({});
    expect(
      (await given.send('GET', `/profiles/${String(other.settings.profileId)}/structured_posts`))
        .status,
    ).toBe(403);
    expect((await given.send('GET', '/profiles/t2_none/structured_posts')).status).toBe(404);
  });
});
