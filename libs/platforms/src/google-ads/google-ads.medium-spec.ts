import { create } from '../testing/changes';
import { ContractWorld } from '../testing/contract-world';
import { contractSuite } from '../testing/contract/contract-suite';
import { draftsFor } from '../testing/drafts';
import { harness } from './testing/contract-harness';

describe('google-ads against its emulator', () => {
  let world: ContractWorld;
  const drafts = draftsFor(harness);
  beforeEach(async () => void (world = await ContractWorld.start(harness)));
  afterEach(() => world.stop());

  it('takes the budget of a refused campaign away again', async () => {
    await world.apply([create(world.platform, drafts.campaign({ name: 'Taken' }))]);
    await world.apply(
      ['Free', 'Taken'].map((name) => create(world.platform, drafts.campaign({ name }))),
    );
    expect((await world.objectsOf('campaignBudget')).map(({ name }) => name).sort()).toEqual([
      'Free',
      'Taken',
    ]);
  });

  it('sends a campaign that is larger than one request in two, the second with the real name, and neighbours in neither', async () => {
    const negativeKeywords = Array.from({ length: 10_000 }, (_, index) => ({
      text: `no ${index}`,
      matchType: 'EXACT' as const,
    }));
    const wave = [
      create(world.platform, drafts.campaign({ name: 'Small' })),
      create(world.platform, drafts.campaign({ name: 'Large', negativeKeywords })),
    ];
    const outcomes = await world.apply(wave);
    expect(wave.map(({ id }) => outcomes.get(id)?.kind)).toEqual(['applied', 'applied']);
    expect(world.gates).toEqual([[wave[0]!.id], [wave[1]!.id], [wave[1]!.id]]);
    expect(world.platform.forecast([wave]).calls).toBe(3);
    const large = outcomes.get(wave[1]!.id);
    const [seen] = await world.read({
      campaignRemoteIds: [large?.kind === 'applied' ? large.remoteId : ''],
    });
    expect(seen?.attributes).toEqual(wave[1]!.after);
  }, 60_000);
});

contractSuite(harness);
