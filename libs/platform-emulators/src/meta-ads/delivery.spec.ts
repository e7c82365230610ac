import type { Fields } from '../core/json';
import { type GivenAccount, givenAccount, givenTree } from './testing/given-account';

const DAY = 86_400;
const ON = {
  campaign: { status: 'ACTIVE' },
  adset: { status: 'ACTIVE' },
  ad: { status: 'ACTIVE' },
};
let given: GivenAccount;
beforeEach(() => {
  given = givenAccount();
});

const RANGE = { since: '2026-11-20', until: '2026-12-10' };
const report = async (parameters: Fields = {}, path = '/~/insights') =>
  (
    await given.ask('GET', path, {
      level: 'campaign',
      time_increment: '1',
      time_range: RANGE,
      fields: 'spend,impressions,clicks',
      limit: '500',
      ...parameters,
    })
  ).data as Fields[];
const spendByDay = async (): Promise<Record<string, number>> =>
  Object.fromEntries((await report()).map(({ date_start: day, spend }) => [day, Number(spend)]));

describe('delivery', () => {
  it('spends on approved, active trees and never more than the day’s budget', async () => {
    await givenTree(given, ON);
    given.pass(3 * DAY);
    const days = await spendByDay();
    expect(Object.keys(days)).toEqual(['2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']);
    for (const spend of Object.values(days)) expect(spend).toBeGreaterThan(0);
    for (const spend of Object.values(days)) expect(spend).toBeLessThanOrEqual(10);
  });

  it('spends no more than a lifetime budget', async () => {
    await givenTree(given, {
      ...ON,
      adset: {
        status: 'ACTIVE',
        daily_budget: undefined,
        lifetime_budget: 3_100,
        end_time: '2026-12-20T00:00:00+0100',
      },
    });
    given.pass(25 * DAY);
    const total = Object.values(await spendByDay()).reduce((sum, one) => sum + one, 0);
    expect([total > 20, total <= 31]).toEqual([true, true]);
  });

  it.each([
    ['a paused campaign', { ...ON, campaign: {} }],
    ['a paused ad set', { ...ON, adset: {} }],
    ['a paused ad', { ...ON, ad: {} }],
    [
      'an ad set that has not begun',
      { ...ON, adset: { status: 'ACTIVE', start_time: '2026-12-15T00:00:00+0100' } },
    ],
  ])('spends nothing for %s', async (_what, changes) => {
    await givenTree(given, changes);
    given.pass(2 * DAY);
    expect(await spendByDay()).toEqual({});
  });

  it('waits for the review, and stops after a disapproval', async () => {
    const { adId } = await givenTree(given, ON);
    given.pass(599);
    expect(await spendByDay()).toEqual({});
    given.vendor.judge({ kind: 'ad', id: adId, review: 'disapproved', reasons: [] });
    given.pass(DAY);
    expect(await spendByDay()).toEqual({});
  });

  it('keeps to the schedule', async () => {
    const adset_schedule = [{ start_minute: 540, end_minute: 720, days: [1] }];
    await givenTree(given, {
      ...ON,
      adset: {
        status: 'ACTIVE',
        daily_budget: undefined,
        lifetime_budget: 100_000,
        pacing_type: ['day_parting'],
        adset_schedule,
      },
    });
    given.pass(5 * DAY);
    expect(Object.keys(await spendByDay())).toEqual(['2026-11-23']);
  });

  it('is the same in one long step as in many short ones', async () => {
    await givenTree(given, ON);
    for (let hour = 0; hour < 30; hour += 1) given.pass(3_600);
    const short = await spendByDay();
    given = givenAccount();
    await givenTree(given, ON);
    given.pass(30 * 3_600);
    expect(await spendByDay()).toEqual(short);
  });
});

