import type { Observed } from '../../port/attributes';
import { readMarkedName } from '../../translation/marked-name';
import { create, remove, update } from '../changes';
import { ContractWorld } from '../contract-world';
import { draftsFor } from '../drafts';
import type { ContractHarness } from '../harness';

export const driftSection = (harness: ContractHarness): void => {
  describe('changes at the platform', () => {
    let world: ContractWorld;
    const drafts = draftsFor(harness);
    beforeEach(async () => void (world = await ContractWorld.start(harness)));
    afterEach(() => world.stop());

    const campaignsNamed = async (...names: readonly string[]): Promise<readonly Observed[]> => {
      const wave = names.map((name) => create(world.platform, drafts.campaign({ name })));
      const outcomes = await world.apply(wave);
      const ids = wave
        .map(({ id }) => outcomes.get(id))
        .map((outcome) => (outcome?.kind === 'applied' ? outcome.remoteId : ''));
      const seen = await world.read({ campaignRemoteIds: ids });
      return names.map((name) => seen.find(({ attributes }) => attributes['name'] === name)!);
    };

    const namesHeld = async (): Promise<readonly string[]> =>
      (await world.objects('campaign')).map(({ name }) => readMarkedName(name ?? '').name).sort();

    it('an object edited by hand is left alone as drifted, the others go on', async () => {
      const [edited, quiet] = await campaignsNamed('Edited', 'Quiet');
      await world.edit('campaign', edited!.remoteId, harness.rename('By hand'));
      const wave = [
        update(world.platform, edited!, drafts.campaign({ name: 'Ours' })),
        update(world.platform, quiet!, drafts.campaign({ name: 'Still quiet' })),
      ];
      const outcomes = await world.apply(wave);
      expect(outcomes.get(wave[0]!.id)).toEqual({
        kind: 'drifted',
        changeId: wave[0]!.id,
        missing: false,
      });
      expect(outcomes.get(wave[1]!.id)?.kind).toBe('applied');
      expect(await namesHeld()).toEqual(['By hand', 'Still quiet']);
    });

    it('an object deleted by hand is missing, to an update and to a removal', async () => {
      const [first, second] = await campaignsNamed('First', 'Second');
      await world.delete('campaign', first!.remoteId);
      await world.delete('campaign', second!.remoteId);
      const wave = [
        update(world.platform, first!, drafts.campaign({ name: 'Again' })),
        remove(second!, harness.plain.campaignType),
      ];
      world.gates = [];
      const outcomes = await world.apply(wave);
      expect(wave.map(({ id }) => outcomes.get(id))).toEqual(
        wave.map(({ id }) => ({ kind: 'drifted', changeId: id, missing: true })),
      );
      expect(world.gates).toEqual([]);
    });

    it('a removal removes; what is removed, or was deleted by hand, is no longer read, and nothing is reported of its serving', async () => {
      const [gone, deleted, kept] = await campaignsNamed('Gone', 'Deleted', 'Kept');
      const change = remove(gone!, harness.plain.campaignType);
      expect((await world.apply([change])).get(change.id)?.kind).toBe('removed');
      await world.delete('campaign', deleted!.remoteId);
      const ids = [gone, deleted, kept].map((one) => one!.remoteId);
      expect(
        (await world.read({ campaignRemoteIds: ids })).map(({ remoteId }) => remoteId),
      ).toEqual([kept!.remoteId]);
      const served: string[] = [];
      for await (const { campaignRemoteId } of world.platform.delivery(
        world.connection,
        ids,
        world.io,
      )) {
        served.push(campaignRemoteId);
      }
      expect(served).toEqual([kept!.remoteId]);
    });

    it('names that are swapped, or go round in a ring, arrive', async () => {
      const names = ['A', 'B', 'C', 'D', 'E'];
      const wanted = ['B', 'A', 'D', 'E', 'C'];
      const seen = await campaignsNamed(...names);
      const wave = seen.map((one, index) =>
        update(world.platform, one, drafts.campaign({ name: wanted[index] })),
      );
      const outcomes = await world.apply(wave);
      expect(wave.map(({ id }) => outcomes.get(id)?.kind)).toEqual(wanted.map(() => 'applied'));
      const after = await world.read({ campaignRemoteIds: seen.map(({ remoteId }) => remoteId) });
      expect(
        seen.map(
          ({ remoteId }) => after.find((one) => one.remoteId === remoteId)?.attributes['name'],
        ),
      ).toEqual(wanted);
    });

    it('what the platform refuses fails by itself, with our field, and leaves nothing behind; the others are made', async () => {
      if (harness.duplicateNameCode !== undefined) await campaignsNamed('Taken');
      const before = await namesHeld();
      const { over, code, field } = harness.refused;
      const wave = [{ name: 'Free' }, { name: 'Refused', ...over }, { name: 'Also free' }].map(
        (each) => create(world.platform, drafts.campaign(each)),
      );
      const outcomes = await world.apply(wave);
      expect(wave.map(({ id }) => outcomes.get(id)?.kind)).toEqual([
        'applied',
        'failed',
        'applied',
      ]);
      expect(outcomes.get(wave[1]!.id)).toMatchObject({
        failure: { kind: 'refused', ...(field === undefined ? {} : { field }), detail: { code } },
      });
      expect(await namesHeld()).toEqual([...before, 'Also free', 'Free'].sort());
    });
  });
};
