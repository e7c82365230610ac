import type { Fields } from '../../core/json';
import {
  ad,
  adGroup,
  campaign,
  type GivenAccount,
  givenAccount,
  givenAd,
  idOf,
} from '../testing/given-account';

describe('authorise', () => {
  let given: GivenAccount;
  beforeEach(() => {
    given = givenAccount();
  });

  describe('the key of an account', () => {
    it('opens exactly its account, in the requested currency and zone', async () => {
      const other = givenAccount({ currency: 'USD', timeZone: 'America/New_York' });
      const found = await other.call('GET', '/ad_account');
      expect(found).toMatchObject({
        id: other.account.externalAccountId,
        status: 'active',
        timezone: 'America/New_York',
        currency_code: 'USD',
        preview_url: null,
        review: { status: 'approved' },
      });
      expect(other.account).toMatchObject({
        externalAccountId: expect.stringMatching(/^adacct_\d+$/),
        settings: {},
        credentials: { apiKey: expect.stringMatching(/^sk-ads-emulator-\d+$/) },
      });
    });

    it('must be sent and known, and must come without the header of partners', async () => {
      expect(
        await given.refused('GET', '/ad_account', undefined, { authorization: undefined }),
      ).toEqual([401, null, null]);
      expect(
        await given.refused('GET', '/ad_account', undefined, { authorization: 'Bearer sk-other' }),
      ).toEqual([401, 'invalid_api_key', null]);
      expect(
        await given.refused('GET', '/ad_account', undefined, {
          'openai-ad-account': given.account.externalAccountId,
        }),
      ).toEqual([400, 'invalid_value', 'OpenAI-Ad-Account']);
    });

    it('opens nothing once it was taken back', async () => {
      const id = given.account.externalAccountId;
      expect([
        given.vendor.remove('ad_account', id),
        given.vendor.remove('ad_account', id),
      ]).toEqual([true, false]);
      expect((await given.refused('GET', '/ad_account'))[0]).toBe(401);
    });

    it('is refused once the account was closed', async () => {
      expect(
        given.vendor.edit('ad_account', given.account.externalAccountId, { status: 'closed' }),
      ).toMatchObject({ status: 'closed' });
      expect((await given.refused('GET', '/campaigns'))[0]).toBe(403);
    });
  });

  describe('every answer', () => {
    it('names its request, refusals too', async () => {
      for (const path of ['/ad_account', '/nothing']) {
        expect((await given.send('GET', path)).headers).toMatchObject({
          'x-request-id': expect.stringMatching(/^req_[0-9a-f]{32}$/),
          'openai-processing-ms': expect.any(String),
        });
      }
    });

    it('is a 404 for an endpoint that was withdrawn, and for another method', async () => {
      expect((await given.refused('POST', '/ad_account/negative_keywords', {}))[0]).toBe(404);
      expect((await given.refused('DELETE', '/campaigns/cmpn_1'))[0]).toBe(404);
      expect((await given.refused('PATCH', '/campaigns/cmpn_1', {}))[0]).toBe(404);
    });

    it('refuses a body that is not JSON, or has another content type', async () => {
      expect((await given.refused('POST', '/campaigns', Buffer.from('{')))[0]).toBe(400);
      expect(await given.refused('POST', '/campaigns', [])).toEqual([400, 'invalid_type', 'body']);
      expect(
        (
          await given.refused('POST', '/campaigns', campaign(), { 'content-type': 'text/plain' })
        )[0],
      ).toBe(415);
    });
  });

  describe('the published limits', () => {
    const get = async (path: string) => (await given.send('GET', path)).status;

    it('are 600 calls a minute to one endpoint, whatever the ids', async () => {
      const ids = [
        idOf(await given.call('POST', '/campaigns', campaign())),
        idOf(await given.call('POST', '/campaigns', campaign())),
      ];
      for (let count = 0; count < 600; count += 1) await get(`/campaigns/${ids[count % 2]}`);
      given.pass(20);
      const answer = await given.send('GET', `/campaigns/${ids[0]}`);
      expect([answer.status, answer.headers?.['retry-after']]).toEqual([429, '40']);
      expect(answer.body).toMatchObject({ error: { code: 'rate_limit_exceeded' } });
      expect(await get('/campaigns')).toBe(200);
      given.pass(40);
      expect(await get(`/campaigns/${ids[0]}`)).toBe(200);
    });

    it('are 1,200 calls a minute in all, and other accounts’ own', async () => {
      const paths = ['/campaigns', '/ad_groups', '/ads'];
      for (let count = 0; count < 1_200; count += 1) await get(paths[count % 3] ?? '');
      expect(await get('/ad_account')).toBe(429);
      const other = {
        authorization: `Bearer ${String(given.vendor.createAccount({}).credentials.apiKey)}`,
      };
      expect((await given.send('GET', '/ad_account', undefined, other)).status).toBe(200);
    });
  });
});

