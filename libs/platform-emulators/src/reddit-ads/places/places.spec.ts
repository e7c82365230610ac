import type { Fields } from '../../core/json';
import { type GivenAccount, givenAccount } from '../testing/given-account';

let given: GivenAccount;
beforeEach(async () => {
  given = await givenAccount();
});

const search = (query: string) => given.call<Fields[]>('GET', `/targeting/geolocations?${query}`);

describe('places', () => {
  it('are found by part of a city’s name, in a country', async () => {
    expect(await search('cities_search=berl&country=DE')).toEqual([
      {
        id: 'DE:2950159',
        name: 'Berlin, Land Berlin, Germany',
        country: 'DE',
        region: 'BE',
        city: 'Berlin',
      },
    ]);
    expect((await search('cities_search=frankfurt')).length).toBeGreaterThan(1);
    expect(await search('cities_search=berlin&country=US')).toEqual([]);
  });

  it('are found by postal code', async () => {
    expect((await search('postal_code=902')).map(({ id }) => id)).toEqual(['US-90210']);
  });

  it('are countries and regions without a search', async () => {
    const ids = (await search('country=US')).map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['US', 'US-CA', 'US-TX']));
  });

  it('are validated one by one, by id or by name', async () => {
    const ids = ['GB:2643743', 'US-90210', 'US', '662', 'US-CA', '12345', 'XX'];
    const verdicts = await given.call<Fields[]>('POST', '/targeting/geolocations_validations', {
      geolocation_ids: ids,
      cities: ['New York City, New York, NY', 'Nowhere'],
    });
    expect(verdicts.map((one) => one.error_message ?? null)).toEqual([
      null,
      null,
      null,
      null,
      null,
      '12345 is an unknown city code',
      'XX is an unknown country code',
      null,
      'Nowhere is an unknown city code',
    ]);
  });
});

describe('what else can be targeted', () => {
  it('is searched by `query`; `q` is ignored', async () => {
    const names = async (query: string) =>
      (await given.call<Fields[]>('GET', `/targeting/communities/search?${query}`)).map(
        ({ name }) => name,
      );
    expect(await names('query=webdev')).toEqual(['webdev']);
    expect((await names('q=webdev')).length).toBeGreaterThan(30);
  });

  it.each([
    '/targeting/interests',
    '/targeting/languages',
    '/targeting/carriers',
    '/targeting/devices',
    '/targeting/communities',
    '/time_zones',
  ])('is listed at %s', async (path) => {
    expect((await given.call<Fields[]>('GET', path)).length).toBeGreaterThan(3);
  });

  it('suggests and validates keywords', async () => {
    const { keyword_suggestions: found } = await given.call(
      'POST',
      '/targeting/keyword_suggestions',
      { seed_keywords: ['CRM'] },
    );
    expect(found).toContainEqual({ keyword: 'crm software', monthly_views: expect.any(Number) });
    expect(
      await given.call('POST', '/targeting/keyword_validations', { keywords: ['crm', 'porn'] }),
    ).toEqual([
      { keyword: 'crm', is_brand_safe: true },
      { keyword: 'porn', is_brand_safe: false },
    ]);
  });

  it('has zones with their offsets in seconds', async () => {
    const zones = await given.call<Fields[]>('GET', '/time_zones?page.size=1000');
    expect(zones).toContainEqual(
      expect.objectContaining({
        id: 'America/Los_Angeles',
        offset: -28_800,
        dst_offset: 3_600,
        is_dst_active: false,
      }),
    );
  });
});
