import { digestOf, type PlatformId } from '@switchyard/kernel';
import { type Change, createPlatforms, type EntityKind, type Outcome } from '@switchyard/platforms';
import { runsOfTest } from '@switchyard/test-kit';
import fc from 'fast-check';
import type { CampaignTree } from '../../domain/basis/campaign-tree';
import { desiredOf } from '../../domain/basis/desired-objects';
import type { Desired } from '../../domain/planning/plan';
import { EVERYTHING } from '../../domain/planning/preview';
import { givenTree } from '../../domain/testing/given-tree';
import { fileOf } from '../testing/arbitrary-asset';
import { sortsOn, soundTree } from '../testing/arbitrary-tree';
import { createOf, ExportWorld } from '../testing/export-world';
import { placed } from '../testing/named-locations';

const SEED = 20261121;
const RUNS = runsOfTest(6);
/** How many times what is really sent a forecast may be. */
const FACTOR = 3;
/** Where a picture needs to say whose it is. */
const NAMED: readonly PlatformId[] = ['google-ads', 'microsoft-ads'];
const PARENTS_FIRST: readonly EntityKind[] = ['campaign', 'adGroup', 'ad', 'keyword'];

interface Size {
  readonly campaigns: number;
  readonly adGroups: number;
  readonly keywords: number;
  /** How many of the objects are paused, in thousandths; all of them are removed afterwards. */
  readonly changed: number;
}

const size: fc.Arbitrary<Size> = fc.record({
  campaigns: fc.integer({ min: 1, max: 4 }),
  adGroups: fc.integer({ min: 1, max: 4 }),
  keywords: fc.integer({ min: 0, max: 12 }),
  changed: fc.integer({ min: 100, max: 1_000 }),
});

const treesOn = (
  world: ExportWorld,
  { campaigns, adGroups, keywords }: Size,
  run: number,
): readonly CampaignTree[] =>
  Array.from({ length: campaigns }, (_, at) => {
    const { capabilities, id } = world.platform;
    const sorts = sortsOn(capabilities);
    const sound = soundTree(sorts[(run + at) % sorts.length]!, capabilities);
    const isSearch = sound.campaign?.type === 'SEARCH';
    return placed(
      givenTree({
        ...sound,
        ads: sound.ads!.map((ad) =>
          NAMED.includes(id) ? { ...ad, longHeadline: 'A long one', businessName: 'Shop' } : ad,
        ),
        campaign: { ...sound.campaign, name: `Run ${run} of ${at}`, platforms: [id] },
        adGroups: Array.from({ length: adGroups }, (_group, index) => ({ name: `Group ${index}` })),
        keywords: isSearch
          ? Array.from({ length: keywords }, (_keyword, index) => ({ text: `shoes ${index}` }))
          : [],
      }),
    );
  });

const appliedOr = (outcome: Outcome) => {
  if (outcome.kind !== 'applied') throw new Error(JSON.stringify(outcome));
  return outcome;
};

const sendAll = async (
  world: ExportWorld,
  waves: readonly (readonly Change[])[],
): Promise<void> => {
  for (const wave of waves) await world.sendWave(wave);
};

/** Puts every picture of these trees on the shelf that uploads are read from. */
const shelve = (world: ExportWorld, trees: readonly CampaignTree[]): void =>
  trees
    .flatMap(({ assets }) => assets.flatMap(({ asset }) => asset.sha256 ?? []))
    .forEach((sha256) => world.media.put(fileOf(sha256)!));

/**
 * Sends level by level, as a sync does; answers remote ids. Throws when something was not taken.
 */
const sent = async (
  world: ExportWorld,
  desired: readonly Desired[],
): Promise<ReadonlyMap<string, string>> => {
  const remoteIds = new Map<string, string>();
  for (const level of PARENTS_FIRST) {
    const wave = desired
      .filter(({ address }) => address.entity === level)
      .flatMap((want) => createOf(want, remoteIds) ?? []);
    const made = (await world.sendWave(wave)).map((outcome) => appliedOr(outcome));
    made.forEach(({ changeId, remoteId }) => remoteIds.set(changeId, remoteId));
  }
  return remoteIds;
};

