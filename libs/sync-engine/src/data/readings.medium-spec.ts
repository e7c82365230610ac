import { randomUUID } from 'node:crypto';
import type { Tenant } from '@switchyard/kernel';
import { testDatabase, type TestDatabase } from '@switchyard/test-kit';
import type { Binding } from '../domain/planning/plan';
import { syncEngineMigrations } from './migrations';
import { ReadObjects } from './readings';
import { Bindings } from './syncing/bindings';
import { syncEngineTables } from './tables';

let db: TestDatabase;
let bindings: Bindings;
let objects: ReadObjects;
let tenant: Tenant;
beforeAll(async () => {
  db = await testDatabase(syncEngineTables, syncEngineMigrations);
  [bindings, objects] = [new Bindings(db.database), new ReadObjects(db.database)];
});
afterAll(() => db.close());
beforeEach(() => {
  tenant = { accountId: `acc_${randomUUID()}`, spaceId: `spc_${randomUUID()}` };
});

const CONNECTION = 'con_1';
const bound = (
  entity: Binding['address']['entity'],
  id: string,
  remoteId: string,
  { campaignId = 'cmp_1', parentId = null as string | null } = {},
): Binding => ({
  address: { platform: 'google-ads', connectionId: CONNECTION, campaignId, entity, id },
  parentId,
  parentRemoteId: null,
  name: id,
  campaignType: 'SEARCH',
  remoteId,
  applied: {},
  state: 'ready',
});
const keep = (...kept: readonly Binding[]) =>
  db.work.run(tenant, () => bindings.keep(tenant, kept));
const forget = (...gone: readonly Binding[]) =>
  db.work.run(tenant, () =>
    bindings.forget(
      tenant,
      gone.map(({ address }) => address),
    ),
  );

const campaigns = async () =>
  (await objects.campaigns(tenant, CONNECTION)).map(({ campaignId, remoteId }) => [
    campaignId,
    remoteId,
  ]);
const ads = async () =>
  (await objects.below(tenant, CONNECTION, 'ad', ['cmp_1'])).map(
    ({ localId, remoteId, parentId }) => [localId, remoteId, parentId],
  );

describe('what figures may still be read for', () => {
  it('is an ad under every name that it has had on the platform', async () => {
    const ad = bound('ad', 'ad_1', '70', { parentId: 'adg_1' });
    await keep(bound('campaign', 'cmp_1', '7'), ad);
    await keep({ ...ad, name: 'renamed' });
    expect(await ads()).toEqual([['ad_1', '70', 'adg_1']]);
    await keep({ ...ad, remoteId: '71' });
    expect((await ads()).toSorted()).toEqual([
      ['ad_1', '70', 'adg_1'],
      ['ad_1', '71', 'adg_1'],
    ]);
    expect((await objects.sizes(tenant, CONNECTION)).get('cmp_1')).toEqual({
      adGroup: 0,
      ad: 2,
      keyword: 0,
    });
  });

  it('is what was removed, until it is forgotten', async () => {
    const campaign = bound('campaign', 'cmp_1', '7');
    await keep(campaign);
    await forget(campaign);
    expect([await campaigns(), await objects.boundCampaigns(tenant, CONNECTION)]).toEqual([
      [['cmp_1', '7']],
      [],
    ]);
    await db.work.run(tenant, () => objects.forget(tenant, new Date(Date.now() - 60_000)));
    expect(await campaigns()).toHaveLength(1);
    await db.work.run(tenant, () => objects.forget(tenant, new Date(Date.now() + 60_000)));
    expect(await campaigns()).toEqual([]);
  });

  it('is what was taken over again only under the id that it has now', async () => {
    const before = bound('campaign', 'cmp_1', '7');
    await keep(before);
    await forget(before);
    await keep(bound('campaign', 'cmp_2', '7', { campaignId: 'cmp_2' }));
    expect(await campaigns()).toEqual([['cmp_2', '7']]);
  });

  it('is nothing of another Space', async () => {
    await keep(bound('campaign', 'cmp_1', '7'));
    expect(
      await objects.campaigns({ ...tenant, spaceId: `spc_${randomUUID()}` }, CONNECTION),
    ).toEqual([]);
  });
});
