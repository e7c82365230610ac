import 'reflect-metadata';
import type { Caller } from '@switchyard/kernel';
import { Assets } from '../../data/assets';
import type { AssetInput, AssetRole, CampaignInput } from '../../domain';
import { catalogBench, type CatalogBench } from '../../testing/catalog-bench';
import { AttachAsset } from '../assets/attach-asset';
import { CreateAsset } from '../assets/manage-assets';
import { CatalogFacade } from '../catalog-facade';
import { Contents } from '../ports';
import { CampaignMoveFacade } from './move-tree';
import { SetAdSchedule } from './schedule-campaigns';

let bench: CatalogBench;
let here: Caller;
let there: Caller;
beforeAll(async () => {
  bench = await catalogBench();
});
afterAll(() => bench.close());
beforeEach(() => {
  here = bench.newCaller();
  there = { ...here, spaceId: bench.newCaller().spaceId };
});

const campaignIn = (caller: Caller, id: string) =>
  bench.get<CatalogFacade>(CatalogFacade).campaign(caller, id);
const move = (id: string): Promise<void> => {
  const facade = bench.get<CampaignMoveFacade>(CampaignMoveFacade);
  return bench.db.work.run(here, async () =>
    facade.move({ from: here, to: there }, await facade.lock(here, id), new Map()),
  );
};
const attached = async (id: string, input: AssetInput, role: AssetRole) => {
  const asset = await bench.get<CreateAsset>(CreateAsset).execute(here, input);
  const owner = { scope: 'CAMPAIGN', id } as const;
  await bench.get<AttachAsset>(AttachAsset).execute(here, { assetId: asset.id, owner, role });
  return asset;
};
/** What is attached to the campaign, in its order. */
const assetsOf = async (caller: Caller, id: string) => {
  const found = [];
  for await (const tree of bench.get<CatalogFacade>(CatalogFacade).campaignTrees(caller, [id])) {
    for await (const batch of tree.assets()) found.push(...batch);
  }
  return found.map(({ asset }) => asset);
};
const CALLOUT = { type: 'CALLOUT', name: 'Free', calloutText: 'Free' } as const;

it('takes along more rows than one statement does, and leaves the tree as platforms have it', async () => {
  const id = await bench.campaign(here);
  const adGroupId = await bench.adGroup(here, id);
  for (const part of [0, 1, 2]) {
    await bench.keywords.createMany(
      here,
      Array.from({ length: 1_000 }, (_, index) => ({
        index,
        input: { adGroupId, text: `shoes ${part} ${index}`, matchType: 'EXACT' as const },
      })),
    );
  }
  const before = (await campaignIn(here, id))!;
  await move(id);
  const facade = bench.get<CatalogFacade>(CatalogFacade);
  const sizes = [await facade.treeSizes(here, [id]), await facade.treeSizes(there, [id])];
  expect(sizes.map((size) => size.get(id))).toEqual([undefined, 3_001]);
  expect(await campaignIn(here, id)).toBeUndefined();
  expect(await campaignIn(there, id)).toEqual({
    ...before,
    spaceId: there.spaceId,
    version: before.version + 1,
    updatedAt: expect.any(Date) as Date,
  });
});

it('copies the bytes of a file, piece by piece', async () => {
  const id = await bench.campaign(here);
  const asset = await attached(id, { type: 'IMAGE', name: 'Shoe' }, 'LOGO');
  const contents = bench.get<Contents>(Contents);
  const content = await contents.begin(here);
  await contents.append(here, content, 0, Buffer.from('first '));
  await contents.append(here, content, 1, Buffer.from('second'));
  await bench.db.work.run(here, async () => {
    await contents.complete(here, content, 'abc');
    await bench
      .get<Assets>(Assets)
      .recordFetch(
        here,
        asset.id,
        asset.fetchRound,
        { status: 'READY', code: null, reason: null },
        { size: 12, width: 1, height: 1, mimeType: 'image/png', sha256: 'abc' },
      );
  });
  await move(id);
  const [copy] = await assetsOf(there, id);
  expect([copy!.id === asset.id, copy!.sha256, copy!.name]).toEqual([false, 'abc', 'Shoe']);
  for (const caller of [here, there]) {
    const bytes = [];
    for await (const piece of contents.read(caller, 'abc')) bytes.push(piece);
    expect(Buffer.concat(bytes).toString()).toBe('first second');
  }
});

