import type { Observed } from '../../port/attributes';
import type { CreateChange } from '../../port/change';
import type { CampaignDraft, Draft } from '../../port/draft';
import { PlatformFailure } from '../../port/failure';
import { create, markerOf, remove, update } from '../../testing/changes';
import { ContractWorld } from '../../testing/contract-world';
import type { ContractHarness } from '../../testing/harness';
import { daysAgo, daySpent } from '../../testing/performance-data';
import { brokenSection } from './broken-requests';
import { recording, type RequestOracle } from './request-oracle';
import { Specimens, type SplitByKind } from './specimens';
import {
  bidding,
  DISPLAY_TREE,
  EXTENSIONS,
  isAbout,
  levelsBelow,
  MAX_TREE,
  pictureIn,
  richTree,
  SEARCH_TREE,
  stock,
  type Tree,
  type TreeKind,
} from './tree';
import { variationsFor } from './variations';

export interface WholeLifeSection {
  readonly harness: ContractHarness;
  readonly oracle: RequestOracle;
  readonly split: SplitByKind;
  readonly kinds: readonly string[];
  readonly words: readonly string[];
}

/**
 * One campaign of every bidding strategy, one of them with a whole life; then each kind of request
 * that this took, broken.
 */
export const wholeLifeSection = ({
  harness,
  oracle,
  split,
  kinds,
  words,
}: WholeLifeSection): void => {
  const specimens = new Specimens(split);
  let emulatorUrl = '';
  const connector: ContractHarness['connector'] = (url) => {
    emulatorUrl = url;
    return recording(harness.connector(url), (request) => specimens.add(request));
  };
  const disapprove =
    (kind: string) =>
    async (adId: string): Promise<void> => {
      const verdict = {
        platform: harness.platform,
        kind,
        id: harness.controlId('ad', adId),
        review: 'disapproved',
        reasons: ['misleading'],
      };
      expect(
        (
          await fetch(`${emulatorUrl}/_control/verdicts`, {
            method: 'POST',
            body: JSON.stringify(verdict),
          })
        ).ok,
      ).toBe(true);
    };

  describe('requests of a whole life', () => {
    let world: ContractWorld;
    beforeAll(async () => {
      world = await ContractWorld.start({ ...harness, connector });
      await stock(world.media);
    });
    afterAll(() => world.stop());

    it('are of every kind that there is', async () => {
      await world.platform.check(world.connection, world.io);
      await world.platform.lookUpPlaces!(world.connection, [{ name: 'Berlin' }], world.io);
      await lostAnswers(world, harness);
      for (const kind of [SEARCH_TREE, DISPLAY_TREE, MAX_TREE]) {
        await wholeLife(world, {
          ...courseOf(kind, harness),
          disapprove: disapprove(
            kind === MAX_TREE ? harness.creative!.assetGroupKind : harness.kinds.ad!,
          ),
        });
      }
      expect(specimens.kinds).toEqual([...kinds].sort());
    });

    brokenSection({ kinds, words, oracle, specimensOf: (kind) => specimens.of(kind) });
  });
};

/** With everything beside its ads at first, which is gone or other later. */
const courseOf = (kind: TreeKind, harness: ContractHarness): Omit<Course, 'disapprove'> => {
  const others = Object.values(variationsFor(kind, harness.areas)).map(({ other }) => other);
  const { bidding: rules } = harness.connector('http://127.0.0.1:1').capabilities;
  const strategies = rules
    .filter((rule) => isAbout(kind)({ campaignTypes: rule.campaignTypes }))
    .map(({ strategy }) => strategy);
  return {
    first: richTree(kind, harness.areas, {
      campaign: { extensions: EXTENSIONS, images: [pictureIn('MARKETING_IMAGE')] },
    }),
    second: richTree(kind, harness.areas, ...others, { campaign: { currency: 'EUR' } }),
    more: strategies.map(
      (type) =>
        richTree(kind, harness.areas, bidding(type), {
          campaign: { name: `${kind.campaignType} ${type}` },
        }).campaign,
    ),
  };
};

/**
 * An upload and new extensions whose answers never come: both are looked for before anything is
 * sent again.
 */
const lostAnswers = async (world: ContractWorld, harness: ContractHarness): Promise<void> => {
  await world.media.begin(pictureIn('MARKETING_IMAGE').sha256);
  const { campaign } = richTree(SEARCH_TREE, harness.areas, {
    campaign: { name: 'Lost', extensions: EXTENSIONS },
  });
  await world.fault({ path: harness.creative!.writePath.extensions[0]!, fault: 'drop-reply' });
  await world
    .apply([create(world.platform, campaign)])
    .catch((error: unknown) => expect(error).toBeInstanceOf(PlatformFailure));
};

