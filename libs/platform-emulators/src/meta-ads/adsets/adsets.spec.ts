import { adset, givenCampaign } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import type { Fields } from '../../json/fields';

let given: GivenAccount;
let campaignId: string;
beforeEach(async () => {
  given = givenAccount();
  campaignId = await givenCampaign(given);
});

const made = async (changes: Fields = {}) =>
  String((await given.ask('POST', '/~/adsets', adset(campaignId, changes))).id);
const refused = async (changes: Fields) => {
  const error = await given.refused('POST', '/~/adsets', adset(campaignId, changes));
  return [error.code, error.error_subcode];
};
const lifetime = { daily_budget: undefined, lifetime_budget: 100_000 };
const part = {
  start_minute: 540,
  end_minute: 720,
  days: [1, 2, 3, 4, 5],
  timezone_type: 'ADVERTISER',
};
const parted = (changes: Fields = {}) => ({
  ...lifetime,
  pacing_type: ['day_parting'],
  adset_schedule: [{ ...part, ...changes }],
});

describe('ad sets', () => {
  it.each([
    ['no budget', { daily_budget: undefined }, 1885651],
    ['both budgets', { lifetime_budget: 100_000 }, 1885650],
    ['a budget below the minimum', { daily_budget: 49 }, 1885272],
    ['a lifetime budget without an end', { ...lifetime, end_time: undefined }, 1487094],
    [
      'a lifetime budget below the minimum of its days',
      { ...lifetime, lifetime_budget: 3_000 },
      1885272,
    ],
    ['an end in the past', { end_time: '2026-11-20T00:00:00+0100' }, 1487057],
    ['a capped strategy without an amount', { bid_strategy: 'COST_CAP' }, 1815857],
    ['an amount that the strategy does not take', { bid_amount: 100 }, 1815858],
    ['a wished return without a floor', { bid_strategy: 'LOWEST_COST_WITH_MIN_ROAS' }, 1815859],
    ['a goal of another objective', { optimization_goal: 'AD_RECALL_LIFT' }, 2490408],
    ['a billing event of another goal', { billing_event: 'THRUPLAY' }, 1487888],
    ['no payor in the Union', { dsa_payor: undefined }, 3858079],
    ['no beneficiary in the Union', { dsa_beneficiary: undefined }, 3858081],
    [
      'a schedule with a daily budget',
      { ...parted(), lifetime_budget: undefined, daily_budget: 1000 },
      1487476,
    ],
    ['a schedule without its pacing', { ...parted(), pacing_type: undefined }, 1487477],
    ['a schedule of half hours', parted({ start_minute: 570 }), 1487477],
    ['a schedule shorter than an hour', parted({ end_minute: 540 }), 1487477],
    ['a schedule on an eighth day', parted({ days: [7] }), 1487477],
    ['an unknown parameter', { keywords: ['shoes'] }, undefined],
    ['an unknown goal', { optimization_goal: 'FAME' }, undefined],
    ['no campaign', { campaign_id: undefined }, undefined],
    ['a payor that is too long', { dsa_payor: 'x'.repeat(513) }, undefined],
    ['another account’s pixel', { promoted_object: { pixel_id: '1' } }, 1815430],
    ['an unknown member of what is promoted', { promoted_object: { pixel: '1' } }, undefined],
  ])('refuse %s', async (_what, changes, subcode) => {
    expect(await refused(changes)).toEqual([100, subcode]);
  });

  it('take a schedule with a lifetime budget and a cap with an amount', async () => {
    const id = await made({
      ...parted(),
      bid_strategy: 'LOWEST_COST_WITH_BID_CAP',
      bid_amount: 200,
    });
    expect(
      await given.ask('GET', `/${id}`, {
        fields: 'adset_schedule,daily_budget,lifetime_budget,bid_amount',
      }),
    ).toEqual({
      id,
      adset_schedule: [part],
      daily_budget: '0',
      lifetime_budget: '100000',
      bid_amount: 200,
    });
  });

  it('have their budget at one level only', async () => {
    campaignId = await givenCampaign(given, { daily_budget: 5000 });
    expect(await refused({})).toEqual([100, 1885621]);
    expect(
      await refused({ daily_budget: undefined, bid_strategy: 'COST_CAP', bid_amount: 100 }),
    ).toEqual([100, 1885737]);
    await made({ daily_budget: undefined, bid_strategy: undefined });
  });

  it('need an end under a campaign with a lifetime budget', async () => {
    campaignId = await givenCampaign(given, { lifetime_budget: 50_000 });
    expect(
      await refused({ daily_budget: undefined, bid_strategy: undefined, end_time: undefined }),
    ).toEqual([100, 1487094]);
  });

  it('need a pixel and an event to count conversions', async () => {
    campaignId = await givenCampaign(given, { objective: 'OUTCOME_SALES' });
    const goal = { optimization_goal: 'OFFSITE_CONVERSIONS' };
    expect(await refused(goal)).toEqual([100, 1815430]);
    await made({
      ...goal,
      promoted_object: { pixel_id: given.account.settings.pixelId, custom_event_type: 'PURCHASE' },
    });
  });

  it('change their budget four times an hour', async () => {
    const id = await made();
    for (const daily_budget of [2000, 3000, 4000, 5000]) {
      await given.ask('POST', `/${id}`, { daily_budget });
    }
    await given.ask('POST', `/${id}`, { daily_budget: 5000, name: 'Same budget' });
    expect(await given.refused('POST', `/${id}`, { daily_budget: 6000 })).toMatchObject({
      code: 613,
      error_subcode: 1487632,
    });
    given.pass(3_600);
    await given.ask('POST', `/${id}`, { daily_budget: 6000 });
  });

  it('lose their end by 0 and a cap by another strategy', async () => {
    const id = await made({ bid_strategy: 'COST_CAP', bid_amount: 200 });
    await given.ask('POST', `/${id}`, { end_time: 0, bid_strategy: 'LOWEST_COST_WITHOUT_CAP' });
    const read = await given.ask('GET', `/${id}`, { fields: 'end_time,bid_amount,bid_strategy' });
    expect(read).toEqual({ id, bid_strategy: 'LOWEST_COST_WITHOUT_CAP' });
  });

  it('lose what they promote by an empty object', async () => {
    const id = await made({ promoted_object: { page_id: given.account.settings.pageId } });
    await given.ask('POST', `/${id}`, { promoted_object: {} });
    expect(await given.ask('GET', `/${id}`, { fields: 'promoted_object' })).toEqual({ id });
  });

  it('are not made under a deleted campaign', async () => {
    await given.ask('DELETE', `/${campaignId}`);
    expect((await refused({}))[0]).toBe(100);
  });
});
