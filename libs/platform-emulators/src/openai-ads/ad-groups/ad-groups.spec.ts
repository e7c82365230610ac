import { adGroup, campaign, idOf } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import type { Fields } from '../../json/fields';

let given: GivenAccount;
let campaignId: string;
beforeEach(async () => {
  given = givenAccount();
  campaignId = await givenCampaign();
});

const KEY = { 'idempotency-key': 'group-1' };
const givenCampaign = async (changes: Fields = {}) =>
  idOf(await given.call('POST', '/campaigns', campaign(changes)));
const refused = (changes: Fields, parent = campaignId) =>
  given.refused('POST', '/ad_groups', adGroup(parent, changes), KEY);
const bidding = (changes: Fields = {}) => ({
  bidding_config: { billing_event_type: 'click', max_bid_micros: 2_000_000, ...changes },
});

describe('an ad group', () => {
  it.each([
    ['no bidding', { bidding_config: undefined }, 'missing_required_parameter', 'bidding_config'],
    [
      'no billing event',
      { bidding_config: { max_bid_micros: 1 } },
      'missing_required_parameter',
      'bidding_config.billing_event_type',
    ],
    [
      'a billing event of another objective',
      bidding({ billing_event_type: 'impression' }),
      'invalid_value',
      'bidding_config.billing_event_type',
    ],
    [
      'no bid',
      { bidding_config: { billing_event_type: 'click' } },
      'missing_required_parameter',
      'bidding_config.max_bid_micros',
    ],
    [
      'a bid of nothing',
      bidding({ max_bid_micros: 0 }),
      'integer_below_min_value',
      'bidding_config.max_bid_micros',
    ],
    [
      'a bid above a hundred units',
      bidding({ max_bid_micros: 100_000_001 }),
      'integer_above_max_value',
      'bidding_config.max_bid_micros',
    ],
    [
      'a strategy of another objective',
      bidding({ strategy: 'maximize_conversions' }),
      'invalid_value',
      'bidding_config.strategy',
    ],
    [
      'a bid that nobody asked for',
      bidding({ strategy: 'maximize_clicks' }),
      'invalid_value',
      'bidding_config.max_bid_micros',
    ],
    [
      'a multiplier above ten',
      bidding({
        custom_audience_bid_multipliers: [
          { custom_audience_id: 'caud_1', bid_multiplier_micros: 10_000_001 },
        ],
      }),
      'integer_above_max_value',
      'bidding_config.custom_audience_bid_multipliers[0].bid_multiplier_micros',
    ],
    [
      'a multiplier of no audience',
      bidding({
        custom_audience_bid_multipliers: [
          { custom_audience_id: 'caud_1', bid_multiplier_micros: 1_250_000 },
        ],
      }),
      'invalid_value',
      'bidding_config.custom_audience_bid_multipliers[0].custom_audience_id',
    ],
    [
      'more than 2,000 hints',
      { context_hints: Array.from({ length: 2_001 }, (_, index) => `Hint ${index}`) },
      'array_above_max_length',
      'context_hints',
    ],
    ['an empty hint', { context_hints: [' '] }, 'invalid_value', 'context_hints[0]'],
    ['keywords', { keywords: ['shoes'] }, 'unknown_parameter', 'keywords'],
    [
      'products',
      { product_set: { product_feed_id: 'feed_1', filters: [] } },
      'invalid_value',
      'product_set',
    ],
  ])('is refused with %s', async (_what, changes, code, param) => {
    expect(await refused(changes)).toEqual([400, code, param]);
  });

  it('is billed by impression below a campaign for impressions, which takes fixed bids only', async () => {
    const parent = await givenCampaign({ bidding_type: 'impressions' });
    await given.call(
      'POST',
      '/ad_groups',
      adGroup(parent, bidding({ billing_event_type: 'impression', max_bid_micros: 60_000 })),
    );
    expect(
      (
        await refused(
          { bidding_config: { billing_event_type: 'impression', strategy: 'maximize_clicks' } },
          parent,
        )
      )[2],
    ).toBe('bidding_config.strategy');
    expect((await refused(bidding(), parent))[2]).toBe('bidding_config.billing_event_type');
  });

  it('leaves bidding to the platform from a daily budget only', async () => {
    const parent = await givenCampaign({ budget: { lifetime_spend_limit_micros: 90_000_000 } });
    const wish = { bidding_config: { billing_event_type: 'click', strategy: 'maximize_clicks' } };
    expect((await refused(wish, parent))[2]).toBe('bidding_config.strategy');
    const id = idOf(await given.call('POST', '/ad_groups', adGroup(campaignId, wish), KEY));
    expect(
      (
        await given.refused('POST', `/ad_groups/${id}`, {
          bidding_config: { billing_event_type: 'click', strategy: 'fixed_bid' },
        })
      )[2],
    ).toBe('bidding_config.max_bid_micros');
    expect((await given.call('POST', `/ad_groups/${id}`, bidding())).bidding_config).toEqual({
      billing_event_type: 'click',
      strategy: 'fixed_bid',
      max_bid_micros: 2_000_000,
    });
  });

  it('has its hints replaced as a list, and never moves', async () => {
    const id = idOf(await given.call('POST', '/ad_groups', adGroup(campaignId)));
    expect(
      (await given.call('POST', `/ad_groups/${id}`, { context_hints: [] })).context_hints,
    ).toEqual([]);
    expect(await given.refused('POST', `/ad_groups/${id}`, { campaign_id: campaignId })).toEqual([
      400,
      'unknown_parameter',
      'campaign_id',
    ]);
  });

  it('tells when its bid is too low, if it is active', async () => {
    const id = idOf(
      await given.call(
        'POST',
        '/ad_groups',
        adGroup(campaignId, { status: 'active', ...bidding({ max_bid_micros: 10_000 }) }),
      ),
    );
    expect((await given.call('GET', `/ad_groups/${id}?include[]=bid_too_low`)).bid_too_low).toBe(
      true,
    );
    await given.call('POST', `/ad_groups/${id}/pause`);
    expect((await given.call('GET', `/ad_groups/${id}?include[]=bid_too_low`)).bid_too_low).toBe(
      false,
    );
  });
});
