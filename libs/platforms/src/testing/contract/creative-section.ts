import type { Observed } from '../../port/attributes';
import type { AdDraft, CampaignDraft, Draft } from '../../port/draft';
import { PlatformFailure } from '../../port/failure';
import { create, markerOf, remove, update } from '../changes';
import { ContractWorld } from '../contract-world';
import { creativeDraftsFor, EXTENSIONS } from '../drafts';
import type { ContractHarness } from '../harness';

export const creativeSection = (harness: ContractHarness): void => {
  const { creative } = harness;
  if (!creative) return;

  describe('images, extensions and asset groups', () => {
    let world: ContractWorld;
    let drafts: ReturnType<typeof creativeDraftsFor>;
    beforeEach(async () => {
      world = await ContractWorld.start(harness);
      drafts = creativeDraftsFor(harness, world.media);
    });
    afterEach(() => world.stop());

    const made = async (draft: Draft, parent?: string): Promise<string> => {
      const change = create(world.platform, draft, parent);
      const outcome = (await world.apply([change])).get(change.id);
      if (outcome?.kind !== 'applied') throw new Error(`not applied: ${JSON.stringify(outcome)}`);
      return outcome.remoteId;
    };

    const place = {
      display: async () =>
        made(
          drafts.adGroup({ campaign: drafts.campaign('DISPLAY') }),
          await made(drafts.campaign('DISPLAY')),
        ),
      assetGroup: () => made(drafts.campaign('PERFORMANCE_MAX')),
    };

    const seenOne = async (entity: Observed['entity']): Promise<Observed> => {
      const campaigns = (await world.objects('campaign')).map(({ id }) => id);
      const seen = (await world.read({ campaignRemoteIds: campaigns })).filter(
        (one) => one.entity === entity,
      );
      expect(seen).toHaveLength(1);
      return seen[0]!;
    };

    const imagesHeld = async (): Promise<number> =>
      (await world.objectsOf(harness.images.kind)).filter(harness.images.isImage).length;

    const become = async (seen: Observed, draft: AdDraft | CampaignDraft): Promise<void> => {
      const change = update(world.platform, seen, draft);
      const outcome = (await world.apply([change])).get(change.id);
      if (outcome?.kind !== 'applied') throw new Error(`not applied: ${JSON.stringify(outcome)}`);
    };

    it.each(['DISPLAY', 'PERFORMANCE_MAX', 'SEARCH'] as const)(
      'a %s campaign with extensions reads back as it was meant, and after they have changed',
      async (type) => {
        const first = drafts.campaign(type, {
          extensions: EXTENSIONS,
          images: drafts.images(),
          scheduleZone: 'searcher',
          startDate: '2027-03-01',
          endDate: '2027-05-31',
        });
        const second = drafts.campaign(type, {
          extensions: [...EXTENSIONS.slice(1), { kind: 'CALLOUT', text: 'Open on Sundays' }],
          images: drafts.images(20),
          startDate: '2027-04-01',
        });
        await made(first);
        expect((await seenOne('campaign')).attributes).toEqual(
          world.platform.normalise(first).attributes,
        );
        for (const wanted of [second, first]) {
          await become(await seenOne('campaign'), wanted);
          expect((await seenOne('campaign')).attributes).toEqual(
            world.platform.normalise(wanted).attributes,
          );
        }
      },
    );

    it('an ad group without keywords reads back as it was meant', async () => {
      const draft = drafts.adGroup({ campaign: drafts.campaign('DISPLAY') });
      await made(draft, await made(drafts.campaign('DISPLAY')));
      expect((await seenOne('adGroup')).attributes).toEqual(
        world.platform.normalise(draft).attributes,
      );
    });

    it('a single image becomes a responsive ad, its first headline in place of a long one', async () => {
      const draft = drafts.displayAd({ adType: 'SINGLE_IMAGE', longHeadline: null });
      await made(draft, await place.display());
      expect((await seenOne('ad')).attributes).toEqual(world.platform.normalise(draft).attributes);
      expect((await seenOne('ad')).attributes).toMatchObject({
        adType: 'RESPONSIVE_DISPLAY',
        longHeadline: draft.headlines[0]!.text,
      });
    });

    it.each(['display', 'assetGroup'] as const)(
      'an ad with images (%s) reads back as it was meant, and after every part has changed',
      async (kind) => {
        const draftOf = kind === 'display' ? drafts.displayAd : drafts.assetGroup;
        const first = draftOf({ youtubeVideoIds: ['dQw4w9WgXcQ'] });
        await made(first, await place[kind]());
        expect((await seenOne('ad')).attributes).toEqual(
          world.platform.normalise(first).attributes,
        );
        const logos = kind === 'display' ? [] : [drafts.logo(30)];
        const second = draftOf({
          campaign: { ...first.campaign, startDate: '2027-06-01', endDate: '2027-07-01' },
          status: 'PAUSED',
          adGroupName: 'Shoes',
          longHeadline: 'Shoes for the whole year',
          businessName: 'Shop',
          callToAction: 'SHOP_NOW',
          finalUrl: 'https://shop.example/shoes',
          path1: null,
          headlines: [
            { text: 'Shoes' },
            { text: 'Light shoes' },
            { text: 'New' },
            { text: 'Cheap' },
          ],
          descriptions: [{ text: 'Shoes for dry days.' }, { text: 'Look.' }],
          images: [...drafts.images(30), ...logos],
          youtubeVideoIds: ['M7lc1UVf-VE'],
        });
        await become(await seenOne('ad'), second);
        expect((await seenOne('ad')).attributes).toEqual(
          world.platform.normalise(second).attributes,
        );
      },
    );

    it.each(['display', 'assetGroup'] as const)(
      'an ad with images (%s) is made once although its answer was lost',
      async (kind) => {
        const draft = kind === 'display' ? drafts.displayAd() : drafts.assetGroup();
        const change = create(world.platform, draft, await place[kind]());
        await world.fault({ path: creative.writePath[kind], fault: 'drop-reply' });
        await converge(change);
        await seenOne('ad');
        expect(await imagesHeld()).toBe(draft.images.length);
      },
    );

    it('a file is uploaded once although the answer to its upload was lost', async () => {
      const change = create(world.platform, drafts.displayAd(), await place.display());
      await world.fault({ path: harness.images.uploadPath!, fault: 'drop-reply' });
      await expect(world.apply([change])).rejects.toMatchObject({ failure: { kind: 'unknown' } });
      await converge(change);
      expect(await imagesHeld()).toBe(2);
      const uploads = world.calls
        .filter(({ url }) => new RegExp(harness.images.uploadPath!).test(url))
        .map(({ body }) => Buffer.from(body ?? []).toString());
      expect(new Set(uploads).size).toBe(uploads.length);
    });

    it('a file that is there is not uploaded again for another ad', async () => {
      const group = await place.display();
      await made(drafts.displayAd(), group);
      const change = create(
        world.platform,
        drafts.displayAd({ finalUrl: 'https://shop.example/other' }),
        group,
      );
      world.calls = [];
      expect((await world.apply([change])).get(change.id)?.kind).toBe('applied');
      expect(
        world.calls.filter(({ url }) => new RegExp(harness.images.uploadPath!).test(url)),
      ).toEqual([]);
    });

    it('a file that is gone fails the ads that name it and no others', async () => {
      const group = await place.display();
      const [lost, whole] = [
        drafts.displayAd({ images: [{ role: 'MARKETING_IMAGE', sha256: 'f'.repeat(64) }] }),
        drafts.displayAd(),
      ].map((draft) => create(world.platform, draft, group));
      const outcomes = await world.apply([lost!, whole!]);
      expect(outcomes.get(lost!.id)).toMatchObject({
        kind: 'failed',
        failure: { kind: 'refused', field: 'images' },
      });
      expect(outcomes.get(whole!.id)?.kind).toBe('applied');
    });

    it.each(creative.writePath.extensions)(
      'extensions are there once although the answer to adding them was lost (%s)',
      async (path) => {
        await made(drafts.campaign('SEARCH'));
        const change = update(
          world.platform,
          await seenOne('campaign'),
          drafts.campaign('SEARCH', { extensions: EXTENSIONS }),
        );
        await world.fault({ path, fault: 'drop-reply' });
        world.calls = [];
        await world.apply([change]).catch(ignoreLost);
        expect(world.calls.filter(({ url }) => new RegExp(path).test(url))).not.toEqual([]);
        const seen = await seenOne('campaign');
        await become(seen, drafts.campaign('SEARCH', { extensions: EXTENSIONS })).catch(
          ignoreEmpty,
        );
        expect((await seenOne('campaign')).attributes['extensions']).toHaveLength(
          EXTENSIONS.length,
        );
        expect(await world.objectsOf(creative.extensionKind)).toHaveLength(EXTENSIONS.length);
      },
    );

    it.each([...creative.writePath.extensions, harness.images.uploadPath!])(
      'a campaign with extensions and an image is made once although an answer was lost (%s)',
      async (path) => {
        const draft = drafts.campaign('SEARCH', {
          extensions: EXTENSIONS,
          images: drafts.images().slice(0, 1),
        });
        const change = create(world.platform, draft);
        await world.fault({ path, fault: 'drop-reply' });
        await converge(change);
        await become(await seenOne('campaign'), draft).catch(ignoreEmpty);
        expect((await seenOne('campaign')).attributes).toEqual(
          world.platform.normalise(draft).attributes,
        );
        expect(await imagesHeld()).toBe(1);
      },
    );

    it('takes as many requests as forecast, uploads included', async () => {
      const campaign = create(
        world.platform,
        drafts.campaign('DISPLAY', { extensions: EXTENSIONS }),
      );
      const counted = async (wave: Parameters<ContractWorld['apply']>[0]): Promise<string> => {
        world.calls = [];
        world.gates = [];
        const outcome = (await world.apply(wave)).get(wave[0]!.id);
        const forecast = world.platform.forecast([wave]);
        expect({ readCalls: forecast.readCalls, calls: forecast.calls }).toEqual({
          readCalls: world.calls.length - world.gates.length,
          calls: world.gates.length,
        });
        return outcome?.kind === 'applied' ? outcome.remoteId : '';
      };
      const group = create(
        world.platform,
        drafts.adGroup({ campaign: drafts.campaign('DISPLAY') }),
        await counted([campaign]),
      );
      const ads = [
        drafts.displayAd(),
        drafts.displayAd({ images: drafts.images(40), finalUrl: 'https://shop.example/two' }),
      ];
      const groupId = await counted([group]);
      await counted(ads.map((draft) => create(world.platform, draft, groupId)));
      await counted([
        create(
          world.platform,
          drafts.assetGroup({ images: [...drafts.images(50), drafts.logo(50)] }),
          await counted([create(world.platform, drafts.campaign('PERFORMANCE_MAX'))]),
        ),
      ]);
    });

    it('an ad that shows an image that was uploaded at the platform is seen as changed, and ours can be restored', async () => {
      const draft = drafts.displayAd();
      await made(draft, await place.display());
      for (const { sha256 } of draft.images) world.media.forget(sha256);
      const seen = await seenOne('ad');
      expect(seen.attributes['images']).toEqual([
        { role: 'MARKETING_IMAGE', remoteId: expect.any(String) },
        { role: 'SQUARE_MARKETING_IMAGE', remoteId: expect.any(String) },
      ]);
      await become(seen, draft);
      expect((await seenOne('ad')).attributes).toEqual(world.platform.normalise(draft).attributes);
      expect(await imagesHeld()).toBe(2);
    });

    it('an ad with images is removed, and so is an asset group beside another', async () => {
      const campaign = await place.assetGroup();
      await made(drafts.assetGroup(), campaign);
      await made(drafts.assetGroup({ adGroupName: 'Other' }), campaign);
      const seen = (await world.read({ campaignRemoteIds: [campaign] })).filter(
        ({ entity }) => entity === 'ad',
      );
      const change = remove(seen[0]!, 'PERFORMANCE_MAX');
      expect((await world.apply([change])).get(change.id)?.kind).toBe('removed');
      await seenOne('ad');
    });

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
  });
};

const ignoreLost = (error: unknown): void => {
  if (!(error instanceof PlatformFailure) || error.failure.kind !== 'unknown') throw error;
};

/** Nothing was left to change. */
const ignoreEmpty = (error: Error): void => {
  if (!error.message.includes('not applied')) throw error;
};