describe('resources', () => {
  let given: GivenAccount;
  beforeEach(() => {
    given = givenAccount();
  });

  const names = (answer: Fields): readonly unknown[] =>
    (answer.data as Fields[]).map((one) => one.name);

  describe('campaigns, ad groups and ads', () => {
    it('answer 200 with the whole object on create, and the same when they are read', async () => {
      const { campaignId, adGroupId, adId } = await givenAd(given);
      expect(await given.call('GET', `/campaigns/${campaignId}`)).toMatchObject({
        id: campaignId,
        created_at: 1_795_255_200,
        status: 'paused',
        mode: null,
        budget: { daily_spend_limit_micros: 50_000_000 },
        bidding_type: 'clicks',
        objective: 'clicks',
        billing_event_type: 'click',
        conversion_event_setting_ids: [],
      });
      expect(await given.call('GET', `/ad_groups/${adGroupId}`)).toMatchObject({
        id: adGroupId,
        product_set: null,
        bidding_config: { strategy: 'fixed_bid' },
      });
      expect(await given.call('GET', `/ads/${adId}`)).toMatchObject({
        id: adId,
        review_status: 'in_review',
        review: { status: 'in_review' },
      });
    });

    it('do not name their parents in answers', async () => {
      const { adGroupId, adId } = await givenAd(given);
      expect(Object.keys(await given.call('GET', `/ad_groups/${adGroupId}`))).not.toContain(
        'campaign_id',
      );
      expect(Object.keys(await given.call('GET', `/ads/${adId}`))).not.toContain('ad_group_id');
    });

    it('change by the members that are sent, and null clears', async () => {
      const id = idOf(await given.call('POST', '/campaigns', campaign()));
      given.pass(5);
      const changed = await given.call('POST', `/campaigns/${id}`, {
        name: 'Renamed',
        description: null,
        end_time: null,
      });
      expect(changed).toMatchObject({
        name: 'Renamed',
        description: null,
        end_time: null,
        start_time: 1_790_812_800,
        created_at: 1_795_255_200,
        updated_at: 1_795_255_205,
      });
    });

    it('are activated, paused and archived without a body, again and again', async () => {
      const id = idOf(await given.call('POST', '/campaigns', campaign()));
      for (const [verb, status] of [
        ['activate', 'active'],
        ['activate', 'active'],
        ['pause', 'paused'],
        ['archive', 'archived'],
        ['archive', 'archived'],
      ] as const) {
        expect(await given.call('POST', `/campaigns/${id}/${verb}`)).toMatchObject({ id, status });
      }
      expect(await given.refused('POST', `/campaigns/${id}/pause`, { status: 'active' })).toEqual([
        400,
        'unknown_parameter',
        'status',
      ]);
    });

    it('never come back from the archive, and take no children there', async () => {
      const { campaignId, adGroupId, adId } = await givenAd(given);
      await given.call('POST', `/campaigns/${campaignId}/archive`);
      expect((await given.refused('POST', `/campaigns/${campaignId}/activate`))[0]).toBe(400);
      expect(
        (await given.refused('POST', `/campaigns/${campaignId}`, { name: 'Another' }))[0],
      ).toBe(400);
      expect(await given.refused('POST', '/ad_groups', adGroup(campaignId))).toEqual([
        400,
        'invalid_value',
        'campaign_id',
      ]);
      expect(await given.call('GET', `/ads/${adId}`)).toMatchObject({ status: 'paused' });
      expect(await given.call('GET', `/ad_groups/${adGroupId}`)).toMatchObject({
        status: 'paused',
      });
    });

    it('cannot be found by another account, nor by an id that is none', async () => {
      const id = idOf(await given.call('POST', '/campaigns', campaign()));
      const other = {
        authorization: `Bearer ${String(given.vendor.createAccount({}).credentials.apiKey)}`,
      };
      expect((await given.refused('GET', `/campaigns/${id}`, undefined, other))[0]).toBe(404);
      expect((await given.refused('GET', '/campaigns/cmpn_1'))[0]).toBe(404);
      expect((await given.refused('GET', '/campaigns/1'))[0]).toBe(422);
      expect(await given.refused('POST', '/ad_groups', adGroup(id), other)).toEqual([
        400,
        'invalid_value',
        'campaign_id',
      ]);
    });

    it('are at most 5,000 in an account, archived ones not counted', async () => {
      const first = idOf(await given.call('POST', '/campaigns', campaign()));
      for (let count = 1; count < 5_000; count += 1) {
        if (count % 500 === 0) given.pass(60);
        await given.call('POST', '/campaigns', campaign());
      }
      expect((await given.refused('POST', '/campaigns', campaign()))[0]).toBe(400);
      await given.call('POST', `/campaigns/${first}/archive`);
      await given.call('POST', '/campaigns', campaign());
    });
  });

  describe('lists', () => {
    it('show a new and a changed object only after two seconds, while reading by id is fresh', async () => {
      const id = idOf(await given.call('POST', '/campaigns', campaign()));
      expect(names(await given.call('GET', '/campaigns'))).toEqual([]);
      given.pass(2);
      await given.call('POST', `/campaigns/${id}`, { name: 'Renamed' });
      given.pass(1.9);
      expect(names(await given.call('GET', '/campaigns'))).toEqual(['Spring launch']);
      expect(await given.call('GET', `/campaigns/${id}`)).toMatchObject({ name: 'Renamed' });
      given.pass(0.1);
      expect(names(await given.call('GET', '/campaigns'))).toEqual(['Renamed']);
    });

    it('give twenty, newest first, and go on after the last id', async () => {
      for (let count = 1; count <= 45; count += 1) {
        await given.call('POST', '/campaigns', campaign({ name: `Number ${count}` }));
      }
      given.pass(2);
      const first = await given.call('GET', '/campaigns');
      expect([names(first).length, names(first)[0], first.has_more, first.object]).toEqual([
        20,
        'Number 45',
        true,
        'list',
      ]);
      const second = await given.call('GET', `/campaigns?limit=30&after=${String(first.last_id)}`);
      expect([names(second).length, names(second)[0], second.has_more, second.first_id]).toEqual([
        25,
        'Number 25',
        false,
        (second.data as Fields[])[0]?.id,
      ]);
      const back = await given.call('GET', `/campaigns?limit=5&before=${String(second.first_id)}`);
      expect([names(back), back.has_more]).toEqual([
        ['Number 30', 'Number 29', 'Number 28', 'Number 27', 'Number 26'],
        true,
      ]);
      expect(names(await given.call('GET', '/campaigns?order=asc&limit=2'))).toEqual([
        'Number 1',
        'Number 2',
      ]);
      expect(await given.call('GET', '/ads')).toEqual({
        object: 'list',
        data: [],
        first_id: null,
        last_id: null,
        has_more: false,
      });
    });

    it('find names exactly, whatever their case, and children of one parent or of all', async () => {
      const one = await givenAd(given);
      const other = await givenAd(given, 'paused', { name: 'Spring launch 2' });
      given.pass(2);
      expect(names(await given.call('GET', '/campaigns?name=spring%20LAUNCH'))).toEqual([
        'Spring launch',
      ]);
      expect(
        names(await given.call('GET', `/ad_groups?campaign_id=${one.campaignId}`)),
      ).toHaveLength(1);
      expect(names(await given.call('GET', '/ad_groups'))).toHaveLength(2);
      expect((await given.call('GET', `/ads?ad_group_id=${other.adGroupId}`)).first_id).toBe(
        other.adId,
      );
    });

    it.each([
      ['a limit above 500', 'limit=501', [400, 'integer_above_max_value', 'limit']],
      ['a limit below 1', 'limit=0', [400, 'integer_below_min_value', 'limit']],
      ['a limit that is no number', 'limit=ten', [400, 'invalid_type', 'limit']],
      ['an order that is none', 'order=up', [400, 'invalid_value', 'order']],
      [
        'a list that is not written as one',
        'include=serving_issues',
        [400, 'invalid_type', 'include'],
      ],
      ['an include that is none', 'include[]=everything', [400, 'invalid_value', 'include[0]']],
      ['an unknown parameter', 'status=active', [400, 'unknown_parameter', 'status']],
      ['a cursor that is none', 'after=cmpn_1', [400, 'invalid_value', 'after']],
      ['a name of two letters', 'name=ab', [400, 'invalid_value', 'name']],
    ])('refuse %s', async (_what, query, refusal) => {
      expect(await given.refused('GET', `/campaigns?${query}`)).toEqual(refusal);
    });
  });

  describe('Idempotency-Key', () => {
    const key = { 'idempotency-key': 'launch-1' };

    it('finds what was made before, as it is now, before any list shows it', async () => {
      const id = idOf(await given.call('POST', '/campaigns', campaign(), key));
      await given.call('POST', `/campaigns/${id}`, { name: 'Renamed' });
      const { name, ...rest } = campaign();
      expect(await given.call('POST', '/campaigns', { ...rest, name }, key)).toMatchObject({
        id,
        name: 'Renamed',
      });
      expect(given.vendor.objects({ kind: 'campaign' })).toHaveLength(1);
    });

    it('conflicts with another body, but not with another kind or account', async () => {
      const { campaignId, adGroupId } = await givenAd(given);
      await given.call('POST', '/campaigns', campaign(), key);
      expect((await given.refused('POST', '/campaigns', campaign({ name: 'Other' }), key))[0]).toBe(
        409,
      );
      expect(idOf(await given.call('POST', '/ad_groups', adGroup(campaignId), key))).not.toBe(
        adGroupId,
      );
      const other = {
        ...key,
        authorization: `Bearer ${String(given.vendor.createAccount({}).credentials.apiKey)}`,
      };
      await given.call('POST', '/campaigns', campaign({ name: 'Other' }), other);
    });

    it('does not keep a refused request', async () => {
      expect((await given.refused('POST', '/campaigns', campaign({ name: 'x' }), key))[0]).toBe(
        400,
      );
      await given.call('POST', '/campaigns', campaign(), key);
    });

    it('has 1 to 255 characters, one of them no white space', async () => {
      for (const bad of [' ', 'x'.repeat(256)]) {
        expect(
          await given.refused('POST', '/campaigns', campaign(), { 'idempotency-key': bad }),
        ).toEqual([400, 'invalid_value', 'Idempotency-Key']);
      }
    });

    it('is required for a strategy that maximises', async () => {
      const { campaignId } = await givenAd(given);
      const body = adGroup(campaignId, {
        bidding_config: { billing_event_type: 'click', strategy: 'maximize_clicks' },
      });
      expect(await given.refused('POST', '/ad_groups', body)).toEqual([
        400,
        'missing_required_parameter',
        'Idempotency-Key',
      ]);
      const made = await given.call('POST', '/ad_groups', body, key);
      expect(made.bidding_config).toEqual({
        strategy: 'maximize_clicks',
        billing_event_type: 'click',
      });
    });
  });

  it('knows an ad only below an ad group of its account', async () => {
    expect(await given.refused('POST', '/ads', ad('adgrp_1', 'file_1'))).toEqual([
      400,
      'invalid_value',
      'ad_group_id',
    ]);
  });
});
