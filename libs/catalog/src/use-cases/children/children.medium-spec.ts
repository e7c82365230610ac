import { type Caller, digestOf } from '@switchyard/kernel';
import type { KeywordInput } from '../../domain';
import { catalogBench, type CatalogBench } from '../../testing/catalog-bench';
import { CampaignChangeFacade } from '../campaigns/campaign-change-facade';
import { CatalogFacade } from '../catalog-facade';
import { PlatformFactsFacade } from '../platform-facts-facade';
import { isDone, type ItemResult } from './item-result';

let bench: CatalogBench;
let caller: Caller;
let campaignId: string;
let adGroupId: string;
beforeAll(async () => {
  bench = await catalogBench();
});
afterAll(() => bench.close());
beforeEach(async () => {
  caller = bench.newCaller();
  campaignId = await bench.campaign(caller);
  adGroupId = await bench.adGroup(caller, campaignId);
});

const facade = () => bench.get<CatalogFacade>(CatalogFacade);
const changes = () => bench.get<CampaignChangeFacade>(CampaignChangeFacade);
const facts = () => bench.get<PlatformFactsFacade>(PlatformFactsFacade);
const keyword = (text: string, more: Partial<KeywordInput> = {}): KeywordInput => ({
  adGroupId,
  text,
  matchType: 'EXACT',
  ...more,
});
const createAll = (inputs: readonly KeywordInput[]) =>
  bench.keywords.createMany(
    caller,
    inputs.map((input, index) => ({ index, input })),
  );
const outcomesOf = <Row>(results: readonly ItemResult<Row>[]) =>
  results.map((result) => (isDone(result) ? 'done' : result.refusal.code));
const treeVersion = async () => (await facade().campaign(caller, campaignId))!.treeVersion;

