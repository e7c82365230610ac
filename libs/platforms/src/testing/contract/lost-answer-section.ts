import { ENTITY_KINDS, type EntityKind } from '../../port/attributes';
import type { CreateChange } from '../../port/change';
import type { Draft } from '../../port/draft';
import { PlatformFailure } from '../../port/failure';
import { create, markerOf } from '../changes';
import { ContractWorld } from '../contract-world';
import { draftsFor } from '../drafts';
import type { ContractHarness } from '../harness';

export const lostAnswerSection = (harness: ContractHarness): void => {
  describe('an answer that never comes', () => {
    let world: ContractWorld;
    const drafts = draftsFor(harness);
    beforeEach(async () => void (world = await ContractWorld.start(harness)));
    afterEach(() => world.stop());

    const made = async (draft: Draft, parent?: string): Promise<string> => {
      const change = create(world.platform, draft, parent);
      const outcome = (await world.apply([change])).get(change.id);
      if (outcome?.kind !== 'applied') throw new Error(`not applied: ${JSON.stringify(outcome)}`);
      return outcome.remoteId;
    };

    const parents: Readonly<Record<EntityKind, () => Promise<string | undefined>>> = {
      campaign: async () => undefined,
      adGroup: () => made(drafts.campaign()),
      ad: async () => made(drafts.adGroup(), await made(drafts.campaign())),
      keyword: async () => made(drafts.adGroup(), await made(drafts.campaign())),
    };
    const draftOf: Readonly<Record<EntityKind, Draft>> = {
      campaign: drafts.campaign({ name: 'Lost' }),
      adGroup: drafts.adGroup({ name: 'Lost' }),
      ad: drafts.ad(),
      keyword: drafts.keyword(),
    };

    /**
     * Applies until nothing is started and unanswered: looks by marker first, sends again only what
     * is proven absent.
     */
    const converge = async (change: CreateChange): Promise<void> => {
      for (let attempt = 0; attempt < 12; attempt += 1) {
        const [found] = await world.platform.find(world.connection, [markerOf(change)], world.io);
        if (found) return;
        await world.apply([change]).catch(ignoreLost);
      }
      throw new Error('it was never found');
    };

    const ignoreLost = (error: unknown): void => {
      if (!(error instanceof PlatformFailure) || error.failure.kind !== 'unknown') throw error;
    };

    it.each(levelsOf(harness))(
      'to creating a %s is unknown, and looking finds the one that was made',
      async (entity) => {
        const change = create(world.platform, draftOf[entity], await parents[entity]());
        const before = (await world.objects(entity)).length;
        await world.fault({ path: harness.writePath[entity]!, fault: 'drop-reply' });
        await expect(world.apply([change])).rejects.toMatchObject({ failure: { kind: 'unknown' } });
        await converge(change);
        expect(await world.objects(entity)).toHaveLength(before + 1);
      },
    );

    for (const path of harness.alsoWritesAd ?? []) {
      it(`to a part of an ad (${path}) leaves one ad`, async () => {
        const change = create(world.platform, drafts.ad(), await parents.ad());
        await world.fault({ path, fault: 'drop-reply' });
        await world.apply([change]).catch(ignoreLost);
        await converge(change);
        expect(await world.objects('ad')).toHaveLength(1);
      });
    }

    it('finds nothing of a create that was never done, nor another campaign of the same name', async () => {
      await made(drafts.campaign({ name: 'Namesake' }));
      const change = create(world.platform, drafts.campaign({ name: 'Namesake' }));
      expect(await world.platform.find(world.connection, [markerOf(change)], world.io)).toEqual([]);
    });

    if (!harness.marksNames) {
      it('finds ours after it was renamed at the platform', async () => {
        const change = create(world.platform, drafts.campaign({ name: 'Before' }));
        const outcome = (await world.apply([change])).get(change.id);
        const remoteId = outcome?.kind === 'applied' ? outcome.remoteId : '';
        await world.edit('campaign', remoteId, harness.rename('After'));
        const found = await world.platform.find(world.connection, [markerOf(change)], world.io);
        expect(found.map((one) => [one.remoteId, one.marker])).toEqual([
          [remoteId, change.localId],
        ]);
      });
    }

    if (harness.writePath.keyword !== undefined) {
      it('distinguishes a negative keyword from a positive one of the same text', async () => {
        const group = await parents.keyword();
        await made(drafts.keyword(), group);
        const change = create(world.platform, drafts.keyword({ negative: true }), group);
        expect(await world.platform.find(world.connection, [markerOf(change)], world.io)).toEqual(
          [],
        );
        await world.fault({ path: harness.writePath.keyword!, fault: 'drop-reply' });
        await expect(world.apply([change])).rejects.toMatchObject({ failure: { kind: 'unknown' } });
        await converge(change);
        const apart =
          harness.negativeKeywordKind === undefined
            ? []
            : (await world.objectsOf(harness.negativeKeywordKind)).filter(
                ({ parentId }) => parentId === group,
              );
        expect([...(await world.objects('keyword')), ...apart]).toHaveLength(2);
      });
    }
  });
};

const levelsOf = ({ kinds }: ContractHarness): readonly EntityKind[] =>
  ENTITY_KINDS.filter((entity) => kinds[entity] !== undefined);

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
    /**
     * Released while it carries the mark of ours; a name that is unique there was given away
     * before.
     */
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
