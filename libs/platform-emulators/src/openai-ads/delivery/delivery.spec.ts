import { ad, adGroup, creative, givenAd, givenFile } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import type { Fields } from '../../json/fields';

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
      given.vendor.judge({ kind: 'ad', id: adId, review: 'disapproved', reasons: ['crawler_404'] }),
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

  it('serves at once what a reviewer approved, and tells the limits', async () => {
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

  it('tells a destination that holds the vendor’s own parameter', async () => {
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
