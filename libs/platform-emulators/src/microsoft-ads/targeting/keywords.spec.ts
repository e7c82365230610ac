import type { Fields } from '../../core/json';
import { codesIn, givenAdGroup, keyword, pathsIn } from '../testing/bodies';
import { type GivenAccount, givenAccount } from '../testing/given-account';

let given: GivenAccount;
let ids: { campaignId: string; adGroupId: string };
beforeEach(async () => {
  given = await givenAccount();
  ids = await givenAdGroup(given);
});

const add = (...keywords: readonly Fields[]) =>
  given.call('POST', 'Keywords', { AdGroupId: ids.adGroupId, Keywords: keywords });
const update = (...keywords: readonly Fields[]) =>
  given.call('PUT', 'Keywords', { AdGroupId: ids.adGroupId, Keywords: keywords });
const read = async () =>
  (await given.call('POST', 'Keywords/QueryByAdGroupId', { AdGroupId: ids.adGroupId }))
    .Keywords as Fields[];

describe('keywords', () => {
  it('holds a text once per match type, whatever its case', async () => {
    const answer = await add(
      keyword(),
      keyword({ Text: 'Garden Shoes' }),
      keyword({ MatchType: 'Exact' }),
    );
    expect(codesIn(answer)).toEqual([[1, 1542]]);
  });

  it.each([
    ['Text', { Text: 'x'.repeat(101) }],
    ['Text', { Text: ' ' }],
    ['MatchType', { MatchType: null }],
    ['Bid.Amount', { Bid: { Amount: 1.234 } }],
    ['FinalUrls', { FinalUrls: ['ftp://example.com'] }],
    [
      'UrlCustomParameters',
      { UrlCustomParameters: { Parameters: [{ Key: 'not a key', Value: 'v' }] } },
    ],
  ])('refuses a keyword for its %s', async (path, changes) => {
    expect(pathsIn(await add(keyword(changes)))).toEqual([path]);
  });

  it('keeps URL parameters until an empty list takes them away, and a bid until a null amount does', async () => {
    const [Id] = (
      await add(keyword({ UrlCustomParameters: { Parameters: [{ Key: 'swid', Value: 'k1' }] } }))
    ).KeywordIds as string[];
    await update({ Id, Status: 'Paused' });
    expect((await read())[0]).toMatchObject({
      Status: 'Paused',
      Bid: { Amount: 1.2 },
      UrlCustomParameters: { Parameters: [{ Key: 'swid', Value: 'k1' }] },
    });
    await update({ Id, Bid: { Amount: null }, UrlCustomParameters: { Parameters: [] } });
    expect((await read())[0]).toMatchObject({ Bid: null, UrlCustomParameters: null });
  });

  it('does not let a text change', async () => {
    const [Id] = (await add(keyword())).KeywordIds as string[];
    expect(pathsIn(await update({ Id, Text: 'other' }))).toEqual(['Text']);
  });

  it('takes at most 1,000 a call', async () => {
    const many = Array.from({ length: 1_001 }, (_, at) => keyword({ Text: `shoes ${at}` }));
    const body = { AdGroupId: ids.adGroupId, Keywords: many };
    expect(
      (await given.send('POST', 'campaign:/CampaignManagement/v13/Keywords', body)).status,
    ).toBe(400);
    expect(codesIn(await add(...many.slice(1)))).toEqual([]);
  });

  it('does not slow down as an ad group fills', async () => {
    const fill = async (from: number) => {
      const begin = process.cpuUsage();
      for (let at = from; at < from + 10_000; at += 1_000) {
        await add(
          ...Array.from({ length: 1_000 }, (_, more) => keyword({ Text: `shoes ${at + more}` })),
        );
      }
      return process.cpuUsage(begin).user;
    };
    await fill(0);
    const early = await fill(10_000);
    await fill(20_000);
    await fill(30_000);
    expect((await fill(40_000)) / early).toBeLessThan(5);
  });
});

describe('negative keywords', () => {
  const entity = (keywords: readonly Fields[], changes: Fields = {}) => ({
    EntityNegativeKeywords: [
      { EntityId: ids.campaignId, EntityType: 'Campaign', NegativeKeywords: keywords, ...changes },
    ],
  });
  const negative = (changes: Fields = {}) => ({
    Type: 'NegativeKeyword',
    Text: 'free',
    MatchType: 'Phrase',
    ...changes,
  });
  const nested = (answer: Fields) =>
    (answer.NestedPartialErrors as Fields[]).map((one) =>
      (one.BatchErrors as Fields[]).map(({ Index }) => Index),
    );

  it('takes only Exact and Phrase, each text once', async () => {
    const answer = await given.call(
      'POST',
      'EntityNegativeKeywords',
      entity([
        negative(),
        negative({ MatchType: 'Broad' }),
        negative({ Text: 'FREE' }),
        negative({ MatchType: 'Exact' }),
      ]),
    );
    expect(answer.NegativeKeywordIds).toEqual([
      { Ids: [expect.any(String), null, null, expect.any(String)] },
    ]);
    expect(nested(answer)).toEqual([[1, 2]]);
  });

  it('holds those of an ad group apart from those of its campaign', async () => {
    await given.call('POST', 'EntityNegativeKeywords', entity([negative()]));
    await given.call(
      'POST',
      'EntityNegativeKeywords',
      entity([negative()], { EntityId: ids.adGroupId, EntityType: 'AdGroup' }),
    );
    const read = await given.call('POST', 'NegativeKeywords/QueryByEntityIds', {
      EntityIds: [ids.adGroupId],
      EntityType: 'AdGroup',
      ParentEntityId: ids.campaignId,
    });
    expect(read.EntityNegativeKeywords).toEqual([
      {
        EntityId: ids.adGroupId,
        EntityType: 'AdGroup',
        NegativeKeywords: [{ Id: expect.any(String), ...negative() }],
      },
    ]);
    expect(given.vendor.objects({ kind: 'NegativeKeyword' })).toHaveLength(2);
  });

  it('deletes by id, and reports which was missing', async () => {
    const added = await given.call('POST', 'EntityNegativeKeywords', entity([negative()]));
    const [{ Ids } = { Ids: [] }] = added.NegativeKeywordIds as { Ids: string[] }[];
    const answer = await given.call(
      'DELETE',
      'EntityNegativeKeywords',
      entity([
        { Type: 'NegativeKeyword', Id: '1' },
        { Type: 'NegativeKeyword', Id: Ids[0] },
      ]),
    );
    expect(nested(answer)).toEqual([[0]]);
    expect(given.vendor.objects({ kind: 'NegativeKeyword' })).toEqual([]);
  });

  it('fails an entity that is not there as a whole', async () => {
    const answer = await given.call(
      'POST',
      'EntityNegativeKeywords',
      entity([negative()], { EntityId: '1' }),
    );
    expect([answer.NegativeKeywordIds, codesIn(answer)]).toEqual([
      [{ Ids: [null] }],
      [[0, expect.any(Number)]],
    ]);
  });

  it('takes one entity a call, and only campaigns and ad groups', async () => {
    const one = entity([negative()]).EntityNegativeKeywords[0];
    for (const entries of [[one, one], [{ ...one, EntityType: 'Account' }]]) {
      const answer = await given.send(
        'POST',
        'campaign:/CampaignManagement/v13/EntityNegativeKeywords',
        { EntityNegativeKeywords: entries },
      );
      expect(answer.status).toBe(400);
    }
  });
});
