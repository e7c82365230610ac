import type { Fields } from '../../core/json';
import { type GivenAccount, givenAccount } from '../testing/given-account';
import { PLACES } from './places';

let given: GivenAccount;
beforeEach(() => {
  given = givenAccount();
});

const find = async (q: string, limit = 5) =>
  (await given.call('GET', `/geo_lookup/search?q=${encodeURIComponent(q)}&limit=${limit}`))
    .results as Fields[];

describe('the place look-up', () => {
  it('shows a market as the vendor’s page does', async () => {
    expect(await given.call('GET', '/geo_lookup/search?q=San%20Francisco&limit=1')).toEqual({
      count: 1,
      query: 'San Francisco',
      results: [
        {
          id: '3000194',
          type: 'market',
          canonical_name: 'San Francisco - Oakland - San Jose, United States',
          country_code: 'US',
          name: 'San Francisco - Oakland - San Jose',
          region_code: '807',
          parent_id: null,
          parent_country: 'United States',
        },
      ],
    });
  });

  it('knows countries, regions and postal codes, whatever their case and accents, the nearest name first', async () => {
    const [country, ...rest] = await find('germany');
    expect([country, rest.length]).toMatchObject([
      {
        type: 'country',
        name: 'Germany',
        country_code: 'DE',
        region_code: null,
        parent_id: null,
        parent_country: null,
      },
      4,
    ]);
    expect((await find('ile-DE-france'))[0]).toMatchObject({
      type: 'region',
      name: 'Île-de-France',
      region_code: 'FR-IDF',
      parent_country: 'France',
    });
    expect((await find('guinea')).map((one) => one.country_code).slice(0, 2)).toEqual(['GN', 'GW']);
    expect((await find('Brno'))[0]).toMatchObject({
      id: '10014330',
      type: 'postal_code',
      country_code: 'CZ',
    });
    expect((await find('Czechia'))[0]).toMatchObject({ id: '1000055' });
    expect(await find('Nowhere at all')).toEqual([]);
  });

  it('has every country, and no id twice', () => {
    expect(PLACES.filter(({ type }) => type === 'country')).toHaveLength(249);
    expect(new Set(PLACES.map(({ id }) => id)).size).toBe(PLACES.length);
    expect(
      PLACES.every(({ name, canonicalName }) => name !== '' && !canonicalName.includes('null')),
    ).toBe(true);
  });

  it('needs words, and gives at most a hundred places', async () => {
    expect(await given.refused('GET', '/geo_lookup/search')).toEqual([
      400,
      'missing_required_parameter',
      'q',
    ]);
    expect(await given.refused('GET', '/geo_lookup/search?q=')).toEqual([
      400,
      'string_below_min_length',
      'q',
    ]);
    expect((await given.refused('GET', '/geo_lookup/search?q=a&limit=101'))[2]).toBe('limit');
  });
});
