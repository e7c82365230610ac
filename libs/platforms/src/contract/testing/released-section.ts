import type { CreateChange } from '../../port/change';
import { create, markerOf } from './changes';
import { ContractWorld } from './contract-world';
import { draftsFor } from './drafts';
import type { ContractHarness } from './harness';

export const releasedSection = (harness: ContractHarness): void => {
  describe('a campaign that was released', () => {
    let world: ContractWorld;
    const drafts = draftsFor(harness);
    beforeEach(async () => void (world = await ContractWorld.start(harness)));
    afterEach(() => world.stop());

    const remoteIdOf = async (change: CreateChange): Promise<string> => {
      const outcome = (await world.apply([change])).get(change.id);
      if (outcome?.kind !== 'applied') throw new Error(`not applied: ${JSON.stringify(outcome)}`);
      return outcome.remoteId;
    };
    const found = async (change: CreateChange) =>
      (await world.platform.find(world.connection, [markerOf(change)], world.io)).map(
        ({ remoteId }) => remoteId,
      );
    /** Released while it carries the mark of ours; a name that is unique there was given away before. */
    const given = async () => {
      const first = create(world.platform, drafts.campaign({ name: 'Released' }));
      const released = await remoteIdOf(first);
      if (harness.duplicateNameCode !== undefined) {
        await world.edit('campaign', released, harness.rename('Renamed'));
      }
      return { released, again: { ...first, released: [released] } satisfies CreateChange };
    };

    it('is not found by its mark any more', async () => {
      const { again } = await given();
      expect(await found(again)).toEqual([]);
    });

    it('stays as it is when its campaign is made again: that makes another one', async () => {
      const { released, again } = await given();
      const made = await remoteIdOf(again);
      expect(made).not.toBe(released);
      expect(await world.objects('campaign')).toHaveLength(2);
      expect(await found(again)).toEqual([made]);
    });

    it('is not mistaken for the one after it whose answer was lost', async () => {
      const { released, again } = await given();
      await world.fault({ path: harness.writePath.campaign!, fault: 'drop-reply' });
      await expect(world.apply([again])).rejects.toMatchObject({ failure: { kind: 'unknown' } });
      const made = (await found(again))[0] ?? (await remoteIdOf(again));
      expect(made).not.toBe(released);
      expect(await world.objects('campaign')).toHaveLength(2);
    });
  });
};
