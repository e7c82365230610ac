import type { Change } from '../port/change';
import { create, update } from '../testing/changes';
import { ContractWorld } from '../testing/contract-world';
import { draftsFor } from '../testing/drafts';
import { harness } from './testing/contract-harness';

/** What LinkedIn alone asks of its connector. */
describe('LinkedIn', () => {
  let world: ContractWorld;
  const drafts = draftsFor(harness);
  beforeEach(async () => void (world = await ContractWorld.start(harness)));
  afterEach(() => world.stop());

  const done = async (change: Change): Promise<string> => {
    const outcome = (await world.apply([change])).get(change.id);
    if (outcome?.kind !== 'applied') throw new Error(JSON.stringify(outcome));
    return outcome.remoteId;
  };
  const made = (draft: Parameters<typeof create>[1], parent?: string): Promise<string> =>
    done(create(world.platform, draft, parent));
  const seen = async (campaignId: string, entity: string) =>
    (await world.read({ campaignRemoteIds: [campaignId] })).find((one) => one.entity === entity)!;
  const statuses = async (): Promise<readonly string[]> =>
    [
      ...(await world.objects('campaign')),
      ...(await world.objects('adGroup')),
      ...(await world.objects('ad')),
    ].map(({ status }) => status);

  it('takes a tree paused at its top, with everything below switched on, and enables it by one switch', async () => {
    const campaignId = await made(drafts.campaign());
    const groupId = await made(drafts.adGroup({ maxCpcMicros: null }), campaignId);
    await made(drafts.ad(), groupId);
    expect(await statuses()).toEqual(['PAUSED', 'ACTIVE', 'ACTIVE']);
    await done(
      update(
        world.platform,
        await seen(campaignId, 'campaign'),
        drafts.campaign({ status: 'ENABLED' }),
      ),
    );
    expect(await statuses()).toEqual(['ACTIVE', 'ACTIVE', 'ACTIVE']);
  });

  it('lets ad groups bid otherwise in any order: the group follows them', async () => {
    const campaignId = await made(drafts.campaign());
    await made(drafts.adGroup({ maxCpcMicros: null }), campaignId);
    const manual = drafts.adGroup({
      campaign: drafts.campaign({ biddingStrategy: { type: 'MANUAL_CPC' } }),
      maxCpcMicros: 1_500_000,
    });
    await done(update(world.platform, await seen(campaignId, 'adGroup'), manual));
    expect((await seen(campaignId, 'adGroup')).attributes).toEqual(
      world.platform.normalise(manual).attributes,
    );
    expect((await world.objects('campaign'))[0]?.data).toMatchObject({
      budgetOptimization: { bidStrategy: 'MANUAL' },
    });
  });

  it('holds the budget on the group alone', async () => {
    const campaignId = await made(drafts.campaign({ budgetMicros: 25_000_000 }));
    await made(drafts.adGroup(), campaignId);
    const [[group], [campaign]] = await Promise.all([
      world.objects('campaign'),
      world.objects('adGroup'),
    ]);
    expect([group?.data['dailyBudget'], campaign?.data['dailyBudget']]).toEqual([
      { amount: '25', currencyCode: 'EUR' },
      undefined,
    ]);
  });

  it('sends no ad group without a place: it would be shown in the whole world', async () => {
    const campaignId = await made(drafts.campaign());
    const change = create(world.platform, drafts.adGroup(), campaignId);
    world.gates = [];
    const outcomes = await world.apply([{ ...change, after: { ...change.after, geoTargets: [] } }]);
    expect(outcomes.get(change.id)).toMatchObject({
      kind: 'failed',
      failure: { kind: 'refused', field: 'geoTargets', detail: { code: 'PLACES_MISSING' } },
    });
    expect(world.gates).toEqual([]);
  });

  it('an ad whose new creative was made without an answer is made anew once', async () => {
    const campaignId = await made(drafts.campaign());
    const groupId = await made(drafts.adGroup({ maxCpcMicros: null }), campaignId);
    await made(drafts.ad(), groupId);
    const change = update(
      world.platform,
      await seen(campaignId, 'ad'),
      drafts.ad({ headlines: [{ text: 'Boots' }] }),
    );
    await world.fault({ path: '/creatives$', fault: 'drop-reply', nth: 3 });
    await expect(world.apply([change])).rejects.toMatchObject({ failure: { kind: 'unknown' } });
    expect(await world.objects('ad')).toHaveLength(2);
    await done(change);
    expect(await world.objects('ad')).toHaveLength(1);
    expect((await seen(campaignId, 'ad')).attributes['headlines']).toEqual([{ text: 'Boots' }]);
  });
});
