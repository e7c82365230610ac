import type { Fields } from '../../core/json';
import { type GivenAccount, givenAccount } from '../testing/given-account';

let given: GivenAccount;
beforeEach(() => {
  given = givenAccount();
});

const search = async (parameters: Fields) =>
  (await given.ask('GET', '/search', { type: 'adgeolocation', ...parameters })).data as Fields[];

describe('the search for places', () => {
  it('finds cities by name, each with its region', async () => {
    const found = await search({ q: 'berlin', location_types: ['city'] });
    expect(found.map(({ name, region, country_code: country }) => [name, region, country])).toEqual(
      [
        ['Berlin', 'Berlin', 'DE'],
        ['Berlin', 'New Hampshire', 'US'],
      ],
    );
    expect(await search({ q: 'manhattan', location_types: ['city'] })).toMatchObject([
      { key: '2447439', type: 'city', region: 'Kansas', region_id: 3859, supports_city: true },
    ]);
  });

  it('is narrowed by country and region', async () => {
    expect(
      await search({ q: 'berlin', location_types: ['city'], country_code: 'DE' }),
    ).toHaveLength(1);
    expect(await search({ q: 'springfield', region_id: 3856 })).toMatchObject([
      { region: 'Illinois' },
    ]);
  });

  it.each([
    ['country', 'germ', 'DE'],
    ['country', 'de', 'DE'],
    ['region', 'californ', '3847'],
    ['zip', '90210', 'US:90210'],
    ['geo_market', 'new york', 'COMSCORE_MARKET:2001'],
    ['country_group', 'europe', 'europe'],
    ['city', 'munich', '2900004'],
    ['city', 'zurich', '2900040'],
  ])('finds a %s by "%s"', async (type, q, key) => {
    expect((await search({ q, location_types: [type] })).map((one) => one.key)).toContain(key);
  });

  it('comes in pages', async () => {
    const first = await given.ask('GET', '/search', { type: 'adgeolocation', q: 's', limit: '3' });
    expect([(first.data as Fields[]).length, typeof (first.paging as Fields).next]).toEqual([
      3,
      'string',
    ]);
  });

  it('turns keys back into places and leaves unknown ones out', async () => {
    const { data } = await given.ask('GET', '/search', {
      type: 'adgeolocationmeta',
      cities: [2418779, 1],
      countries: ['US'],
      zips: ['DE:10115'],
    });
    expect(data).toMatchObject({
      cities: { 2418779: { name: 'Los Angeles' } },
      countries: { US: { name: 'United States' } },
      zips: { 'DE:10115': { country_code: 'DE' } },
    });
    expect(Object.keys((data as Record<string, Fields>).cities ?? {})).toEqual(['2418779']);
  });

  it.each([
    { type: 'nothing', q: 'x' },
    { q: '' },
    { q: 'x', location_types: ['moon'] },
    { q: 'x', unknown: '1' },
  ])('refuses %j', async (parameters) => {
    expect(
      await given.refused('GET', '/search', { type: 'adgeolocation', ...parameters }),
    ).toMatchObject({ code: 100 });
  });
});
