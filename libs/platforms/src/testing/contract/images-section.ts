import type { Observed } from '../../port/attributes';
import type { AdDraft, Draft } from '../../port/draft';
import { PlatformFailure } from '../../port/failure';
import { create, markerOf, update } from '../changes';
import { ContractWorld } from '../contract-world';
import { draftsFor, plainImages } from '../drafts';
import type { ContractHarness } from '../harness';

/** Ads that live by an image, where the suite's plain ads do. */
export const imagesSection = (harness: ContractHarness): void => {
  const { uploadPath } = harness.images;
  if (harness.plain.adType === 'RESPONSIVE_SEARCH') return;

  describe('ads with an image', () => {
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

    const place = async (): Promise<{ readonly campaignId: string; readonly groupId: string }> => {
      const campaignId = await made(drafts.campaign());
      return { campaignId, groupId: await made(drafts.adGroup(), campaignId) };
    };

    const seenAd = async (campaignId: string): Promise<Observed> => {
      const seen = (await world.read({ campaignRemoteIds: [campaignId] })).filter(
        ({ entity }) => entity === 'ad',
      );
      expect(seen).toHaveLength(1);
      return seen[0]!;
    };

    const become = async (seen: Observed, draft: AdDraft): Promise<void> => {
      const change = update(world.platform, seen, draft);
      const outcome = (await world.apply([change])).get(change.id);
      if (outcome?.kind !== 'applied') throw new Error(`not applied: ${JSON.stringify(outcome)}`);
    };

    const imagesHeld = async (): Promise<number> =>
      (await world.objectsOf(harness.images.kind)).filter(harness.images.isImage).length;

    const uploads = () =>
      world.calls.filter(({ url }) => uploadPath !== undefined && new RegExp(uploadPath).test(url));

    /**
     * Applies until nothing is started and unanswered: looks first, sends again only what is proven
     * absent.
     */
    const converge = async (change: ReturnType<typeof create>): Promise<void> => {
      for (let attempt = 0; attempt < 12; attempt += 1) {
        if (
          (await world.platform.find(world.connection, [markerOf(change)], world.io)).length > 0
        ) {
          return;
        }
        await world.apply([change]).catch(ignoreLost);
      }
      throw new Error('it was never found');
    };

    it('read back as they were meant, and after every part has changed there and back', async () => {
      const { campaignId, groupId } = await place();
      const first = drafts.ad();
      const second = drafts.ad({
        status: 'PAUSED',
        finalUrl: 'https://shop.example/boots',
        headlines: [{ text: 'Boots for all' }],
        descriptions: [{ text: 'Boots for dry gardens.' }],
        callToAction: 'SHOP_NOW',
        images: plainImages(world.media, 30),
      });
      await made(first, groupId);
      expect((await seenAd(campaignId)).attributes).toEqual(
        world.platform.normalise(first).attributes,
      );
      for (const wanted of [second, first]) {
        await become(await seenAd(campaignId), wanted);
        expect((await seenAd(campaignId)).attributes).toEqual(
          world.platform.normalise(wanted).attributes,
        );
      }
      expect(await world.objects('ad')).toHaveLength(1);
    });

    if (uploadPath !== undefined) {
      it('a file is uploaded once although the answer to its upload was lost', async () => {
        const { groupId } = await place();
        const change = create(world.platform, drafts.ad(), groupId);
        await world.fault({ path: uploadPath, fault: 'drop-reply' });
        await world.apply([change]).catch(ignoreLost);
        await converge(change);
        expect(await world.objects('ad')).toHaveLength(1);
        if (harness.images.findsLostUploads) expect(await imagesHeld()).toBe(harness.images.perAd);
      });
    }

    if (uploadPath !== undefined) {
      it('a file that is there is not uploaded again for another ad', async () => {
        const { groupId } = await place();
        await made(drafts.ad(), groupId);
        world.calls = [];
        await made(
          drafts.ad({
            finalUrl: 'https://shop.example/other',
            headlines: [{ text: 'Other shoes' }],
          }),
          groupId,
        );
        expect(uploads()).toEqual([]);
        expect(await imagesHeld()).toBe(harness.images.perAd);
      });
    }

    it('a file that is gone fails the ads that name it and no others', async () => {
      const { groupId } = await place();
      const gone = [
        { role: 'MARKETING_IMAGE', sha256: 'e'.repeat(64) },
        { role: 'SQUARE_MARKETING_IMAGE', sha256: 'f'.repeat(64) },
      ] as const;
      const [lost, whole] = [drafts.ad({ images: gone }), drafts.ad()].map((draft) =>
        create(world.platform, draft, groupId),
      );
      const outcomes = await world.apply([lost!, whole!]);
      expect(outcomes.get(lost!.id)).toMatchObject({
        kind: 'failed',
        failure: { kind: 'refused', field: 'images' },
      });
      expect(outcomes.get(whole!.id)?.kind).toBe('applied');
    });

    it('an ad that shows an image that was uploaded at the platform is seen as changed, and ours can be restored', async () => {
      const { campaignId, groupId } = await place();
      await made(drafts.ad(), groupId);
      for (const { sha256 } of drafts.ad().images) world.media.forget(sha256);
      const seen = await seenAd(campaignId);
      expect(seen.attributes['images']).not.toEqual(
        world.platform.normalise(drafts.ad()).attributes['images'],
      );
      await become(seen, drafts.ad());
      expect((await seenAd(campaignId)).attributes).toEqual(
        world.platform.normalise(drafts.ad()).attributes,
      );
    });
  });
};

const ignoreLost = (error: unknown): void => {
  if (!(error instanceof PlatformFailure) || error.failure.kind !== 'unknown') throw error;
};