describe('children', () => {
  it('know their campaign and mark its tree as changed', async () => {
    const before = await treeVersion();
    const made = await bench.keywords.create(caller, keyword('shoes', { maxCpc: 0.5 }));
    expect(await bench.keywords.get(caller, made.id)).toEqual(made);
    expect(made).toMatchObject({ campaignId, maxCpcMicros: 500_000 });
    expect(await treeVersion()).toBe(before + 1);
  });

  it('refuse parents of another Space like unknown parents', async () => {
    const elsewhere = bench.newCaller();
    await expect(bench.keywords.create(elsewhere, keyword('shoes'))).rejects.toMatchObject({
      code: 'NOT_FOUND',
      details: { path: '/adGroupId' },
    });
    await expect(bench.adGroup(elsewhere, campaignId)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      details: { path: '/campaignId' },
    });
    await expect(
      bench.ads.create(elsewhere, {
        adGroupId,
        type: 'RESPONSIVE_SEARCH',
        finalUrl: 'https://example.com',
      }),
    ).rejects.toMatchObject({ details: { path: '/adGroupId' } });
  });

  it('refuse a stamp that is not there', async () => {
    const ad = {
      adGroupId,
      type: 'RESPONSIVE_SEARCH',
      finalUrl: 'https://example.com',
      conceptId: 'cpt_1',
    } as const;
    await expect(bench.ads.create(caller, ad)).rejects.toMatchObject({
      code: 'NOT_FOUND',
      details: { path: '/conceptId' },
    });
  });

  it('have names and texts of their own', async () => {
    await expect(bench.adGroup(caller, campaignId, 'SHOES')).rejects.toMatchObject({
      code: 'NAME_TAKEN',
      details: { conflictingId: adGroupId },
    });
    const shoes = await bench.keywords.create(caller, keyword('Running shoes'));
    await expect(bench.keywords.create(caller, keyword(' running  SHOES'))).rejects.toMatchObject({
      code: 'KEYWORD_TAKEN',
      details: { conflictingId: shoes.id },
    });
    await bench.keywords.create(caller, keyword('running shoes', { matchType: 'PHRASE' }));
    await bench.keywords.create(caller, keyword('running shoes', { negative: true }));
  });

  it('refuse a stale version', async () => {
    await expect(
      bench.adGroups.update(caller, {
        id: adGroupId,
        expected: 7,
        patch: () => ({ name: 'Boots' }),
      }),
    ).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
    await expect(
      bench.adGroups.delete(caller, { id: adGroupId, expected: 7 }),
    ).rejects.toMatchObject({ code: 'PRECONDITION_FAILED' });
    expect(
      await bench.adGroups.update(caller, {
        id: adGroupId,
        expected: 1,
        patch: () => ({ name: 'Boots' }),
      }),
    ).toMatchObject({ name: 'Boots', version: 2 });
    expect(await bench.adGroups.get(caller, adGroupId)).toMatchObject({
      name: 'Boots',
      version: 2,
    });
  });

  it('change nothing when nothing changes', async () => {
    const before = await treeVersion();
    expect(
      await bench.adGroups.update(caller, { id: adGroupId, patch: () => ({ name: 'Shoes' }) }),
    ).toMatchObject({ version: 1 });
    expect(await treeVersion()).toBe(before);
  });

  it('go with their ad group', async () => {
    const made = await bench.keywords.create(caller, keyword('shoes'));
    const ad = await bench.ads.create(caller, {
      adGroupId,
      type: 'RESPONSIVE_SEARCH',
      finalUrl: 'https://example.com',
    });
    await bench.adGroups.delete(caller, { id: adGroupId });
    await expect(bench.keywords.get(caller, made.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(bench.ads.get(caller, ad.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(bench.adGroups.delete(caller, { id: adGroupId })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
  });

  it('are found by what they say', async () => {
    await createAll([
      keyword('red shoes'),
      keyword('blue boots', { matchType: 'BROAD' }),
      keyword('free', { negative: true }),
    ]);
    const found = async (filter: Parameters<CatalogBench['keywords']['list']>[1]) =>
      (await bench.keywords.list(caller, filter, { limit: 50 })).map(({ text }) => text).sort();
    expect(await found({ campaignId })).toHaveLength(3);
    expect(await found({ negative: true })).toEqual(['free']);
    expect(await found({ negative: false, adGroupId })).toEqual(['blue boots', 'red shoes']);
    expect(await found({ matchType: 'BROAD' })).toEqual(['blue boots']);
    expect(await found({ q: 'SHOE' })).toEqual(['red shoes']);
    expect(await found({ campaignId: 'cmp_unknown' })).toEqual([]);
  });
});

describe('many at once', () => {
  it('keeps the good ones and names what is wrong with each other', async () => {
    const existing = await bench.keywords.create(caller, keyword('stored'));
    const results = await createAll([
      keyword('one'),
      keyword('STORED'),
      keyword('two', { adGroupId: 'adg_unknown' }),
      keyword('three', { maxCpc: 0.001 }),
      keyword('ONE'),
      keyword('four'),
    ]);
    expect(outcomesOf(results)).toEqual([
      'done',
      'KEYWORD_TAKEN',
      'NOT_FOUND',
      'VALIDATION_ERROR',
      'KEYWORD_TAKEN',
      'done',
    ]);
    expect(results[1]).toMatchObject({ refusal: { details: { conflictingId: existing.id } } });
    expect(results[4]).toMatchObject({
      refusal: { details: { conflictingId: isDone(results[0]!) && results[0].row.id } },
    });
  });

  it('does not change the tree when every item failed', async () => {
    const before = await treeVersion();
    expect(outcomesOf(await createAll([keyword('one', { adGroupId: 'adg_unknown' })]))).toEqual([
      'NOT_FOUND',
    ]);
    expect(await treeVersion()).toBe(before);
  });

  it('creates, changes and deletes a thousand', async () => {
    const made = await createAll(Array.from({ length: 1_000 }, (_, n) => keyword(`word ${n}`)));
    const ids = made.filter(isDone).map(({ row }) => row.id);
    expect(ids).toHaveLength(1_000);
    const changed = await bench.keywords.updateMany(
      caller,
      ids.map((id, index) => ({ index, id, patch: () => ({ maxCpc: 0.5 }) })),
    );
    expect(changed.every((result) => isDone(result) && result.row.version === 2)).toBe(true);
    expect(await bench.keywords.get(caller, ids[999]!)).toMatchObject({
      maxCpcMicros: 500_000,
      version: 2,
      text: 'word 999',
    });
    expect(
      outcomesOf(
        await bench.keywords.deleteMany(
          caller,
          ids.map((id, index) => ({ index, id })),
        ),
      ),
    ).toEqual(ids.map(() => 'done'));
    expect(await bench.keywords.list(caller, {}, { limit: 1 })).toEqual([]);
  });

  it('changes each independently, and one row in the order of the items', async () => {
    const [a, b] = (await createAll([keyword('a'), keyword('b')]))
      .filter(isDone)
      .map(({ row }) => row.id);
    const patches = [
      { id: a!, text: 'b' },
      { id: 'kwd_unknown', text: 'c' },
      { id: b!, text: 'first' },
      { id: b!, text: 'second' },
    ];
    const results = await bench.keywords.updateMany(
      caller,
      patches.map(({ id, text }, index) => ({ index, id, patch: () => ({ text }) })),
    );
    expect(outcomesOf(results)).toEqual(['KEYWORD_TAKEN', 'NOT_FOUND', 'done', 'done']);
    expect(await bench.keywords.get(caller, b!)).toMatchObject({ text: 'second', version: 2 });
  });

  it('never lets two requests take one text', async () => {
    const inputs = Array.from({ length: 200 }, (_, n) => keyword(`word ${n}`));
    const all = (await Promise.all(Array.from({ length: 6 }, () => createAll(inputs)))).flat();
    expect(all.filter(isDone)).toHaveLength(200);
    expect(await bench.keywords.list(caller, { adGroupId }, { limit: 500 })).toHaveLength(200);
  });

  it('loses no keyword below an ad group that is deleted meanwhile', async () => {
    await Promise.allSettled([
      createAll(Array.from({ length: 300 }, (_, n) => keyword(`word ${n}`))),
      bench.adGroups.delete(caller, { id: adGroupId }),
      createAll([keyword('late')]),
    ]);
    expect(await bench.keywords.list(caller, { campaignId }, { limit: 1 })).toEqual([]);
  });
});

describe('what the sync engine reads and writes', () => {
  it('streams trees in batches, the same however large the batches are', async () => {
    await createAll(Array.from({ length: 25 }, (_, n) => keyword(`word ${n}`)));
    const other = await bench.campaign(caller);
    const read = async (batchSize: number) => {
      const seen: unknown[] = [];
      for await (const tree of facade().campaignTrees(caller, undefined, batchSize)) {
        seen.push(tree.campaign.id);
        for await (const batch of tree.adGroups()) seen.push(...batch.map(({ id }) => id));
        for await (const batch of tree.keywords()) {
          expect(batch.length).toBeLessThanOrEqual(batchSize);
          seen.push(...batch.map(({ id }) => id));
        }
      }
      return seen;
    };
    const all = await read(1_000);
    expect(all).toHaveLength(2 + 1 + 25);
    expect(all.at(-1)).toBe(other);
    expect(digestOf(await read(5))).toBe(digestOf(all));
  });

  it('keeps reviews of several platforms without touching versions', async () => {
    const made = await bench.keywords.create(caller, keyword('shoes'));
    const before = await treeVersion();
    const review = {
      status: 'DISAPPROVED',
      reasons: ['TRADEMARK'],
      affectedMarkets: ['DE'],
    } as const;
    await facts().recordReviews(caller, 'keyword', 'google-ads', [{ id: made.id, ...review }]);
    await facts().recordReviews(caller, 'keyword', 'microsoft-ads', [
      { id: made.id, ...review, status: 'APPROVED' },
    ]);
    expect(await bench.keywords.get(caller, made.id)).toEqual({
      ...made,
      review: { 'google-ads': review, 'microsoft-ads': { ...review, status: 'APPROVED' } },
    });
    expect(await treeVersion()).toBe(before);
  });

  it('imports what a platform changed, under the same rules', async () => {
    expect(
      await changes().importCampaign(caller, {
        id: campaignId,
        changes: { name: 'Renamed there' },
      }),
    ).toMatchObject({ name: 'Renamed there', treeVersion: await treeVersion() });
    const results = await changes().importAdGroups(caller, [
      { id: adGroupId, changes: { name: 'Boots' } },
      { id: 'adg_unknown', changes: { name: 'x' } },
    ]);
    expect(outcomesOf(results)).toEqual(['done', 'NOT_FOUND']);
  });
});