describe('insights', () => {
  it('report a set day as texts, in major units, at every level', async () => {
    const { campaignId, adsetId, adId } = await givenTree(given);
    expect(
      given.vendor.setSpend({
        campaignId,
        date: '2026-11-20',
        impressions: 1234,
        clicks: 56,
        spend: 12.34,
        conversions: 3,
        conversionValue: 99.5,
      }),
    ).toBe(true);
    const fields =
      'account_currency,campaign_id,adset_id,ad_id,impressions,clicks,spend,cpc,actions,action_values';
    const [row] = await report({ level: 'ad', fields });
    expect(row).toMatchObject({
      account_currency: 'EUR',
      campaign_id: campaignId,
      adset_id: adsetId,
      ad_id: adId,
      impressions: '1234',
      clicks: '56',
      spend: '12.34',
      cpc: '0.220357',
      date_start: '2026-11-20',
      date_stop: '2026-11-20',
      actions: expect.arrayContaining([{ action_type: 'purchase', value: '3' }]),
    });
    for (const [path, level] of [
      ['/~/insights', 'account'],
      [`/${campaignId}/insights`, 'campaign'],
      [`/${adsetId}/insights`, 'adset'],
      [`/${adId}/insights`, 'ad'],
    ]) {
      expect(await report({ level: level ?? '' }, path)).toMatchObject([{ spend: '12.34' }]);
    }
    given.pass(2 * DAY);
    expect(await report({ time_increment: 'all_days' })).toMatchObject([
      { spend: '12.34', date_start: RANGE.since, date_stop: RANGE.until },
    ]);
  });

  it('run in the background too', async () => {
    const { campaignId } = await givenTree(given);
    given.vendor.setSpend({
      campaignId,
      date: '2026-11-20',
      impressions: 10,
      clicks: 1,
      spend: 1,
      conversions: 0,
      conversionValue: 0,
    });
    const { report_run_id: run } = await given.ask('POST', '/~/insights', {
      level: 'campaign',
      time_range: RANGE,
      fields: 'spend',
    });
    expect(
      await given.ask('GET', `/${String(run)}`, {
        fields: 'async_status,async_percent_completion',
      }),
    ).toMatchObject({ async_status: 'Job Running' });
    given.pass(5);
    expect(
      await given.ask('GET', `/${String(run)}`, {
        fields: 'async_status,async_percent_completion',
      }),
    ).toMatchObject({ async_status: 'Job Completed', async_percent_completion: 100 });
    expect(await given.ask('GET', `/${String(run)}`)).toMatchObject({
      id: run,
      async_status: 'Job Completed',
      async_percent_completion: 100,
      time_completed: expect.any(Number),
    });
    expect((await given.ask('GET', `/${String(run)}/insights`)).data).toMatchObject([
      { spend: '1.00' },
    ]);
  });

  it.each([
    [
      'lists',
      { fields: ['spend', 'campaign_id'], level: ['campaign'], breakdowns: ['age', 'country'] },
    ],
    [
      'JSON text',
      { fields: '["spend","campaign_id"]', level: '"campaign"', breakdowns: '["age","country"]' },
    ],
  ])(
    'take fields, level and breakdowns as %s, at once and in the background',
    async (_what, asked) => {
      const { campaignId } = await givenTree(given);
      given.vendor.setSpend({
        campaignId,
        date: '2026-11-20',
        impressions: 10,
        clicks: 1,
        spend: 1,
        conversions: 0,
        conversionValue: 0,
      });
      const line = { spend: '1.00', campaign_id: campaignId, age: 'Unknown', country: 'unknown' };
      expect(await report({ ...asked })).toMatchObject([line]);
      const order = { ...asked, time_range: RANGE };
      const { report_run_id: run } = await given.ask('POST', '/~/insights', order);
      const posted = await given.raw({
        method: 'POST',
        path: `/v26.0/${given.accountId}/insights`,
        headers: { authorization: `Bearer ${given.token}`, 'content-type': 'application/json' },
        body: Buffer.from(JSON.stringify(order)),
      });
      given.pass(5);
      for (const id of [run, (posted.body as Fields).report_run_id]) {
        expect((await given.ask('GET', `/${String(id)}/insights`)).data).toMatchObject([line]);
      }
    },
  );

  it('keep what was deleted in the figures of its parents, and list it when its status is asked for', async () => {
    const { campaignId, adId } = await givenTree(given);
    given.vendor.setSpend({
      campaignId,
      date: '2026-11-20',
      impressions: 10,
      clicks: 1,
      spend: 1,
      conversions: 0,
      conversionValue: 0,
    });
    expect(given.vendor.remove('ad', adId)).toBe(true);
    const filtering = [
      { field: 'ad.effective_status', operator: 'IN', value: ['ACTIVE', 'DELETED'] },
    ];
    const counts = [
      await report(),
      await report({ level: 'ad' }),
      await report({ level: 'ad', filtering }),
      await report({ level: 'ad' }, `/${adId}/insights`),
    ].map(({ length }) => length);
    expect(counts).toEqual([1, 0, 1, 1]);
  });

  it.each([
    [{ fields: 'fame' }, 100],
    [{ level: 'creative' }, 100],
    [{ time_increment: '91' }, 100],
    [{ time_range: { since: '2026-11-02', until: '2026-11-01' } }, 100],
    [{ time_range: { since: '2020-11-02', until: '2026-11-01' } }, 3018],
    [{ breakdowns: ['mood'] }, 100],
    [{ level: ['ad', 'adset'] }, 100],
    [{ date_preset: 'ever' }, 100],
  ])('refuse %j', async (parameters, code) => {
    expect(await given.refused('GET', '/~/insights', parameters)).toMatchObject({ code });
  });

  it('are narrowed by ids', async () => {
    const { campaignId } = await givenTree(given);
    given.vendor.setSpend({
      campaignId,
      date: '2026-11-20',
      impressions: 10,
      clicks: 1,
      spend: 1,
      conversions: 0,
      conversionValue: 0,
    });
    const filter = (value: string) => ({
      filtering: [{ field: 'campaign.id', operator: 'IN', value: [value] }],
    });
    expect([(await report(filter(campaignId))).length, (await report(filter('1'))).length]).toEqual(
      [1, 0],
    );
  });
});
