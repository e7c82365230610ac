import fc from 'fast-check';
import { utils } from 'linkedin-api-client';
import { parseQuery } from './query';
import { Refusal } from './refusal';
import { MalformedRestli, parseRestli, type RestliValue } from './restli-value';

const texts = fc.string({ unit: 'grapheme' });
const values: fc.Arbitrary<RestliValue> = fc.letrec<{ value: RestliValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    texts,
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(texts, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).value;

describe('Rest.li values', () => {
  it('are understood however LinkedIn’s own client encodes them', () => {
    fc.assert(
      fc.property(values, (value) => expect(parseRestli(utils.encode(value))).toEqual(value)),
      { numRuns: 500 },
    );
  });

  it('are understood as queries of LinkedIn’s own client', () => {
    const parameters = fc.dictionary(fc.stringMatching(/^[a-z]{1,8}$/), values, {
      maxKeys: 4,
      noNullPrototype: true,
    });
    fc.assert(
      fc.property(parameters, (given) => {
        const { fields: _fields, ...others } = given;
        expect(parseQuery(utils.paramEncode(others)).parameters).toEqual(others);
      }),
    );
  });

  it('may have members with the names of built-in ones', () => {
    expect(Object.entries(parseRestli('(__proto__:a,constructor:b)'))).toEqual([
      ['__proto__', 'a'],
      ['constructor', 'b'],
    ]);
    expect(() => parseRestli('(__proto__:a,__proto__:b)')).toThrow(MalformedRestli);
    expect(Object.keys(parseQuery('__proto__=(a:1)').parameters)).toEqual(['__proto__']);
  });

  it('may be raw structure, encoded values, nested records and compound keys', () => {
    expect(parseRestli('(status:(values:List(ACTIVE,DRAFT)),test:false)')).toEqual({
      status: { values: ['ACTIVE', 'DRAFT'] },
      test: 'false',
    });
    expect(
      parseRestli(
        '(campaign:urn%3Ali%3AsponsoredCampaign%3A1,conversion:urn%3Alla%3AllaPartnerConversion%3A2)',
      ),
    ).toEqual({
      campaign: 'urn:li:sponsoredCampaign:1',
      conversion: 'urn:lla:llaPartnerConversion:2',
    });
    expect([parseRestli('List()'), parseRestli("''"), parseRestli('a+b%20c')]).toEqual([
      [],
      '',
      'a+b c',
    ]);
  });

  it.each([
    'urn:li:geo:1',
    'List(a,b',
    'List(a,,b)',
    '(a:1',
    '(a)',
    '(a:1)x',
    'a,b',
    "it's",
    '%zz',
    '',
    '(a:1,a:2)',
  ])('refuse %s', (text) => {
    expect(() => parseRestli(text)).toThrow(MalformedRestli);
  });

  it('refuse a query with a parameter twice, without a value or a name', () => {
    for (const raw of ['a=1&a=2', 'a', '=1', 'a=', 'fields=,id']) {
      expect(() => parseQuery(raw)).toThrow(Refusal);
    }
  });

  it('read the projection with raw and with encoded commas', () => {
    const wanted = { id: true, dateRange: { start: true }, name: true };
    expect([
      parseQuery('fields=id,dateRange:(start),name').projection,
      parseQuery('fields=id%2CdateRange%3A(start)%2Cname').projection,
    ]).toEqual([wanted, wanted]);
  });
});
