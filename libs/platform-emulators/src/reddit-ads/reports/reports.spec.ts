import { givenCampaign } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import type { Fields } from '../../json/fields';

let given: GivenAccount;
beforeEach(async () => {
  given = await givenAccount();
});

const path = (query = '') => `/ad_accounts/${given.accountId}/reports${query}`;
const order = (changes: Fields = {}): Fields => ({
  breakdowns: ['DATE', 'CAMPAIGN_ID'],
  fields: ['IMPRESSIONS', 'CLICKS', 'SPEND', 'CPC', 'ECPM'],
  starts_at: '2026-11-01T00:00:00Z',
  ends_at: '2026-11-21T00:00:00Z',
  ...changes,
});

async function givenDays(): Promise<string> {
  const campaignId = await givenCampaign(given);
  for (const date of ['2026-11-10', '2026-11-11', '2026-11-12']) {
    given.vendor.setSpend({
      campaignId,
      date,
      impressions: 1_000,
      clicks: 20,
      spend: 10,
      conversions: 2,
      conversionValue: 80,
    });
  }
  return campaignId;
}

describe('a report', () => {
  it('has a row for each day, keys in small letters, money in micros', async () => {
    const campaignId = await givenDays();
    const { data, pagination } = (await given.send('POST', path(), order())).body as {
      data: { metrics: Fields[] };
      pagination: Fields;
    };
    expect(data.metrics).toHaveLength(3);
    expect(data.metrics[0]).toEqual({
      date: '2026-11-10',
      campaign_id: campaignId,
      impressions: 1_000,
      clicks: 20,
      spend: 10_000_000,
      cpc: 500_000,
      ecpm: 10_000_000,
    });
    expect(pagination).toEqual({
      next_url: null,
      previous_url: null,
      page_index: 0,
      total_count: 3,
    });
  });

  it('is paged, and followed by posting to the address given', async () => {
    await givenDays();
    const first = (await given.send('POST', path('?page.size=2'), order())).body as {
      pagination: { next_url: string; total_count: number };
    };
    expect(first.pagination.total_count).toBe(3);
    const second = (
      await given.send('POST', first.pagination.next_url.split('/api/v3')[1] ?? '', order())
    ).body as { data: { metrics: Fields[] }; pagination: Fields };
    expect([second.data.metrics.map(({ date }) => date), second.pagination.page_index]).toEqual([
      ['2026-11-12'],
      1,
    ]);
  });

  it('covers the hours asked for, and no others', async () => {
    await givenDays();
    const { metrics } = await given.call<{ metrics: Fields[] }>(
      'POST',
      path(),
      order({ starts_at: '2026-11-11T00:00:00Z', ends_at: '2026-11-12T00:00:00Z' }),
    );
    expect(metrics.map(({ date }) => date)).toEqual(['2026-11-11']);
  });

  it('tells conversions by event, their value in hundredths', async () => {
    await givenDays();
    const fields = [
      'CONVERSION_PURCHASE_CLICKS',
      'CONVERSION_PURCHASE_TOTAL_VALUE',
      'CONVERSION_PURCHASE_ECPA',
      'CONVERSION_LEAD_CLICKS',
      'CONVERSION_PURCHASE_VIEWS',
      'CONVERSION_ROAS',
    ];
    const { metrics } = await given.call<{ metrics: Fields[] }>(
      'POST',
      path(),
      order({ breakdowns: [], fields }),
    );
    expect(metrics).toEqual([
      {
        conversion_purchase_clicks: 6,
        conversion_purchase_total_value: 24_000,
        conversion_purchase_ecpa: 5_000_000,
        conversion_lead_clicks: 0,
        conversion_purchase_views: 0,
        conversion_roas: 8,
      },
    ]);
  });

  it('cuts days at the midnights of the zone that is asked for, in which its hours are said too', async () => {
    const campaignId = await givenCampaign(given);
    for (const date of ['2026-11-10', '2026-11-11']) {
      given.vendor.setSpend({
        campaignId,
        date,
        impressions: 10,
        clicks: 1,
        spend: 1,
        conversions: 0,
        conversionValue: 0,
      });
    }
    const days = async (time_zone_id: string) => {
      const asked = order({
        breakdowns: ['DATE'],
        time_zone_id,
        starts_at: '2026-11-11T00:00:00Z',
        ends_at: '2026-11-12T00:00:00Z',
      });
      return (await given.call<{ metrics: Fields[] }>('POST', path(), asked)).metrics.map(
        ({ date }) => date,
      );
    };
    expect([
      await days('Europe/Berlin'),
      await days('Asia/Kolkata'),
      await days('Pacific/Kiritimati'),
    ]).toEqual([['2026-11-11'], ['2026-11-11'], ['2026-11-11']]);
    expect(
      await given.call<{ metrics: Fields[] }>(
        'POST',
        path(),
        order({ breakdowns: ['DATE'], time_zone_id: 'Pacific/Kiritimati' }),
      ),
    ).toMatchObject({ metrics: [{ date: '2026-11-11' }, { date: '2026-11-12' }] });
  });

  it('keeps to its filter, conditions of which are joined by "or"', async () => {
    await givenDays();
    const rows = async (filter: string) =>
      (await given.call<{ metrics: Fields[] }>('POST', path(), order({ filter }))).metrics.length;
    expect([
      await rows('campaign:effective_status==ACTIVE'),
      await rows('campaign:effective_status==PAUSED'),
      await rows('campaign:configured_status!=ACTIVE'),
    ]).toEqual([0, 3, 3]);
    const other = await givenDays();
    const ids = async (filter: string) => [
      ...new Set(
        (await given.call<{ metrics: Fields[] }>('POST', path(), order({ filter }))).metrics.map(
          ({ campaign_id }) => campaign_id,
        ),
      ),
    ];
    const [first] = (await ids('')).filter((id) => id !== other);
    expect([
      await ids(`campaign:id==${first}`),
      (await ids(`campaign:id==${first},campaign:id==${other}`)).length,
    ]).toEqual([[first], 2]);
  });

  it.each([
    ['minutes', { starts_at: '2026-11-01T00:30:00Z' }, ['data.starts_at']],
    ['no fields', { fields: [] }, ['data.fields']],
    ['a field in small letters', { fields: ['clicks'] }, ['data.fields[0]']],
    ['a field that is none', { fields: ['LIKES'] }, ['data.fields[0]']],
    ['an end before its start', { ends_at: '2026-10-01T00:00:00Z' }, ['data.ends_at']],
    ['another zone', { time_zone_id: 'Berlin' }, ['data.time_zone_id']],
    ['three years', { starts_at: '2023-11-01T00:00:00Z' }, ['data.starts_at']],
    [
      'four breakdowns',
      { breakdowns: ['DATE', 'AD_ID', 'CAMPAIGN_ID', 'AD_GROUP_ID'] },
      ['data.breakdowns'],
    ],
    ['an unknown breakdown', { breakdowns: ['WEEK'] }, ['data.breakdowns[0]']],
    ['hours of three weeks', { breakdowns: ['HOUR'] }, ['data.breakdowns']],
    ['keywords with countries', { breakdowns: ['KEYWORD', 'COUNTRY'] }, ['data.breakdowns']],
    ['a filter that can not be read', { filter: 'status=ACTIVE' }, ['data.filter']],
  ])('is refused with %s', async (_what, changes, fields) => {
    expect(await given.refused('POST', path(), order(changes))).toEqual(fields);
  });
});