it('lets the worker fetch what was being fetched', async () => {
  const id = await bench.campaign(here);
  const sourceUrl = 'https://shop.example/shoe.png';
  await attached(id, { type: 'IMAGE', name: 'Shoe', sourceUrl }, 'LOGO');
  await move(id);
  const [copy] = await assetsOf(there, id);
  expect(copy!.fetch.status).toBe('PENDING');
  expect(bench.enqueued).toContainEqual(
    expect.objectContaining({
      id: expect.stringContaining(copy!.id) as string,
      spaceId: there.spaceId,
    }),
  );
});

it('keeps two equal assets two, and uses what is there for one of them', async () => {
  const id = await bench.campaign(here);
  await attached(id, CALLOUT, 'CALLOUT');
  await attached(id, CALLOUT, 'CALLOUT');
  const same = await bench.get<CreateAsset>(CreateAsset).execute(there, CALLOUT);
  await move(id);
  const assetIds = (await assetsOf(there, id)).map((asset) => asset.id);
  expect([new Set(assetIds).size, assetIds.includes(same.id)]).toEqual([2, true]);
});

it('goes on being expanded where its hours were set in another zone', async () => {
  const id = await bench.campaign(here);
  await bench.get<SetAdSchedule>(SetAdSchedule).execute(here, id, undefined, {
    windows: [{ days: ['MON'], start: '09:00', end: '17:00' }],
    timezone: 'America/New_York',
  });
  await move(id);
  expect(bench.enqueued).toContainEqual(
    expect.objectContaining({ id: `refresh-schedules:${there.spaceId}` }),
  );
});

it('leaves everything as it was where the name is taken', async () => {
  const named: Partial<CampaignInput> = { name: 'Autumn' };
  const [id, holder] = [await bench.campaign(here, named), await bench.campaign(there, named)];
  await bench.adGroup(here, id);
  await attached(id, CALLOUT, 'CALLOUT');
  await expect(move(id)).rejects.toMatchObject({
    code: 'NAME_TAKEN',
    details: { conflictingId: holder },
  });
  const facade = bench.get<CatalogFacade>(CatalogFacade);
  expect([
    (await campaignIn(here, id))?.version,
    (await facade.treeSizes(here, [id])).get(id),
    (await assetsOf(here, id)).length,
  ]).toEqual([1, 1, 1]);
});

it('takes the keys of a campaign and of all below it along', async () => {
  const id = await bench.campaign(here, { externalKey: 'shop/autumn' });
  await attached(id, { ...CALLOUT, externalKey: 'shop/free' }, 'CALLOUT');
  await move(id);
  const [copy] = await assetsOf(there, id);
  expect([(await campaignIn(there, id))?.externalKey, copy!.externalKey]).toEqual([
    'shop/autumn',
    'shop/free',
  ]);
});

it('uses the asset of the same key there, and does not mistake one without for it', async () => {
  const id = await bench.campaign(here);
  const assets = bench.get<CreateAsset>(CreateAsset);
  await attached(id, { ...CALLOUT, externalKey: 'shop/free' }, 'CALLOUT');
  await assets.execute(there, CALLOUT);
  const same = await assets.execute(there, { ...CALLOUT, externalKey: 'shop/free' });
  await move(id);
  expect((await assetsOf(there, id)).map((asset) => asset.id)).toEqual([same.id]);
});

it('leaves everything as it was where the key of the campaign or of an asset is taken', async () => {
  const keyed = { externalKey: 'shop/autumn' };
  const id = await bench.campaign(here, keyed);
  const holder = await bench.campaign(there, keyed);
  await expect(move(id)).rejects.toMatchObject({
    code: 'EXTERNAL_KEY_TAKEN',
    details: { path: '/externalKey', conflictingId: holder },
  });
  const other = await bench.campaign(here);
  const asset = await attached(other, { ...CALLOUT, ...keyed }, 'CALLOUT');
  const another = await bench
    .get<CreateAsset>(CreateAsset)
    .execute(there, { ...CALLOUT, ...keyed, calloutText: 'Other' });
  await expect(move(other)).rejects.toMatchObject({
    code: 'EXTERNAL_KEY_TAKEN',
    details: { path: '/externalKey', conflictingId: another.id, assetId: asset.id },
  });
  expect(await campaignIn(here, other)).toMatchObject({ version: 1 });
});
