import { adset, campaign, givenCampaign } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import type { Fields } from '../../json/fields';

let given: GivenAccount;
beforeEach(() => {
  given = givenAccount();
});

const undecided = { is_adset_budget_sharing_enabled: undefined };
const refused = async (changes: Fields) => given.refused('POST', '/~/campaigns', campaign(changes));

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
