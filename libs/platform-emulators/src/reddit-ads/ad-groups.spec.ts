import type { Fields } from '../core/json';
import {
  adGroup,
  budgetCampaign,
  type GivenAccount,
  givenAccount,
  givenAdGroup,
  givenCampaign,
  inheritingAdGroup,
} from './testing/given-account';

let given: GivenAccount;
let campaignId: string;
beforeEach(async () => {
  given = await givenAccount();
  campaignId = await givenCampaign(given);
});

const path = () => `/ad_accounts/${given.accountId}/ad_groups`;
const targeting = (changes: Fields): Fields => ({
  targeting: { geolocations: ['DE'], ...changes },
});

describe('an ad group', () => {
  it('is ACTIVE by default', async () => {
    const { configured_status: _status, ...body } = adGroup(given, campaignId);
    expect(await given.call('POST', path(), body)).toMatchObject({
      configured_status: 'ACTIVE',
      effective_status: 'CAMPAIGN_PAUSED',
      type: 'MANUAL',
    });
  });

  it('reads back with everything that was not sent', async () => {
    const made = await given.call('POST', path(), adGroup(given, campaignId));
    expect(made).toMatchObject({
      campaign_objective_type: 'CLICKS',
      is_campaign_budget_optimization: false,
      schedule: null,
      end_time: null,
      targeting: {
        geolocations: ['DE:2950159'],
        excluded_geolocations: [],
        keywords: [],
        locations: ['FEED', 'COMMENTS_PAGE'],
        platforms: ['ALL'],
        gender: null,
      },
    });
  });

  it.each([
    ['no such campaign', { campaign_id: '1' }, ['data.campaign_id']],
    ['no pixel', { conversion_pixel_id: undefined }, ['data.conversion_pixel_id']],
    [
      'no bid where the campaign has none',
      { bid_strategy: null, bid_type: null, bid_value: null },
      ['data.bid_strategy', 'data.bid_type'],
    ],
    ['a bid strategy left out', { bid_strategy: undefined }, ['data.bid_strategy']],
    ['no budget', { goal_value: null }, ['data.goal_value']],
    ['a negative bid', { bid_value: -1 }, ['data.bid_value']],
    ['an end without a start', { end_time: '2026-12-31T00:00:00Z' }, ['data.start_time']],
    [
      'an end that is over',
      { start_time: '2026-11-01T00:00:00Z', end_time: '2026-11-02T00:00:00Z' },
      ['data.end_time'],
    ],
    ['read-only members', { effective_status: 'ACTIVE' }, ['data.effective_status']],
    ['a radius', targeting({ radius: 5 }), ['data.targeting.radius']],
    [
      'an unknown place',
      targeting({ geolocations: ['DE', 'DE:1'] }),
      ['data.targeting.geolocations[1]'],
    ],
    [
      'a community with its r/',
      targeting({ communities: ['r/webdev'] }),
      ['data.targeting.communities[0]'],
    ],
    ['an unknown interest', targeting({ interests: ['cats_v9'] }), ['data.targeting.interests[0]']],
    ['an empty keyword', targeting({ keywords: [' '] }), ['data.targeting.keywords[0]']],
    [
      'a language in small letters',
      targeting({ languages: ['de'] }),
      ['data.targeting.languages[0]'],
    ],
    ['a city for a placement', targeting({ locations: ['DE'] }), ['data.targeting.locations[0]']],
    [
      '1,001 keywords',
      targeting({ keywords: Array.from({ length: 1_001 }, (_, i) => `word ${i}`) }),
      ['data.targeting.keywords'],
    ],
    [
      'an old iOS',
      targeting({ devices: [{ type: 'MOBILE', os: 'IOS', min_version: '13' }] }),
      ['data.targeting.devices[0].min_version'],
    ],
    [
      'an event the pixel has not fired',
      { optimization_goal: 'VIEW_CONTENT' },
      ['data.optimization_goal'],
    ],
    [
      'a short video bid for a long view',
      { optimization_goal: 'VIDEO_VIEW_15S', bid_type: 'CPV6' },
      ['data.bid_type'],
    ],
  ])('is refused with %s', async (_what, changes, fields) => {
    expect(await given.refused('POST', path(), adGroup(given, campaignId, changes))).toEqual(
      fields,
    );
  });

  it('takes places in every documented form', async () => {
    const places = ['DE', 'US-CA', 'CA:6167865', '6167865', 'US-90210', '662'];
    const made = await given.call(
      'POST',
      path(),
      adGroup(given, campaignId, targeting({ geolocations: places })),
    );
    expect((made.targeting as Fields).geolocations).toEqual(places);
  });

  it.each(['goal_type', 'campaign_id', 'app_id'])('never changes its %s', async (member) => {
    const id = await givenAdGroup(given, campaignId);
    expect(await given.refused('PATCH', `/ad_groups/${id}`, { [member]: 'DAILY_SPEND' })).toEqual([
      `data.${member}`,
    ]);
  });

  it('keeps the event it optimises for, which an update may name', async () => {
    const id = await givenAdGroup(given, campaignId, { optimization_goal: 'PAGE_VISIT' });
    expect(await given.refused('PATCH', `/ad_groups/${id}`, { optimization_goal: 'LEAD' })).toEqual(
      ['data.optimization_goal'],
    );
    expect(
      (await given.send('PATCH', `/ad_groups/${id}`, { optimization_goal: 'PAGE_VISIT' })).status,
    ).toBe(200);
  });

  it('cannot be made in an archived campaign', async () => {
    await given.call('PATCH', `/campaigns/${campaignId}`, { configured_status: 'ARCHIVED' });
    expect(await given.refused('POST', path(), adGroup(given, campaignId))).toEqual([
      'data.campaign_id',
    ]);
  });

  it('needs products where the campaign sells from a catalog', async () => {
    const catalog = await givenCampaign(given, { objective: 'CATALOG_SALES' });
    expect(await given.refused('POST', path(), adGroup(given, catalog))).toEqual([
      'data.product_set_id',
    ]);
  });

  it('replaces targeting as a whole', async () => {
    const id = await givenAdGroup(given, campaignId, targeting({ keywords: ['crm'] }));
    const changed = await given.call('PATCH', `/ad_groups/${id}`, targeting({ languages: ['EN'] }));
    expect(changed.targeting).toMatchObject({ keywords: [], languages: ['EN'] });
  });

  it('is deleted three hours after its last change, without being archived', async () => {
    const id = await givenAdGroup(given, campaignId);
    expect(
      await given.refused('PATCH', `/ad_groups/${id}`, { configured_status: 'DELETED' }),
    ).toEqual(['data.configured_status']);
    given.pass(3 * 3_600);
    expect(
      await given.call('PATCH', `/ad_groups/${id}`, { configured_status: 'DELETED' }),
    ).toMatchObject({ configured_status: 'DELETED' });
  });

  it('does not move its time of change when nothing changes', async () => {
    const id = await givenAdGroup(given, campaignId);
    given.pass(60);
    expect(await given.call('PATCH', `/ad_groups/${id}`, { name: 'Berlin' })).toMatchObject({
      modified_at: '2026-11-21T10:00:00Z',
    });
  });
});

