import type { Fields } from '../core/json';
import {
  ad,
  budgetCampaign,
  type GivenAccount,
  givenAccount,
  givenAd,
  givenAdGroup,
  givenCampaign,
  givenPost,
  givenRunningTree,
  inheritingAdGroup,
} from './testing/given-account';

describe('delivery', () => {
  let given: GivenAccount;
  beforeEach(async () => {
    given = await givenAccount();
  });

  const DAY = 86_400;

  /** Figures by day of the account's zone, and by what else is asked. */
  async function report(
    by: readonly string[] = ['DATE'],
    changes: Fields = {},
  ): Promise<readonly Fields[]> {
    const { metrics } = await given.call('POST', `/ad_accounts/${given.accountId}/reports`, {
      breakdowns: by,
      fields: [
        'IMPRESSIONS',
        'CLICKS',
        'SPEND',
        'CONVERSION_PURCHASE_CLICKS',
        'CONVERSION_PURCHASE_TOTAL_VALUE',
      ],
      starts_at: '2026-11-01T00:00:00Z',
      ends_at: '2026-12-31T00:00:00Z',
      time_zone_id: 'Europe/Berlin',
      ...changes,
    });
    return metrics as readonly Fields[];
  }

  const spendOf = (rows: readonly Fields[]): number =>
    rows.reduce((sum, row) => sum + Number(row.spend), 0);

  describe('delivery', () => {
    it('begins when the review of an ad ends, and accrues by day within the budget', async () => {
      await givenRunningTree(given);
      given.pass(590);
      expect(await report()).toEqual([]);
      // over the review's end in one go: the quarter of an hour that began before it stays empty
      given.pass(300);
      expect(await report()).toEqual([]);
      given.pass(3 * DAY);
      const rows = await report();
      expect(rows.map(({ date }) => date)).toEqual([
        '2026-11-21',
        '2026-11-22',
        '2026-11-23',
        '2026-11-24',
      ]);
      for (const row of rows) expect(Number(row.spend)).toBeLessThanOrEqual(50_000_000);
      expect(Number(rows[1]?.spend)).toBeGreaterThan(1_000_000);
      expect(Number.isInteger(rows[1]?.impressions)).toBe(true);
    });

    it('never spends more than a small budget, however long it runs', async () => {
      await givenRunningTree(given, { goal_value: 5_000_000 });
      given.pass(2 * DAY);
      const rows = await report();
      expect(rows.every(({ spend }) => Number(spend) <= 5_000_000)).toBe(true);
      expect(rows[1]?.spend).toBeGreaterThan(4_990_000);
    });

    it('ends with the money of a lifetime, and with the campaign’s cap', async () => {
      const lifetime = {
        goal_type: 'LIFETIME_SPEND',
        start_time: '2026-11-21T00:00:00Z',
        end_time: '2026-12-20T00:00:00Z',
      };
      const { campaignId } = await givenRunningTree(given, { ...lifetime, goal_value: 7_000_000 });
      given.pass(4 * DAY);
      expect(spendOf(await report())).toBeLessThanOrEqual(7_000_000);
      const other = await givenRunningTree(given);
      await given.call('PATCH', `/campaigns/${other.campaignId}`, { spend_cap: 3_000_000 });
      given.pass(4 * DAY);
      const rows = await report(['CAMPAIGN_ID']);
      expect(rows.find((row) => row.campaign_id === campaignId)?.spend).toBeGreaterThan(6_990_000);
      expect(rows.find((row) => row.campaign_id === other.campaignId)?.spend).toBeLessThanOrEqual(
        3_000_000,
      );
    });

    it('keeps to hours of the account’s zone, and to days', async () => {
      await givenRunningTree(given, {
        schedule: [{ start_day: 1, start_hour: 8, end_day: 1, end_hour: 10 }],
      });
      given.pass(7 * DAY);
      expect((await report()).map(({ date }) => date)).toEqual(['2026-11-23']);
      const hours = await report(['HOUR'], {
        starts_at: '2026-11-23T00:00:00Z',
        ends_at: '2026-11-24T00:00:00Z',
      });
      expect(hours.map(({ hour }) => hour)).toEqual(['2026-11-23T08:00:00', '2026-11-23T09:00:00']);
    });

    it('divides a campaign’s own budget among its ad groups', async () => {
      const body = budgetCampaign(given, {
        configured_status: 'ACTIVE',
        goal_value: 6_000_000,
        start_time: '2026-11-22T00:00:00Z',
      });
      const campaignId = String(
        (await given.call('POST', `/ad_accounts/${given.accountId}/campaigns`, body)).id,
      );
      for (const name of ['One', 'Two']) {
        const adGroup = await given.call(
          'POST',
          `/ad_accounts/${given.accountId}/ad_groups`,
          inheritingAdGroup(given, campaignId, { name, configured_status: 'ACTIVE' }),
        );
        await givenAd(given, String(adGroup.id), { configured_status: 'ACTIVE' });
      }
      given.pass(3 * DAY);
      expect((await report(['AD_GROUP_ID'])).length).toBe(2);
      const rows = await report();
      expect(rows[0]?.date).toBe('2026-11-22');
      expect(rows.every(({ spend }) => Number(spend) <= 6_000_000)).toBe(true);
    });

    it.each(['campaigns', 'ad_groups', 'ads'])(
      'stops when one of its %s is paused',
      async (level) => {
        const { campaignId, adGroupId, adId } = await givenRunningTree(given);
        const id = { campaigns: campaignId, ad_groups: adGroupId, ads: adId }[level];
        await given.call('PATCH', `/${level}/${id}`, { configured_status: 'PAUSED' });
        given.pass(DAY);
        expect(await report()).toEqual([]);
      },
    );

    it('waits for a rejected ad for ever, and not for the verdict of an approved one', async () => {
      const { adId } = await givenRunningTree(given);
      given.vendor.judge({ kind: 'ad', id: adId, review: 'disapproved', reasons: [] });
      given.pass(DAY);
      expect(await report()).toEqual([]);
      given.vendor.judge({ kind: 'ad', id: adId, review: 'approved', reasons: [] });
      given.pass(900);
      expect((await report()).length).toBe(1);
    });

    it('is reported per ad', async () => {
      const { campaignId, adGroupId, adId } = await givenRunningTree(given);
      const second = String(
        (
          await given.call(
            'POST',
            `/ad_accounts/${given.accountId}/ads`,
            ad(adGroupId, await givenPost(given), { configured_status: 'ACTIVE' }),
          )
        ).id,
      );
      given.pass(DAY);
      const rows = await report(['AD_ID', 'CAMPAIGN_ID']);
      expect(rows.map((row) => row.ad_id)).toEqual([adId, second]);
      expect(Math.abs(spendOf(rows) - spendOf(await report(['CAMPAIGN_ID'])))).toBeLessThanOrEqual(
        1,
      );
      expect(rows[0]?.campaign_id).toBe(campaignId);
    });
  });

  describe('figures that a person set', () => {
    const spend = {
      date: '2026-11-20',
      impressions: 1_000,
      clicks: 30,
      spend: 42.17,
      conversions: 3,
      conversionValue: 120.5,
    };

    it('stay as they are, whatever is delivered', async () => {
      const { campaignId } = await givenRunningTree(given);
      given.pass(DAY);
      expect(given.vendor.setSpend({ ...spend, campaignId, date: '2026-11-22' })).toBe(true);
      given.pass(DAY);
      const row = (await report(['DATE', 'CAMPAIGN_ID'])).find(({ date }) => date === '2026-11-22');
      expect(row).toEqual({
        date: '2026-11-22',
        campaign_id: campaignId,
        impressions: 1_000,
        clicks: 30,
        spend: 42_170_000,
        conversion_purchase_clicks: 3,
        conversion_purchase_total_value: 12_050,
      });
    });

    it('are divided among ads without a rest', async () => {
      const { campaignId, adGroupId } = await givenRunningTree(given);
      for (let i = 0; i < 2; i += 1) await givenAd(given, adGroupId);
      given.vendor.setSpend({ ...spend, campaignId });
      const sum = (rows: readonly Fields[], name: string) =>
        rows.reduce((total, row) => total + Number(row[name]), 0);
      const rows = await report(['AD_ID']);
      expect([
        rows.length,
        ...['impressions', 'clicks', 'spend', 'conversion_purchase_total_value'].map((name) =>
          sum(rows, name),
        ),
      ]).toEqual([3, 1_000, 30, 42_170_000, 12_050]);
      expect((await report(['CAMPAIGN_ID']))[0]).toMatchObject({
        impressions: 1_000,
        conversion_purchase_clicks: 3,
      });
    });

    it('are reported of a campaign without ads, in UTC too', async () => {
      const { adGroupId } = await givenRunningTree(given);
      const bare = (
        await given.call(
          'GET',
          `/ad_groups/${await givenAdGroup(given, String((await given.call('GET', `/ad_groups/${adGroupId}`)).campaign_id))}`,
        )
      ).campaign_id;
      expect(given.vendor.setSpend({ ...spend, campaignId: String(bare) })).toBe(true);
      expect((await report(['DATE'], { time_zone_id: 'UTC' }))[0]).toMatchObject({
        date: '2026-11-20',
        spend: 42_170_000,
      });
      expect(given.vendor.setSpend({ ...spend, campaignId: '1' })).toBe(false);
    });
  });
});

describe('reports', () => {
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

    it('reports conversions by event, their value in hundredths', async () => {
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

    it('cuts days at the midnights of the requested zone, in which its hours are given too', async () => {
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
});

describe('effective status', () => {
  let given: GivenAccount;
  beforeEach(async () => {
    given = await givenAccount();
  });

  const set = (path: string, configured_status: string) =>
    given.call('PATCH', path, { configured_status });
  const effective = async (path: string) => (await given.call('GET', path)).effective_status;

  describe('the effective status', () => {
    it('reports the first reason that blocks an ad, and lags behind changes by minutes', async () => {
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
});
