import { type Fields, objectIn } from '../../core/json';
import { adset, type GivenAccount, givenAccount, givenCampaign } from '../testing/given-account';

describe('adsets', () => {
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
      ['a target return without a floor', { bid_strategy: 'LOWEST_COST_WITH_MIN_ROAS' }, 1815859],
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
        promoted_object: {
          pixel_id: given.account.settings.pixelId,
          custom_event_type: 'PURCHASE',
        },
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
});

describe('targeting', () => {
  let given: GivenAccount;
  let campaignId: string;
  beforeEach(async () => {
    given = givenAccount();
    campaignId = await givenCampaign(given);
  });

  const targeted = (targeting: Fields, changes: Fields = {}) =>
    adset(campaignId, { targeting, ...changes });
  const geo = (geo_locations: Fields) => targeted({ geo_locations });
  const unnamed = { dsa_payor: undefined, dsa_beneficiary: undefined };
  const point = { latitude: 52.52, longitude: 13.405, radius: 5, distance_unit: 'kilometer' };
  const subcode = async (body: Fields) =>
    (await given.refused('POST', '/~/adsets', body)).error_subcode;

  describe('targeting', () => {
    it('takes every documented kind of place and names them on read', async () => {
      const body = geo({
        countries: ['AT'],
        regions: [{ key: '3847' }],
        cities: [{ key: '2420605', radius: 20, distance_unit: 'kilometer' }],
        zips: [{ key: 'US:94304' }],
        places: [{ key: '129672430416115', radius: 10, distance_unit: 'mile' }],
        custom_locations: [
          { ...point, name: 'Shop' },
          { address_string: '1601 Willow Road, Menlo Park, CA', radius: 5 },
        ],
        geo_markets: [{ key: 'COMSCORE_MARKET:2001' }],
        country_groups: ['europe'],
        electoral_districts: [{ key: 'US:CA01' }],
        location_types: ['home', 'recent'],
      });
      const { id } = await given.ask('POST', '/~/adsets', body);
      const { targeting } = await given.ask('GET', `/${String(id)}`, { fields: 'targeting' });
      expect(objectIn(targeting as Fields, 'geo_locations')).toMatchObject({
        regions: [{ key: '3847', name: 'California', country: 'US' }],
        cities: [
          {
            key: '2420605',
            name: 'Menlo Park',
            region: 'California',
            region_id: '3847',
            radius: 20,
          },
        ],
      });
    });

    it.each([
      ['no place', {}, 1885364],
      ['an unknown country', { countries: ['XX'] }, 1487851],
      ['an unknown region', { regions: [{ key: '1' }] }, 1487851],
      ['an unknown city', { cities: [{ key: '1' }] }, 1487851],
      ['a postal code of no form', { zips: [{ key: 'DE:101' }] }, 1487851],
      ['an unknown market', { geo_markets: [{ key: 'DMA:1' }] }, 1487851],
      ['an unknown group', { country_groups: ['galaxy'] }, 1487851],
      [
        'a city’s radius that is too small',
        { cities: [{ key: '2420605', radius: 16, distance_unit: 'kilometer' }] },
        1487852,
      ],
      [
        'a city’s radius that is too large in miles',
        { cities: [{ key: '2420605', radius: 51 }] },
        1487852,
      ],
      [
        'a point’s radius that is too large',
        { custom_locations: [{ ...point, radius: 81 }] },
        1487852,
      ],
      [
        'a point without a radius',
        { custom_locations: [{ ...point, radius: undefined }] },
        1487852,
      ],
      ['a point without a place', { custom_locations: [{ radius: 5 }] }, 1487851],
      ['people of another kind', { countries: ['DE'], location_types: ['home'] }, 1870199],
      [
        'too many regions',
        { regions: Array.from({ length: 201 }, () => ({ key: '3847' })) },
        undefined,
      ],
      ['an unknown member', { countries: ['DE'], towns: [] }, undefined],
    ])('refuses %s', async (_what, places, expected) => {
      expect(await subcode(geo(places))).toBe(expected);
    });

    it.each([
      ['ages below 13', { age_min: 12 }, undefined],
      ['ages the wrong way round', { age_min: 40, age_max: 30 }, 1487079],
      ['a third gender code', { genders: [3] }, undefined],
      ['an unknown platform', { publisher_platforms: ['myspace'] }, undefined],
      ['a placement that ended', { instagram_positions: ['explore'] }, 1487851],
      ['an unknown member', { interest: [] }, undefined],
    ])('refuses %s', async (_what, people, expected) => {
      expect(await subcode(targeted({ geo_locations: { countries: ['DE'] }, ...people }))).toBe(
        expected,
      );
    });

    it.each([
      ['a country', { countries: ['FR'] }],
      ['a region', { regions: [{ key: '860001' }] }],
      ['a postal code', { zips: [{ key: 'DE:10115' }] }],
      ['a point', { custom_locations: [point] }],
      ['a group', { country_groups: ['eea'] }],
    ])('asks who pays where %s lies in the Union', async (_what, geo_locations) => {
      expect(await subcode(targeted({ geo_locations }, unnamed))).toBe(3858079);
    });

    it('takes the word of the account for ad sets that do not say who pays', async () => {
      given.vendor.edit('adaccount', given.accountId, {
        default_dsa_payor: 'Acme GmbH',
        default_dsa_beneficiary: 'Acme GmbH',
      });
      await given.ask(
        'POST',
        '/~/adsets',
        targeted({ geo_locations: { countries: ['FR'] } }, unnamed),
      );
    });

    it('asks for no payor elsewhere', async () => {
      for (const geo_locations of [
        { countries: ['US', 'GB', 'CH'] },
        { custom_locations: [{ ...point, latitude: 40.7, longitude: -74 }] },
      ]) {
        await given.ask('POST', '/~/adsets', targeted({ geo_locations }, unnamed));
      }
    });

    it('is narrow in housing, employment and credit campaigns, which must decide on the Advantage audience', async () => {
      campaignId = await givenCampaign(given, { special_ad_categories: ['HOUSING'] });
      const broad = {
        geo_locations: { countries: ['US'] },
        targeting_automation: { advantage_audience: 0 },
      };
      expect(await subcode(targeted({ ...broad, genders: [1] }, unnamed))).toBe(1487912);
      expect(await subcode(targeted({ ...broad, age_min: 21 }, unnamed))).toBe(1487912);
      await given.ask('POST', '/~/adsets', targeted(broad, unnamed));
    });

    it('is replaced as a whole', async () => {
      const { id } = await given.ask(
        'POST',
        '/~/adsets',
        targeted({ geo_locations: { countries: ['DE'] }, genders: [1] }),
      );
      await given.ask('POST', `/${String(id)}`, {
        targeting: { geo_locations: { countries: ['AT'] } },
      });
      const { targeting } = await given.ask('GET', `/${String(id)}`, { fields: 'targeting' });
      expect([
        (targeting as Fields).genders,
        objectIn(targeting as Fields, 'geo_locations').countries,
      ]).toEqual([undefined, ['AT']]);
    });
  });
});
