import type { Fields } from '../core/json';
import { adGroup, campaign, type GivenAccount, givenAccount, idOf } from './testing/given-account';

describe('campaigns', () => {
  let given: GivenAccount;
  beforeEach(() => {
    given = givenAccount();
  });

  const create = async (changes: Fields = {}) =>
    given.call('POST', '/campaigns', campaign(changes));
  const refused = (changes: Fields) => given.refused('POST', '/campaigns', campaign(changes));

  /** A pixel with an event of a kind. */
  async function givenEvent(eventType: string): Promise<string> {
    const source = idOf(
      await given.call('POST', '/conversions/pixels', { name: 'Shop', client_type: 'web' }),
    );
    const custom = eventType === 'custom' ? { custom_event_name: 'spun_wheel' } : {};
    return idOf(
      await given.call('POST', '/conversions/event_settings', {
        name: 'Orders',
        event_type: eventType,
        attribution_window_days: 30,
        source_ids: [source],
        ...custom,
      }),
    );
  }

  describe('a campaign', () => {
    it.each([
      ['a name of two letters', { name: 'ab' }, 'string_below_min_length', 'name'],
      ['a name of white space', { name: '    ' }, 'invalid_value', 'name'],
      [
        'a name above 1,000 letters',
        { name: 'x'.repeat(1_001) },
        'string_above_max_length',
        'name',
      ],
      ['no status', { status: undefined }, 'missing_required_parameter', 'status'],
      ['a status that none is made in', { status: 'archived' }, 'invalid_value', 'status'],
      ['an unknown member', { objective: 'SALES' }, 'unknown_parameter', 'objective'],
      ['a bidding type that is none', { bidding_type: 'views' }, 'invalid_value', 'bidding_type'],
      ['no budget', { budget: undefined }, 'missing_required_parameter', 'budget'],
      ['an empty budget', { budget: {} }, 'invalid_value', 'budget'],
      [
        'two budgets',
        { budget: { daily_spend_limit_micros: 5_000_000, lifetime_spend_limit_micros: 5_000_000 } },
        'invalid_value',
        'budget',
      ],
      [
        'a budget below one unit',
        { budget: { daily_spend_limit_micros: 999_999 } },
        'integer_below_min_value',
        'budget.daily_spend_limit_micros',
      ],
      [
        'a budget that is text',
        { budget: { daily_spend_limit_micros: '5000000' } },
        'invalid_type',
        'budget.daily_spend_limit_micros',
      ],
      [
        'a broken budget',
        { budget: { daily_spend_limit_micros: 5_000_000.5 } },
        'invalid_type',
        'budget.daily_spend_limit_micros',
      ],
      [
        'a time in milliseconds',
        { start_time: 1_790_812_800_000 },
        'integer_above_max_value',
        'start_time',
      ],
      ['a start of null', { start_time: null }, 'invalid_type', 'start_time'],
      ['an end before its start', { end_time: 1_790_812_800 }, 'invalid_value', 'end_time'],
      [
        'an unknown country',
        { targeting: { locations: { countries: ['XX'] } } },
        'invalid_value',
        'targeting.locations.countries[0]',
      ],
      [
        'an unknown place',
        { targeting: { locations: { include: [{ id: '1' }] } } },
        'invalid_value',
        'targeting.locations.include[0].id',
      ],
      [
        'a place without id',
        { targeting: { locations: { include: [{ name: 'Praha' }] } } },
        'missing_required_parameter',
        'targeting.locations.include[0].id',
      ],
      [
        'an unknown excluded place',
        { targeting: { excluded_locations: { include: [{ id: '1' }] } } },
        'invalid_value',
        'targeting.excluded_locations.include[0].id',
      ],
      [
        'an unknown platform',
        { targeting: { platforms: { included: ['mobile'] } } },
        'invalid_value',
        'targeting.platforms.included[0]',
      ],
      [
        'no platform at all',
        { targeting: { platforms: { included: [] } } },
        'array_below_min_length',
        'targeting.platforms.included',
      ],
      ['dayparting', { targeting: { schedule: [] } }, 'unknown_parameter', 'targeting.schedule'],
      [
        'an unknown audience',
        { targeting: { custom_audiences: { ids: ['caud_1'] } } },
        'invalid_value',
        'targeting.custom_audiences.ids[0]',
      ],
      [
        'an unknown event',
        { conversion_event_setting_ids: ['ces_1'] },
        'invalid_value',
        'conversion_event_setting_ids[0]',
      ],
      [
        'a template above 2,048 letters',
        { landing_page_configuration: { query_string_template: 'x'.repeat(2_049) } },
        'string_above_max_length',
        'landing_page_configuration.query_string_template',
      ],
    ])('is refused with %s', async (_what, changes, code, param) => {
      expect(await refused(changes)).toEqual([400, code, param]);
    });

    it('is refused with more than 2,500 places, included and excluded together', async () => {
      const include = (count: number) => ({
        include: Array.from({ length: count }, () => ({ id: '3000194' })),
      });
      await create({ targeting: { locations: include(2_000), excluded_locations: include(500) } });
      expect(
        (
          await refused({
            targeting: { locations: include(2_000), excluded_locations: include(501) },
          })
        )[1],
      ).toBe('array_above_max_length');
    });

    it('reads back with every location in full, and bids for impressions by default', async () => {
      const { targeting, ...rest } = await create({
        bidding_type: undefined,
        start_time: undefined,
        end_time: undefined,
        description: undefined,
      });
      expect(rest).toMatchObject({
        bidding_type: 'impressions',
        objective: 'reach',
        billing_event_type: 'impression',
        start_time: null,
        end_time: null,
        description: null,
      });
      const market = {
        id: '3000194',
        name: 'San Francisco - Oakland - San Jose',
        type: 'market',
        country_code: 'US',
        region_code: '807',
      };
      expect(targeting).toEqual({
        locations: { countries: ['US'], include: [market] },
        excluded_locations: {
          countries: [],
          include: [expect.objectContaining({ id: '2000330', region_code: 'CZ-10' })],
        },
        platforms: { included: ['web', 'ios_app'] },
      });
    });

    it('has its targeting replaced as a whole, and taken away by null', async () => {
      const id = idOf(await create());
      expect(
        (
          await given.call('POST', `/campaigns/${id}`, {
            targeting: { locations: { countries: ['DE'] } },
          })
        ).targeting,
      ).toEqual({ locations: { countries: ['DE'], include: [] } });
      expect(
        (await given.call('POST', `/campaigns/${id}`, { name: 'Renamed' })).targeting,
      ).toMatchObject({ locations: { countries: ['DE'] } });
      expect((await given.call('POST', `/campaigns/${id}`, { targeting: null })).targeting).toEqual(
        {},
      );
    });

    it('never changes what it bids for, and turns a lifetime budget into a daily one but not back', async () => {
      const id = idOf(await create({ budget: { lifetime_spend_limit_micros: 90_000_000 } }));
      expect(
        await given.refused('POST', `/campaigns/${id}`, { bidding_type: 'impressions' }),
      ).toEqual([400, 'unknown_parameter', 'bidding_type']);
      const daily = { budget: { daily_spend_limit_micros: 5_000_000 } };
      expect(await given.call('POST', `/campaigns/${id}`, daily)).toMatchObject(daily);
      expect(
        (
          await given.refused('POST', `/campaigns/${id}`, {
            budget: { lifetime_spend_limit_micros: 90_000_000 },
          })
        )[2],
      ).toBe('budget');
    });

    it('has a smallest daily budget that depends on the currency', async () => {
      given = givenAccount({ currency: 'JPY' });
      expect((await refused({ budget: { daily_spend_limit_micros: 99_000_000 } }))[1]).toBe(
        'integer_below_min_value',
      );
      await create({ budget: { daily_spend_limit_micros: 100_000_000 } });
    });

    it('of a product feed or an agent needs what no account here has', async () => {
      expect((await refused({ mode: 'product_feed', product_feed_id: 'feed_1' }))[0]).toBe(403);
      expect((await refused({ mode: 'business_agent' }))[0]).toBe(403);
      expect(await refused({ product_feed_id: 'feed_1' })).toEqual([
        400,
        'invalid_value',
        'product_feed_id',
      ]);
    });
  });

  describe('a campaign for conversions', () => {
    it('has exactly one standard event, and keeps it', async () => {
      const [order, lead, custom] = [
        await givenEvent('order_created'),
        await givenEvent('lead_created'),
        await givenEvent('custom'),
      ];
      const body = (ids: readonly string[]) => ({
        bidding_type: 'conversions',
        conversion_event_setting_ids: ids,
      });
      expect(await refused(body([]))).toEqual([
        400,
        'missing_required_parameter',
        'conversion_event_setting_ids',
      ]);
      expect((await refused(body([order, lead])))[1]).toBe('array_above_max_length');
      expect((await refused(body([custom])))[2]).toBe('conversion_event_setting_ids[0]');
      const id = idOf(await create(body([order])));
      expect(
        (
          await given.refused('POST', `/campaigns/${id}`, { conversion_event_setting_ids: [lead] })
        )[2],
      ).toBe('conversion_event_setting_ids');
      await given.call('POST', `/campaigns/${id}`, { conversion_event_setting_ids: [order] });
    });

    it('is refused with an archived event, and where the account may not bid so', async () => {
      const order = await givenEvent('order_created');
      const body = { bidding_type: 'conversions', conversion_event_setting_ids: [order] };
      given.vendor.edit('ad_account', given.account.externalAccountId, {
        features: { conversion_bidding: false },
      });
      expect((await refused(body))[0]).toBe(403);
      given.vendor.edit('ad_account', given.account.externalAccountId, {
        features: { conversion_bidding: true },
      });
      given.vendor.remove('conversion_event_setting', order);
      expect((await refused(body))[2]).toBe('conversion_event_setting_ids[0]');
    });

    it('may have any number of any events when it bids for something else', async () => {
      const ids = [await givenEvent('order_created'), await givenEvent('custom')];
      const id = idOf(await create({ conversion_event_setting_ids: ids }));
      expect(
        (await given.call('POST', `/campaigns/${id}`, { conversion_event_setting_ids: [] }))
          .conversion_event_setting_ids,
      ).toEqual([]);
      const [last] = (await given.call('GET', '/conversions/event_settings')).data as Fields[];
      expect(last).toMatchObject({
        id: ids[1],
        event_type: 'custom',
        custom_event_name: 'spun_wheel',
        archived: false,
        campaigns: [],
      });
    });
  });
});