/** Waves of creations as a plan knows them: no parent has a remote id yet. */
const planned = (desired: readonly Desired[]): readonly (readonly Change[])[] => {
  const ownIds = new Map(desired.map(({ address: { id } }) => [id, id]));
  return PARENTS_FIRST.map((level) =>
    desired
      .filter(({ address }) => address.entity === level)
      .flatMap((want) => createOf(want, ownIds) ?? []),
  ).filter((wave) => wave.length > 0);
};

const subjectOf = (
  { address: { id, entity }, campaignType, parentId, attributes }: Desired,
  remoteIds: ReadonlyMap<string, string>,
) => ({
  id,
  entity,
  localId: id,
  campaignType,
  remoteId: remoteIds.get(id)!,
  ...(parentId === null ? {} : { parentRemoteId: remoteIds.get(parentId)! }),
  seenDigest: digestOf(attributes),
});

/** Pauses what runs; nothing of what cannot be paused. */
const pauses = (
  desired: readonly Desired[],
  remoteIds: ReadonlyMap<string, string>,
  share: number,
): readonly (readonly Change[])[] =>
  PARENTS_FIRST.map((level) =>
    desired
      .filter(
        ({ address, attributes }, at) =>
          address.entity === level && attributes['status'] === 'ENABLED' && at % 1_000 < share,
      )
      .map((want): Change => ({
        action: 'update',
        ...subjectOf(want, remoteIds),
        after: { ...want.attributes, status: 'PAUSED' },
        fields: ['status'],
      })),
  ).filter((wave) => wave.length > 0);

const removals = (
  desired: readonly Desired[],
  remoteIds: ReadonlyMap<string, string>,
): readonly (readonly Change[])[] => [
  desired
    .filter(({ address }) => address.entity === 'campaign')
    .map((want): Change => ({ action: 'remove', ...subjectOf(want, remoteIds) })),
];

describe.each<PlatformId>([...createPlatforms().keys()])(
  `the forecast of random plans (seed ${SEED}) for %s`,
  (platform) => {
    let world: ExportWorld;
    beforeAll(async () => void (world = await ExportWorld.start(platform)), 120_000);
    afterAll(() => world.stop());

    /** Never less than what was sent, and no more than so many times that. */
    const expectBound = async (
      waves: readonly (readonly Change[])[],
      what: string,
    ): Promise<void> => {
      const { readCalls, calls, operations } = world.forecast(waves);
      const counted = await world.counted();
      const figures = { what, forecast: readCalls + calls, operations, counted };
      expect({
        ...figures,
        isEnough: readCalls + calls >= counted.requests && operations >= counted.operations,
        isNear: readCalls + calls <= FACTOR * Math.max(1, counted.requests),
      }).toEqual({ ...figures, isEnough: true, isNear: true });
    };

    it('is an upper bound of what the platform counts, and near it', async () => {
      for (const [run, each] of fc.sample(size, { seed: SEED, numRuns: RUNS }).entries()) {
        const trees = treesOn(world, each, run);
        shelve(world, trees);
        const target = world.target(world.settings);
        const desired = trees.flatMap(
          (tree) => desiredOf(tree, target, EVERYTHING, world.platform, new Date()).desired,
        );
        await world.counted();
        const remoteIds = await sent(world, desired);
        await expectBound(planned(desired), 'creations');
        const paused = pauses(desired, remoteIds, each.changed);
        await sendAll(world, paused);
        await expectBound(paused, 'pauses');
        const removed = removals(desired, remoteIds);
        await sendAll(world, removed);
        await expectBound(removed, 'removals');
      }
    }, 600_000);
  },
);