interface Course {
  readonly first: Tree;
  /** What the first becomes; nothing that cannot change in place differs. */
  readonly second: Tree;
  /** Campaigns that are only made. */
  readonly more: readonly CampaignDraft[];
  /** Says as a reviewer that an ad may not run. */
  disapprove(adId: string): Promise<void>;
}

/**
 * Everything that a connector can be asked of a tree: create (once in vain), look for, read, change
 * every field, ask for delivery with an ad disapproved and for figures, remove.
 */
const wholeLife = async (
  world: ContractWorld,
  { first, second, more, disapprove }: Course,
): Promise<void> => {
  const campaign = await created(world, first.campaign);
  for (const another of more) await created(world, another);
  await refusedFor(world, first.campaign, 'REMOTE_NAME_TAKEN');
  const made = [campaign, ...(await childrenMade(world, first, campaign.remoteId))];
  await world.platform.find(
    world.connection,
    made.map(({ change }) => markerOf(change)),
    world.io,
  );
  const objects = await world.read({
    campaignRemoteIds: [campaign.remoteId],
    campaignNames: [first.campaign.name],
  });
  for (const seen of objects.filter(({ attributes }) => attributes['negative'] !== true)) {
    await changed(world, seen, second);
  }
  await disapprove(objects.find(({ entity }) => entity === 'ad')!.remoteId);
  for await (const one of world.platform.delivery(
    world.connection,
    [campaign.remoteId],
    world.io,
  )) {
    expect(one.campaignRemoteId).toBe(campaign.remoteId);
  }
  await asked(world, campaign.remoteId);
  if (first.ad.adType === 'ASSET_GROUP') {
    await created(world, { ...second.ad, adGroupName: LAST }, campaign.remoteId);
  }
  const left = await world.read({ campaignRemoteIds: [campaign.remoteId] });
  for (const seen of left
    .toReversed()
    .filter(({ attributes }) => attributes['adGroupName'] !== LAST)) {
    await done(world, remove(seen, first.campaign.campaignType), 'removed');
  }
};

/** No platform lets go of the last asset group of a campaign: it goes with it. */
const LAST = 'The last one';

/** For the figures of every level that the platform tells. */
const asked = async (world: ContractWorld, campaignId: string): Promise<void> => {
  await world.spend(campaignId, daySpent(daysAgo(3), 1));
  for (const level of world.platform.capabilities.reports.levels) {
    await world.performance({
      level,
      from: daysAgo(4),
      to: daysAgo(3),
      campaignRemoteIds: [campaignId],
    });
  }
};

type Made = Awaited<ReturnType<typeof created>>;

const childrenMade = async (
  world: ContractWorld,
  tree: Tree,
  campaignId: string,
): Promise<readonly Made[]> => {
  const levels = levelsBelow(tree.campaign);
  const adGroup = levels.includes('adGroup')
    ? [await created(world, tree.adGroup, campaignId)]
    : [];
  const children: Draft[] = levels.includes('keyword')
    ? [tree.ad, tree.keyword, { ...tree.keyword, text: 'cheap', negative: true }]
    : [tree.ad];
  const made: Made[] = [...adGroup];
  for (const child of children) {
    made.push(await created(world, child, adGroup[0]?.remoteId ?? campaignId));
  }
  return made;
};

const created = async (
  world: ContractWorld,
  draft: Draft,
  parent?: string,
): Promise<{ readonly change: CreateChange; readonly remoteId: string }> => {
  const change = create(world.platform, draft, parent);
  return { change, remoteId: await done(world, change, 'applied') };
};

/** What a refused create leaves half done is taken away again. */
const refusedFor = async (world: ContractWorld, draft: Draft, code: string): Promise<void> => {
  const change = create(world.platform, draft);
  expect((await world.apply([change])).get(change.id)).toMatchObject({
    kind: 'failed',
    failure: { detail: { code } },
  });
};

const changed = async (
  world: ContractWorld,
  seen: Observed,
  { campaign, adGroup, ad, keyword }: Tree,
): Promise<void> => {
  const { text, matchType } = seen.attributes as Pick<Tree['keyword'], 'text' | 'matchType'>;
  const wanted: { readonly [entity in Observed['entity']]: Draft } = {
    campaign,
    adGroup,
    ad,
    keyword: { ...keyword, text, matchType },
  };
  await done(world, update(world.platform, seen, wanted[seen.entity]), 'applied');
};

const done = async (
  world: ContractWorld,
  change: Parameters<ContractWorld['apply']>[0][number],
  kind: 'applied' | 'removed',
): Promise<string> => {
  const outcome = (await world.apply([change])).get(change.id);
  if (outcome?.kind !== kind) {
    throw new Error(`${change.action} ${change.entity}: ${JSON.stringify(outcome)}`);
  }
  return outcome.kind === 'applied' ? outcome.remoteId : '';
};
