import type { Fields } from '../core/json';
import {
  ad,
  adGroup,
  campaign,
  creative,
  type GivenAccount,
  givenAccount,
  givenAd,
  givenFile,
  idOf,
} from './testing/given-account';

describe('delivery', () => {
  const DAY = 86_400;
  let given: GivenAccount;
  beforeEach(() => {
    given = givenAccount();
  });

  /** Spend per day of the account since the test began. */
  async function spend(): Promise<Readonly<Record<string, number>>> {
    const until = given.now().toISOString().slice(0, 10);
    const range = encodeURIComponent(
      JSON.stringify({ type: 'date_range', since: '2026-11-21', until }),
    );
    const path = `/ad_account/insights?time_granularity=daily&time_ranges[]=${range}&fields[]=ad_account.spend&fields[]=metadata.readable_time&limit=100`;
    return Object.fromEntries(
      ((await given.call('GET', path)).data as Fields[]).map((row) => [
        row.readable_time,
        row.spend as number,
      ]),
    );
  }

  const issues = async (path: string) =>
    ((await given.call('GET', `${path}?include[]=serving_issues`)).serving_issues as Fields[]).map(
      (one) => one.code,
    );
  const small = {
    budget: { daily_spend_limit_micros: 5_000_000 },
    start_time: undefined,
    end_time: undefined,
  };

  describe('delivery', () => {
    it('spends a daily budget and never more', async () => {
      await givenAd(given, 'active', small);
      given.pass(3 * DAY);
      const days = await spend();
      expect(days['2026-11-22']).toBe(5);
      expect(Math.max(...Object.values(days))).toBeLessThanOrEqual(5);
    });

    it('spends a lifetime budget once', async () => {
      const { campaignId } = await givenAd(given, 'active', {
        ...small,
        budget: { lifetime_spend_limit_micros: 7_000_000 },
      });
      given.pass(9 * DAY);
      expect(Object.values(await spend()).reduce((sum, one) => sum + one, 0)).toBeCloseTo(7, 1);
      expect(await issues(`/campaigns/${campaignId}`)).toEqual(['campaign_budget_exhausted']);
    });

    it('spends the same in one long step as in many short ones', async () => {
      await givenAd(given, 'active', small);
      given.pass(600);
      const before = given.vendor.objects({ kind: 'campaign' })[0]?.id;
      for (let hour = 0; hour < 30; hour += 1) given.pass(3_600);
      const short = await spend();
      given = givenAccount();
      await givenAd(given, 'active', small);
      expect(given.vendor.objects({ kind: 'campaign' })[0]?.id).toBe(before);
      given.pass(600 + 30 * 3_600);
      expect(await spend()).toEqual(short);
    });

    it('pays no more for a click than was bid', async () => {
      const { campaignId, adGroupId } = await givenAd(given, 'active', {
        ...small,
        budget: { daily_spend_limit_micros: 900_000_000 },
      });
      await given.call('POST', `/ad_groups/${adGroupId}`, {
        bidding_config: { billing_event_type: 'click', max_bid_micros: 100_000 },
      });
      given.pass(DAY / 2);
      const [row] = (
        await given.call(
          'GET',
          `/campaigns/${campaignId}/insights?time_ranges[]=${encodeURIComponent(JSON.stringify({ type: 'date_range', since: '2026-11-21', until: '2026-11-21' }))}&fields[]=cpc`,
        )
      ).data as Fields[];
      expect(row?.cpc).toBeGreaterThan(0.09);
      expect(row?.cpc).toBeLessThan(0.102);
    });

    it('serves between start and end only', async () => {
      const from = Date.parse('2026-11-22T12:00:00Z') / 1_000;
      const { campaignId } = await givenAd(given, 'active', {
        ...small,
        start_time: from,
        end_time: from + 3_600,
      });
      expect(await issues(`/campaigns/${campaignId}`)).toEqual(['campaign_not_started']);
      given.pass(4 * DAY);
      expect(Object.keys(await spend())).toEqual(['2026-11-22']);
      expect(await issues(`/campaigns/${campaignId}`)).toEqual(['campaign_ended']);
    });

    it.each([
      ['campaigns', 'campaignId', 'campaign_not_active'],
      ['ad_groups', 'adGroupId', 'ad_group_not_active'],
      ['ads', 'adId', 'ad_not_active'],
    ] as const)(
      'serves nothing below or beside a paused one of the %s, and says why',
      async (path, member, code) => {
        const ids = await givenAd(given, 'active', small);
        await given.call('POST', `/${path}/${ids[member]}/pause`);
        given.pass(DAY);
        expect(await spend()).toEqual({});
        expect(await issues(`/ads/${ids.adId}`)).toEqual([code]);
      },
    );

    it('waits for the review, and stops when a reviewer rejects', async () => {
      const { adId } = await givenAd(given, 'active', small);
      expect(await issues(`/ads/${adId}`)).toEqual(['ad_in_review']);
      given.pass(599);
      expect(await spend()).toEqual({});
      expect(
        given.vendor.judge({
          kind: 'ad',
          id: adId,
          review: 'disapproved',
          reasons: ['crawler_404'],
        }),
      ).toBe(true);
      given.pass(DAY);
      expect(await spend()).toEqual({});
      expect(await given.call('GET', `/ads/${adId}`)).toMatchObject({
        review_status: 'rejected',
        review: { status: 'rejected', reason: 'crawler_404' },
      });
      expect(await issues(`/ads/${adId}`)).toEqual([
        'review_not_approved',
        'landing_page_crawl_issue',
      ]);
    });

    it('gives no turn to an ad whose review goes on', async () => {
      const { campaignId, adGroupId, adId } = await givenAd(given, 'active', small);
      given.pass(600);
      const fileId = await givenFile(given);
      const late = String(
        (await given.call('POST', '/ads', ad(adGroupId, fileId, { status: 'active' }))).id,
      );
      for (const title of ['Second hour', 'Third hour']) {
        given.pass(599);
        given.vendor.judge({ kind: 'ad', id: late, review: 'disapproved', reasons: [] });
        given.pass(3_600);
        await given.call('POST', `/ads/${late}`, { creative: creative(fileId, { title }) });
      }
      const range = encodeURIComponent(
        JSON.stringify({ type: 'date_range', since: '2026-11-21', until: '2026-11-21' }),
      );
      const rows = (
        await given.call(
          'GET',
          `/campaigns/${campaignId}/insights?aggregation_level=ad&time_ranges[]=${range}&fields[]=ad.id`,
        )
      ).data as Fields[];
      expect(rows.map((row) => row.ad_id)).toEqual([adId]);
    });

    it('serves at once what a reviewer approved, and reports the limits', async () => {
      const { adId } = await givenAd(given, 'active', small);
      given.vendor.judge({ kind: 'ad', id: adId, review: 'limited', reasons: [] });
      given.pass(300);
      expect(Object.keys(await spend())).toEqual(['2026-11-21']);
      expect(await issues(`/ads/${adId}`)).toEqual(['ad_over_18_only']);
    });

    it('serves nothing of a paused account, nor of one whose brand was rejected', async () => {
      const { campaignId } = await givenAd(given, 'active', small);
      await given.call('POST', '/ad_account/pause');
      given.pass(DAY);
      expect(await issues(`/campaigns/${campaignId}`)).toEqual(['ad_account_not_active']);
      await given.call('POST', '/ad_account/activate');
      given.vendor.judge({
        kind: 'ad_account',
        id: given.account.externalAccountId,
        review: 'disapproved',
        reasons: ['missing_favicon'],
      });
      given.pass(DAY);
      expect(await issues(`/campaigns/${campaignId}`)).toEqual([
        'ad_account_brand_review_missing_favicon',
      ]);
      expect(await given.call('GET', '/ad_account')).toMatchObject({
        review: { status: 'rejected', reason: 'missing_favicon' },
      });
      expect(await spend()).toEqual({});
    });

    it('leaves a day alone whose figures were set', async () => {
      const { campaignId } = await givenAd(given, 'active', small);
      const set = (id: string, amount: number) =>
        given.vendor.setSpend({
          campaignId: id,
          date: '2026-11-22',
          impressions: 10,
          clicks: 1,
          spend: amount,
          conversions: 0,
          conversionValue: 0,
        });
      expect(set(campaignId, 1.5)).toBe(true);
      given.pass(3 * DAY);
      expect((await spend())['2026-11-22']).toBe(1.5);
      expect(set(campaignId, 2.5)).toBe(true);
      expect((await spend())['2026-11-22']).toBe(2.5);
      expect(set('cmpn_1', 1)).toBe(false);
    });

    it('reports a destination that holds the vendor’s own parameter', async () => {
      const { campaignId } = await givenAd(given, 'active', small);
      const made = await given.call(
        'POST',
        '/ad_groups',
        adGroup(campaignId, {
          status: 'active',
          landing_page_configuration: { query_string_template: 'oppref=mine' },
        }),
      );
      expect(await issues(`/ad_groups/${String(made.id)}`)).toEqual([
        'reserved_query_params_present',
      ]);
    });
  });
});