describe('ad groups', () => {
  let given: GivenAccount;
  let campaignId: string;
  beforeEach(async () => {
    given = givenAccount();
    campaignId = await givenCampaign();
  });

  const KEY = { 'idempotency-key': 'group-1' };
  const givenCampaign = async (changes: Fields = {}) =>
    idOf(await given.call('POST', '/campaigns', campaign(changes)));
  const refusedAdGroup = (changes: Fields, parent = campaignId) =>
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
        'a bid that the strategy does not take',
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
      expect(await refusedAdGroup(changes)).toEqual([400, code, param]);
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
          await refusedAdGroup(
            { bidding_config: { billing_event_type: 'impression', strategy: 'maximize_clicks' } },
            parent,
          )
        )[2],
      ).toBe('bidding_config.strategy');
      expect((await refusedAdGroup(bidding(), parent))[2]).toBe(
        'bidding_config.billing_event_type',
      );
    });

    it('leaves bidding to the platform from a daily budget only', async () => {
      const parent = await givenCampaign({ budget: { lifetime_spend_limit_micros: 90_000_000 } });
      const body = { bidding_config: { billing_event_type: 'click', strategy: 'maximize_clicks' } };
      expect((await refusedAdGroup(body, parent))[2]).toBe('bidding_config.strategy');
      const id = idOf(await given.call('POST', '/ad_groups', adGroup(campaignId, body), KEY));
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

    it('reports when its bid is too low, if it is active', async () => {
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
});
