import { adset, givenCampaign } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import { type Fields, objectIn } from '../../json/fields';

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
        { key: '2420605', name: 'Menlo Park', region: 'California', region_id: '3847', radius: 20 },
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
    ['a point without a radius', { custom_locations: [{ ...point, radius: undefined }] }, 1487852],
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