describe('insights', () => {
  let given: GivenAccount;
  beforeEach(() => {
    given = givenAccount();
  });

  const figures = (campaignId: string, date: string, changes = {}) => ({
    campaignId,
    date,
    impressions: 1_200,
    clicks: 36,
    spend: 18.42,
    conversions: 3,
    conversionValue: 120.5,
    ...changes,
  });
  const range = (since: string, until: string) =>
    `time_ranges[]=${encodeURIComponent(JSON.stringify({ type: 'date_range', since, until }))}`;
  const query = (...parts: readonly string[]) => ['time_granularity=daily', ...parts].join('&');
  const FIELDS = [
    'metadata.readable_time',
    'campaign.id',
    'campaign.name',
    'campaign.impressions',
    'campaign.clicks',
    'campaign.spend',
  ]
    .map((name) => `fields[]=${name}`)
    .join('&');
  const rows = async (path: string, ...parts: readonly string[]) =>
    (await given.call('GET', `${path}/insights?${query(...parts)}`)).data as Fields[];

  describe('insights', () => {
    it('answer days of the account with money in major units, under the short names of their level', async () => {
      const { campaignId } = await givenAd(given);
      expect(given.vendor.setSpend(figures(campaignId, '2026-11-20'))).toBe(true);
      const answer = await given.call(
        'GET',
        `/ad_account/insights?${query('aggregation_level=campaign', range('2026-11-19', '2026-11-21'), FIELDS)}`,
      );
      const id = `start=1795129200:end=1795215600:entity_id=${campaignId}`;
      const row = {
        id,
        start_time: 1_795_129_200,
        end_time: 1_795_215_600,
        readable_time: '2026-11-20',
        campaign_id: campaignId,
        campaign_name: 'Spring launch',
        impressions: 1_200,
        clicks: 36,
        spend: 18.42,
      };
      expect(answer).toEqual({
        object: 'list',
        data: [row],
        first_id: id,
        last_id: id,
        has_more: false,
        count: 1,
      });
    });

    it('answer nothing but id and times without fields', async () => {
      const { campaignId } = await givenAd(given);
      given.vendor.setSpend(figures(campaignId, '2026-11-20'));
      const [row] = await rows(`/campaigns/${campaignId}`, range('2026-11-20', '2026-11-20'));
      expect(Object.keys(row ?? {})).toEqual(['id', 'start_time', 'end_time']);
    });

    it('sum the same whatever the level, and name a wider level by its prefix', async () => {
      const { campaignId, adGroupId, adId } = await givenAd(given, 'active');
      const second = idOf(
        await given.call(
          'POST',
          '/ads',
          ad(adGroupId, await givenFile(given), { status: 'active' }),
        ),
      );
      given.pass(12 * 3_600);
      const fields =
        'fields[]=ad.id&fields[]=ad.impressions&fields[]=campaign.impressions&fields[]=ad_account.spend';
      const found = await rows(
        '/ad_account',
        'aggregation_level=ad',
        range('2026-11-21', '2026-11-21'),
        fields,
      );
      expect(found.map((row) => row.ad_id)).toEqual([adId, second]);
      const [whole] = await rows(
        `/campaigns/${campaignId}`,
        range('2026-11-21', '2026-11-21'),
        'fields[]=impressions&fields[]=spend',
      );
      const sum = found.reduce((total, row) => total + Number(row.impressions), 0);
      expect([found[0]?.campaign_impressions, found[1]?.ad_account_spend]).toEqual([
        whole?.impressions,
        whole?.spend,
      ]);
      expect(Math.abs(Number(whole?.impressions) - sum)).toBeLessThanOrEqual(1);
    });

    it('cut at hours, months or not at all', async () => {
      const { campaignId } = await givenAd(given, 'active');
      given.pass(3 * 3_600);
      const path = `/campaigns/${campaignId}/insights?${range('2026-11-21', '2026-11-21')}&fields[]=metadata.readable_time`;
      const of = async (granularity: string) =>
        ((await given.call('GET', `${path}&time_granularity=${granularity}`)).data as Fields[]).map(
          (row) => row.readable_time,
        );
      expect(await of('hourly')).toEqual([
        '2026-11-21T11:00',
        '2026-11-21T12:00',
        '2026-11-21T13:00',
      ]);
      expect(await of('monthly')).toEqual(['2026-11']);
      expect(await of('none')).toEqual(['2026-11-21 - 2026-11-21']);
    });

    it('page by row ids, sort and filter before that, and show what delivered nothing when asked', async () => {
      const one = await givenAd(given);
      const two = await givenAd(given);
      const idle = idOf(await given.call('POST', '/campaigns', campaign({ name: 'Idle one' })));
      given.vendor.setSpend(figures(one.campaignId, '2026-11-20'));
      given.vendor.setSpend(figures(two.campaignId, '2026-11-20', { clicks: 99 }));
      const base = [
        'aggregation_level=campaign',
        range('2026-11-20', '2026-11-20'),
        'fields[]=campaign.id',
      ];
      const sort = `sort[]=${encodeURIComponent(JSON.stringify({ field: 'campaign.clicks', direction: 'desc' }))}`;
      const first = await given.call(
        'GET',
        `/ad_account/insights?${query(...base, sort, 'limit=1')}`,
      );
      expect([(first.data as Fields[])[0]?.campaign_id, first.has_more]).toEqual([
        two.campaignId,
        true,
      ]);
      const rest = await rows(
        '/ad_account',
        ...base,
        sort,
        `after=${encodeURIComponent(String(first.last_id))}`,
      );
      expect(rest.map((row) => row.campaign_id)).toEqual([one.campaignId]);
      const filter = (value: Fields) => `filters[]=${encodeURIComponent(JSON.stringify(value))}`;
      expect(
        await rows(
          '/ad_account',
          ...base,
          filter({ field: 'campaign.clicks', operator: 'GREATER_THAN', value: 50 }),
        ),
      ).toHaveLength(1);
      expect(
        await rows(
          '/ad_account',
          ...base,
          filter({ field: 'campaign.id', operator: 'IN', value: [one.campaignId] }),
        ),
      ).toHaveLength(1);
      const all = await rows('/ad_account', ...base, 'includes[]=zero_impression_items');
      expect(all.map((row) => row.campaign_id)).toEqual([one.campaignId, two.campaignId, idle]);
    });

    it.each([
      ['a day ahead', range('2026-11-21', '2026-11-22'), 400, 'time_ranges[0].until'],
      ['an end before the start', range('2026-11-20', '2026-11-19'), 400, 'time_ranges[0]'],
      ['an unknown kind of range', 'time_ranges[]={"type":"week"}', 400, 'time_ranges[0].type'],
      ['a range that is no list', 'time_ranges={}', 400, 'time_ranges'],
      ['an unknown field', 'fields[]=campaign.colour', 400, 'fields[0]'],
      ['a field of a finer level', 'fields[]=ad.id&aggregation_level=campaign', 400, 'fields[0]'],
      ['a level above its endpoint', 'aggregation_level=planet', 400, 'aggregation_level'],
      ['more than 2,000 rows', 'limit=2001', 400, 'limit'],
      ['segments', 'segments[]=country', 403, null],
    ])('refuse %s', async (_what, part, status, param) => {
      const answer = await given.refused('GET', `/ad_account/insights?${part}`);
      expect([answer[0], answer[2]]).toEqual([status, param]);
    });

    it('take Unix seconds, the end not included', async () => {
      const { campaignId } = await givenAd(given);
      given.vendor.setSpend(figures(campaignId, '2026-11-20'));
      const unix = (start: number, end: number) =>
        `time_ranges[]=${encodeURIComponent(JSON.stringify({ type: 'unix_range', start, end }))}`;
      expect(await rows('/ad_account', unix(1_795_129_200, 1_795_215_600))).toHaveLength(1);
      expect(await rows('/ad_account', unix(1_795_042_800, 1_795_129_200))).toHaveLength(0);
      expect(
        (
          await given.refused('GET', `/ad_account/insights?${unix(1_795_129_200, 1_795_302_000)}`)
        )[0],
      ).toBe(400);
    });
  });

  describe('conversion insights', () => {
    const body = (changes: Fields = {}): Fields => ({
      aggregation_level: 'campaign',
      time_granularity: 'daily',
      time_ranges: [JSON.stringify({ type: 'unix_range', start: '1795042800', end: '1795215600' })],
      ...changes,
    });

    it('answer a row per campaign and day, with sales as decimal text', async () => {
      const { campaignId } = await givenAd(given);
      given.vendor.setSpend(figures(campaignId, '2026-11-20'));
      expect(
        await given.call('POST', '/conversions/insights', body({ entity_ids: [campaignId] })),
      ).toEqual({
        object: 'list',
        count: 1,
        account_currency: 'EUR',
        data: [
          {
            entity_id: campaignId,
            date: '2026-11-20',
            conversions: 3,
            click_through_conversions: 3,
            view_through_conversions: 0,
            order_created_attributed_sales: '120.50',
            order_created_attributed_sales_currency: 'EUR',
          },
        ],
      });
    });

    it('need ids unless the account is summed up, and ranges as text', async () => {
      expect(await given.refused('POST', '/conversions/insights', body())).toEqual([
        400,
        'missing_required_parameter',
        'entity_ids',
      ]);
      expect(
        await given.refused('POST', '/conversions/insights', body({ time_ranges: [{}] })),
      ).toEqual([400, 'invalid_type', 'time_ranges[0]']);
      const total = await given.call(
        'POST',
        '/conversions/insights',
        body({ group_by_entity: false, time_granularity: 'none' }),
      );
      expect(total.data).toMatchObject([
        {
          entity_id: given.account.externalAccountId,
          conversions: 0,
          order_created_attributed_sales: null,
        },
      ]);
    });
  });
});