describe('an ad group of a campaign that holds the budget', () => {
  const schedule = [{ start_day: 1, start_hour: 8, end_day: 5, end_hour: 18 }];
  let parentId: string;
  beforeEach(async () => {
    parentId = String(
      (
        await given.call(
          'POST',
          `/ad_accounts/${given.accountId}/campaigns`,
          budgetCampaign(given, { bid_value: 900_000, schedule }),
        )
      ).id,
    );
  });

  it('carries no budget, bid or hours of its own', async () => {
    const made = await given.call('POST', path(), inheritingAdGroup(given, parentId));
    expect(made).toMatchObject({
      is_campaign_budget_optimization: true,
      goal_value: null,
      bid_strategy: null,
      schedule,
    });
  });

  it('may say what the campaign says', async () => {
    const same = { bid_strategy: 'MAXIMIZE_VOLUME', bid_type: 'CPC', goal_type: 'DAILY_SPEND' };
    expect(
      (await given.send('POST', path(), inheritingAdGroup(given, parentId, same))).status,
    ).toBe(201);
  });

  it.each([
    ['a budget', { goal_value: 50_000_000 }, ['data.goal_value']],
    ['another kind of budget', { goal_type: 'LIFETIME_SPEND' }, ['data.goal_type']],
    ['another bid type', { bid_type: 'CPM' }, ['data.bid_type']],
    ['a bid beside the campaign’s', { bid_value: 1_000_000 }, ['data.bid_value']],
    ['an earlier start', { start_time: '2026-11-25T00:00:00Z' }, ['data.start_time']],
    [
      'an end where the campaign has none',
      { start_time: '2026-12-01T00:00:00Z', end_time: '2026-12-31T00:00:00Z' },
      ['data.end_time'],
    ],
  ])('is refused with %s', async (_what, changes, fields) => {
    expect(
      await given.refused('POST', path(), inheritingAdGroup(given, parentId, changes)),
    ).toEqual(fields);
  });
});
