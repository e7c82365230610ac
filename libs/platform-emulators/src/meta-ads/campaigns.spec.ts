import { type Fields, objectIn } from '../core/json';
import {
  adset,
  campaign,
  creative,
  type GivenAccount,
  givenAccount,
  givenCampaign,
  givenCreative,
  givenImage,
  givenTree,
  linkData,
} from './testing/given-account';

describe('campaigns', () => {
  let given: GivenAccount;
  beforeEach(() => {
    given = givenAccount();
  });

  const undecided = { is_adset_budget_sharing_enabled: undefined };
  const refused = async (changes: Fields) =>
    given.refused('POST', '/~/campaigns', campaign(changes));

  describe('campaigns', () => {
    it.each([
      ['no name', { name: undefined }, undefined],
      ['an empty name', { name: ' ' }, undefined],
      ['no special ad categories', { special_ad_categories: undefined }, undefined],
      ['an unknown category', { special_ad_categories: ['CARS'] }, undefined],
      ['NONE beside another category', { special_ad_categories: ['NONE', 'HOUSING'] }, 1487912],
      ['an unknown objective', { objective: 'SALES' }, undefined],
      ['an objective of old', { objective: 'LINK_CLICKS' }, 1815361],
      ['an unknown parameter', { budget: 1 }, undefined],
      ['a fraction of a cent', { daily_budget: '10.5' }, undefined],
      ['both budgets', { daily_budget: 1000, lifetime_budget: 1000 }, 1885650],
      ['a budget below the minimum', { daily_budget: 49 }, 1885272],
      ['no word on sharing without a budget', undecided, 4834011],
      ['a bid strategy without a budget', { bid_strategy: 'COST_CAP' }, 1885737],
      ['an unknown strategy', { bid_strategy: 'CHEAP', daily_budget: 1000 }, undefined],
      [
        'an end before the start',
        { start_time: '2026-12-02T00:00:00+0100', stop_time: '2026-12-01T00:00:00+0100' },
        1487057,
      ],
      ['a time that is none', { start_time: 'soon' }, undefined],
      ['a name that is too long', { name: 'x'.repeat(401) }, undefined],
    ])('refuse %s', async (_what, changes, subcode) => {
      const error = await refused(changes);
      expect([error.code, error.error_subcode]).toEqual([100, subcode]);
    });

    it('name what is to blame', async () => {
      expect(JSON.parse(String((await refused({ daily_budget: 1 })).error_data))).toEqual({
        blame_field_specs: [['daily_budget']],
      });
    });

    it('have a strategy with a budget, and money read as text', async () => {
      const id = await givenCampaign(given, { daily_budget: 5000, ...undecided });
      expect(
        await given.ask('GET', `/${id}`, {
          fields: 'daily_budget,lifetime_budget,bid_strategy,budget_remaining',
        }),
      ).toEqual({
        id,
        daily_budget: '5000',
        bid_strategy: 'LOWEST_COST_WITHOUT_CAP',
        budget_remaining: '5000',
      });
    });

    it('keep their objective, and do not take over the budgets of ad sets', async () => {
      const id = await givenCampaign(given);
      await given.ask('POST', '/~/adsets', adset(id));
      expect(await given.refused('POST', `/${id}`, { objective: 'OUTCOME_SALES' })).toMatchObject({
        code: 100,
      });
      expect(await given.refused('POST', `/${id}`, { daily_budget: 5000 })).toMatchObject({
        code: 100,
        error_subcode: 1885621,
      });
    });

    it('count yen whole', async () => {
      given = givenAccount({ currency: 'JPY', timeZone: 'Asia/Tokyo' });
      expect(await refused({ daily_budget: 74, ...undecided })).toMatchObject({
        error_subcode: 1885272,
      });
      await givenCampaign(given, { daily_budget: 75, ...undecided });
    });

    it('of old archived ones only the name changes, or they are deleted', async () => {
      const id = await givenCampaign(given);
      await given.ask('POST', `/${id}`, { status: 'ARCHIVED' });
      expect(await given.refused('POST', `/${id}`, { status: 'ACTIVE' })).toMatchObject({
        error_subcode: 1487566,
      });
      await given.ask('POST', `/${id}`, { status: 'DELETED' });
      expect(await given.ask('GET', `/${id}`, { fields: 'status' })).toMatchObject({
        status: 'DELETED',
      });
    });

    it('are read along with a write that asks for fields', async () => {
      expect(await given.ask('POST', '/~/campaigns', campaign({ fields: 'name' }))).toEqual({
        id: expect.any(String),
        name: 'Spring',
      });
    });
  });
});

describe('ads', () => {
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

    it('report why they were disapproved or limited', async () => {
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
      expect(await given.refused('POST', '/~/ads', add())).toMatchObject({
        error_subcode: 1487390,
      });
    });
  });
});
