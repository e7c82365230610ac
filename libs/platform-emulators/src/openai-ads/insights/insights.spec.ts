import { ad, campaign, givenAd, givenFile, idOf } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import type { Fields } from '../../json/fields';

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

  it('sum the same whatever the level, and tell a wider level by its prefix', async () => {
    const { campaignId, adGroupId, adId } = await givenAd(given, 'active');
    const second = idOf(
      await given.call('POST', '/ads', ad(adGroupId, await givenFile(given), { status: 'active' })),
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
      (await given.refused('GET', `/ad_account/insights?${unix(1_795_129_200, 1_795_302_000)}`))[0],
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
