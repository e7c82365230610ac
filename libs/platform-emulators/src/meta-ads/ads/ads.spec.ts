import { creative, givenCreative, givenImage, givenTree, linkData } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import { type Fields, objectIn } from '../../json/fields';

let given: GivenAccount;
beforeEach(() => {
  given = givenAccount();
});

describe('creatives', () => {
  const story = async (changes: Fields, link: Fields = {}) => {
    const hash = await givenImage(given);
    const { pageId } = given.account.settings;
    return given.refused(
      'POST',
      '/~/adcreatives',
      creative(given, hash, {
        object_story_spec: { page_id: pageId, link_data: linkData(hash, link), ...changes },
      }),
    );
  };

  it.each([
    ['another page', { page_id: '1' }, {}, 1443120],
    ['another Instagram account', { instagram_user_id: '1' }, {}, 1443120],
    ['two kinds of story', { text_data: { message: 'x' } }, {}, 1443050],
    ['no story', { link_data: undefined }, {}, 1443050],
    ['an unknown image', {}, { image_hash: 'no' }, 1443048],
    ['an image twice', {}, { picture: 'https://example.com/a.png' }, 1443050],
    ['a link that is none', {}, { link: 'example' }, 1815520],
    ['no link', {}, { link: undefined }, undefined],
    ['an unknown button', {}, { call_to_action: { type: 'CLICK' } }, undefined],
    ['a carousel of one', {}, { child_attachments: [{ link: 'https://example.com/' }] }, 1443050],
    ['an unknown member', {}, { headline: 'x' }, undefined],
    ['an old name of the Instagram account', { instagram_actor_id: '1' }, {}, undefined],
  ])('refuse %s', async (_what, changes, link, subcode) => {
    const error = await story(changes, link);
    expect([error.code, error.error_subcode]).toEqual([100, subcode]);
  });

  it('cannot change what they show', async () => {
    const id = await givenCreative(given);
    expect(await given.refused('POST', `/${id}`, { object_story_spec: {} })).toMatchObject({
      code: 100,
    });
    await given.ask('POST', `/${id}`, { name: 'Renamed' });
    const read = await given.ask('GET', `/${id}`, {
      fields:
        'name,body,title,call_to_action_type,object_story_spec,url_tags,effective_object_story_id',
    });
    expect(read).toMatchObject({
      name: 'Renamed',
      body: 'Primary text',
      title: 'Headline',
      call_to_action_type: 'LEARN_MORE',
      url_tags: 'utm_campaign={{campaign.id}}',
    });
    expect(objectIn(objectIn(read, 'object_story_spec'), 'link_data')).toMatchObject({
      description: 'Description',
      caption: 'example.com',
    });
  });

  it('keep the pictures that they show from being deleted', async () => {
    await givenCreative(given);
    const hash = await givenImage(given);
    expect(await given.refused('DELETE', '/~/adimages', { hash })).toMatchObject({
      error_subcode: 1487242,
    });
  });
});

describe('pictures', () => {
  it.each([
    ['no picture', Buffer.from('hello').toString('base64'), 1487411],
    ['no base64', '*', undefined],
    ['nothing', '', undefined],
  ])('refuse %s', async (_what, bytes, subcode) => {
    expect((await given.refused('POST', '/~/adimages', { bytes })).error_subcode).toBe(subcode);
  });
});

describe('ads', () => {
  it('refuse an unknown creative, none, and an unknown ad set', async () => {
    const { adsetId, creativeId } = await givenTree(given);
    const refused = (changes: Fields) =>
      given.refused('POST', '/~/ads', {
        name: 'a',
        adset_id: adsetId,
        creative: { creative_id: creativeId },
        ...changes,
      });
    expect(await refused({ creative: { creative_id: '1' } })).toMatchObject({
      error_subcode: 1487194,
    });
    expect(await refused({ creative: undefined })).toMatchObject({ code: 100 });
    expect(await refused({ creative: {} })).toMatchObject({ code: 100 });
    expect(await refused({ adset_id: '1' })).toMatchObject({ code: 100 });
    expect(await refused({ headline: 'x' })).toMatchObject({ code: 100 });
  });

  it('may bring their creative along', async () => {
    const { adsetId } = await givenTree(given);
    const { id } = await given.ask('POST', '/~/ads', {
      name: 'b',
      adset_id: adsetId,
      creative: creative(given, await givenImage(given)),
    });
    const read = await given.ask('GET', `/${String(id)}`, { fields: 'creative{title}' });
    expect(read.creative).toMatchObject({ title: 'Headline', id: expect.any(String) });
  });

  it('are reviewed for ten minutes when new and when their creative changes', async () => {
    const { adId } = await givenTree(given, {
      campaign: { status: 'ACTIVE' },
      adset: { status: 'ACTIVE' },
      ad: { status: 'ACTIVE' },
    });
    const status = async () =>
      (await given.ask('GET', `/${adId}`, { fields: 'effective_status' })).effective_status;
    const seen = [await status()];
    given.pass(600);
    seen.push(await status());
    await given.ask('POST', `/${adId}`, { name: 'Renamed' });
    seen.push(await status());
    await given.ask('POST', `/${adId}`, {
      creative: { creative_id: await givenCreative(given, { name: 'c2' }) },
    });
    seen.push(await status());
    expect(seen).toEqual(['PENDING_REVIEW', 'ACTIVE', 'ACTIVE', 'PENDING_REVIEW']);
  });

  it('tell why they were disapproved or limited', async () => {
    const { adId } = await givenTree(given);
    given.vendor.judge({ kind: 'ad', id: adId, review: 'disapproved', reasons: ['MISLEADING'] });
    const fields = 'effective_status,ad_review_feedback,issues_info';
    expect(await given.ask('GET', `/${adId}`, { fields })).toMatchObject({
      effective_status: 'DISAPPROVED',
      ad_review_feedback: { global: { MISLEADING: expect.any(String) } },
      issues_info: [{ level: 'AD' }],
    });
    given.vendor.judge({ kind: 'ad', id: adId, review: 'limited', reasons: [] });
    expect(await given.ask('GET', `/${adId}`, { fields })).toMatchObject({
      effective_status: 'PAUSED',
      ad_review_feedback: { placement_specific: expect.anything() },
    });
  });

  it('are at most fifty in an ad set', async () => {
    const { adsetId, creativeId } = await givenTree(given);
    const add = () => ({ name: 'a', adset_id: adsetId, creative: { creative_id: creativeId } });
    for (let count = 1; count < 50; count += 1) await given.ask('POST', '/~/ads', add());
    expect(await given.refused('POST', '/~/ads', add())).toMatchObject({ error_subcode: 1487390 });
  });
});
