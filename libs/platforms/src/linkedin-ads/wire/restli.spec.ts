import fc from 'fast-check';
import { paramEncode } from 'linkedin-api-client/dist/lib/utils/encoder';
import { encodeQueryParamsForGetRequests } from 'linkedin-api-client/dist/lib/utils/restli-utils';
import { httpRequest, LONGEST_QUERY, type RestCall } from './rest-call';
import { type RestliQuery, restliQuery } from './restli';

const leaf = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.integer(),
  fc.boolean(),
  fc.constantFrom('urn:li:sponsoredCampaign:1', "O'Hara (Sons), Inc.", '', 'größe & co'),
);
const value = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    leaf,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(fc.string({ minLength: 1, maxLength: 8 }), tie('value'), {
      maxKeys: 4,
      noNullPrototype: true,
    }),
  ),
})).value;
const query = fc.dictionary(
  fc.constantFrom('q', 'search', 'ids', 'campaigns', 'fields(x)'),
  value,
  { maxKeys: 4, noNullPrototype: true },
) as fc.Arbitrary<RestliQuery>;

const voice = { rest: 'https://api.linkedin.com', apiVersion: '202609', token: 'fake' };
const finding = (ids: readonly string[]): RestCall => ({
  method: 'FINDER',
  path: '/adAccounts/1/creatives',
  query: { q: 'criteria', campaigns: ids },
  nature: 'read',
  entity: 'ad',
});

describe('queries', () => {
  it("are written as the vendor's own client writes them", () => {
    fc.assert(
      fc.property(query, (each) =>
        expect(restliQuery(each)).toBe(paramEncode(each as Record<string, unknown>)),
      ),
      { numRuns: 500 },
    );
  });

  it('keep the structure raw and encode what stands in it', () => {
    expect(
      restliQuery({
        search: { status: { values: ['ACTIVE', 'DRAFT'] } },
        accounts: ['urn:li:sponsoredAccount:5001'],
      }),
    ).toBe(
      'search=(status:(values:List(ACTIVE,DRAFT)))&accounts=List(urn%3Ali%3AsponsoredAccount%3A5001)',
    );
  });

  it("name the members of an answer with raw commas, at the end, as the vendor's own client does", () => {
    const members = ['dateRange', 'pivotValues', 'clicks'];
    expect(restliQuery({ q: 'statistics', fields: members, accounts: ['urn:li:a:1'] })).toBe(
      'q=statistics&accounts=List(urn%3Ali%3Aa%3A1)&fields=dateRange,pivotValues,clicks',
    );
    expect(restliQuery({ q: 'x', fields: members })).toBe(
      encodeQueryParamsForGetRequests({ q: 'x', fields: members.join(',') }),
    );
  });

  it('leave out what is undefined', () =>
    expect(restliQuery({ q: 'search', pageToken: undefined })).toBe('q=search'));

  it('are tunnelled when they are long, and only then', () => {
    const short = httpRequest(finding(['1']), voice);
    expect([short.method, short.url]).toEqual([
      'GET',
      'https://api.linkedin.com/rest/adAccounts/1/creatives?q=criteria&campaigns=List(1)',
    ]);
    const long = httpRequest(finding(['x'.repeat(LONGEST_QUERY)]), voice);
    expect([long.method, long.url]).toEqual([
      'POST',
      'https://api.linkedin.com/rest/adAccounts/1/creatives',
    ]);
    expect(long.headers).toMatchObject({
      'X-HTTP-Method-Override': 'GET',
      'Content-Type': 'application/x-www-form-urlencoded',
      'X-RestLi-Method': 'FINDER',
      'LinkedIn-Version': '202609',
      'X-Restli-Protocol-Version': '2.0.0',
    });
    expect(long.body).toBe(`q=criteria&campaigns=List(${'x'.repeat(LONGEST_QUERY)})`);
  });
});
