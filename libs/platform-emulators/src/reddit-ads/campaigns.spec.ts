import type { Fields } from '../core/json';
import {
  budgetCampaign,
  campaign,
  type GivenAccount,
  givenAccount,
  givenCampaign,
} from './testing/given-account';

let given: GivenAccount;
beforeEach(async () => {
  given = await givenAccount();
});

const path = () => `/ad_accounts/${given.accountId}/campaigns`;
const refused = (body: Fields) => given.refused('POST', path(), body);

describe('a campaign', () => {
  it('is made with 201 and reads back with what the vendor fills in', async () => {
    const answer = await given.send('POST', path(), campaign({ spend_cap: 500_000_000 }));
    expect([answer.status, answer.body]).toEqual([
      201,
      {
        data: expect.objectContaining({
          id: expect.stringMatching(/^\d{19}$/),
          ad_account_id: given.accountId,
          type: 'MANUAL',
          is_max: false,
          configured_status: 'PAUSED',
          effective_status: 'PAUSED',
          spend_cap: 500_000_000,
          goal_type: null,
          funding_instrument_id: given.account.settings.fundingInstrumentId,
          created_at: '2026-11-21T10:00:00Z',
        }),
      },
    ]);
  });

  it.each([
    ['a member it does not know', { type: 'MANUAL' }, 'data.type'],
    ['another objective', { objective: 'TRAFFIC' }, 'data.objective'],
    ['a short name', { name: 'ab' }, 'data.name'],
    ['a number as text', { spend_cap: '5' }, 'data.spend_cap'],
    ['no spend cap at all', { spend_cap: 0 }, 'data.spend_cap'],
    ['another account’s funding', { funding_instrument_id: '1' }, 'data.funding_instrument_id'],
    ['a catalog without sales', { use_catalog: true }, 'data.use_catalog'],
    ['a budget that belongs to its ad groups', { goal_value: 5_000_000 }, 'data.goal_value'],
    [
      'hours that belong to its ad groups',
      { schedule: [{ start_day: 1, start_hour: 8, end_day: 1, end_hour: 20 }] },
      'data.schedule',
    ],
  ])('is refused with %s', async (_what, changes, field) => {
    expect(await refused(campaign(changes))).toEqual([field]);
  });

  it('needs a status of its own, and reports all faults at once', async () => {
    const { configured_status: _status, ...without } = campaign({ name: 'a' });
    expect(await refused(without)).toEqual(['data.configured_status', 'data.name']);
  });

  it('is refused without the wrapper', async () => {
    const answer = await given.send('POST', path());
    expect([answer.status, answer.body]).toEqual([
      400,
      { error: expect.objectContaining({ code: 400 }) },
    ]);
  });

  it('changes what may change', async () => {
    const id = await givenCampaign(given);
    given.pass(60);
    const changed = await given.call('PATCH', `/campaigns/${id}`, {
      name: 'Winter',
      spend_cap: null,
    });
    expect(changed).toMatchObject({
      name: 'Winter',
      created_at: '2026-11-21T10:00:00Z',
      modified_at: '2026-11-21T10:01:00Z',
    });
  });

  it.each([
    'goal_type',
    'is_campaign_budget_optimization',
    'conversion_pixel_id',
    'special_ad_categories',
  ])('never changes its %s', async (member) => {
    const id = await givenCampaign(given);
    expect(await given.refused('PATCH', `/campaigns/${id}`, { [member]: null })).toEqual([
      `data.${member}`,
    ]);
  });

  it('knows no PUT, and no PATCH below its account', async () => {
    const id = await givenCampaign(given);
    expect([
      (await given.send('PUT', `/campaigns/${id}`, {})).status,
      (await given.send('PATCH', `${path()}/${id}`, {})).status,
    ]).toEqual([404, 404]);
  });
});

describe('a campaign that holds the budget', () => {
  it('carries goal, bid and hours', async () => {
    const schedule = [{ start_day: 1, start_hour: 8, end_day: 1, end_hour: 20 }];
    const made = await given.call(
      'POST',
      path(),
      budgetCampaign(given, { schedule, start_time: '2026-12-01T01:00:00+01:00' }),
    );
    expect(made).toMatchObject({
      goal_value: 50_000_000,
      schedule,
      start_time: '2026-12-01T00:00:00Z',
    });
  });

  it.each([
    ['no goal', { goal_type: null, goal_value: null }, ['data.goal_type', 'data.goal_value']],
    ['a tiny goal', { goal_value: 4_999_999 }, ['data.goal_value']],
    ['no start', { start_time: null }, ['data.start_time']],
    ['a date for a time', { start_time: '2026-12-01' }, ['data.start_time']],
    ['no end of a lifetime', { goal_type: 'LIFETIME_SPEND' }, ['data.end_time']],
    ['an end before its start', { end_time: '2026-11-30T00:00:00Z' }, ['data.end_time']],
    [
      'a cap beside a lifetime goal',
      { goal_type: 'LIFETIME_SPEND', end_time: '2026-12-31T00:00:00Z', spend_cap: 90_000_000 },
      ['data.spend_cap'],
    ],
    [
      'a bid without bidding',
      { bid_strategy: 'BIDLESS', bid_value: 1_000_000 },
      ['data.bid_value'],
    ],
    ['a target without a value', { bid_strategy: 'TARGET_CPX' }, ['data.bid_value']],
    ['a bid per thousand too small', { bid_type: 'CPM', bid_value: 3_499_999 }, ['data.bid_value']],
    ['no event to optimise sales for', { objective: 'SALES' }, ['data.optimization_goal']],
    [
      'an event that was withdrawn',
      { objective: 'SALES', optimization_goal: 'SEARCH' },
      ['data.optimization_goal'],
    ],
    ['another account’s pixel', { conversion_pixel_id: 'a2_other' }, ['data.conversion_pixel_id']],
    [
      'an hour of 24',
      { schedule: [{ start_day: 1, start_hour: 8, end_day: 1, end_hour: 24 }] },
      ['data.schedule[0].end_hour'],
    ],
  ])('is refused with %s', async (_what, changes, fields) => {
    expect(await refused(budgetCampaign(given, changes))).toEqual(fields);
  });
});

describe('deleting', () => {
  const status = (id: string, configured_status: string) =>
    given.send('PATCH', `/campaigns/${id}`, { configured_status });

  it('needs an archived campaign that rested for three hours', async () => {
    const id = await givenCampaign(given);
    given.pass(4 * 3_600);
    expect((await status(id, 'DELETED')).status).toBe(400);
    expect((await status(id, 'ARCHIVED')).status).toBe(200);
    given.pass(3 * 3_600 - 1);
    expect((await status(id, 'DELETED')).status).toBe(400);
    given.pass(1);
    expect((await status(id, 'DELETED')).status).toBe(200);
  });

  it('is final, and may be requested twice', async () => {
    const id = await givenCampaign(given);
    given.vendor.remove('campaign', id);
    expect([(await status(id, 'PAUSED')).status, (await status(id, 'DELETED')).status]).toEqual([
      400, 200,
    ]);
    expect(await given.call('GET', path())).toEqual([]);
    expect(await given.call('GET', `${path()}?configured_status=DELETED`)).toEqual([
      expect.objectContaining({ id, effective_status: 'DELETED' }),
    ]);
  });
});
