import { digestOf } from '@switchyard/kernel';
import type { Attributes, EntityKind } from '@switchyard/platforms';
import fc from 'fast-check';
import { isMirrored, World } from '../testing/world';
import { DRIFT_POLICIES } from './plan';
import type { PlannedPart } from './plan-part';

const RUNS = { numRuns: 150 };
const changesOf = (parts: readonly PlannedPart[]) => parts.flatMap((part) => part.changes);
const driftOf = (parts: readonly PlannedPart[]) =>
  parts.flatMap((part) => part.drift.map((each) => [each.address.id, each.field, each.remote]));
const missingOf = (parts: readonly PlannedPart[]) =>
  parts.flatMap((part) => part.missing.map((each) => each.id));
const synced = (world: World): World => {
  world.apply(world.plan());
  return world;
};

describe('a plan over random trees', () => {
  it('makes the platform a mirror of the catalog, and is empty afterwards', () => {
    fc.assert(
      fc.property(arbitraryWorld, localDeeds, (make, edit) => {
        const world = synced(make());
        edit(world);
        world.apply(world.plan());
        expect(isMirrored(world)).toBe(true);
        expect(changesOf(world.plan())).toEqual([]);
      }),
      RUNS,
    );
  });

  it('is empty after it was applied, whatever was edited and deleted by hand; drift and losses stay listed', () => {
    fc.assert(
      fc.property(arbitraryWorld, localDeeds, handDeeds, (make, edit, meddle) => {
        const world = synced(make());
        edit(world);
        meddle(world);
        const plan = world.plan();
        world.apply(plan);
        const next = world.plan();
        expect(changesOf(next)).toEqual([]);
        expect(driftOf(next)).toEqual(driftOf(plan));
        expect(missingOf(next)).toEqual(missingOf(plan));
      }),
      RUNS,
    );
  });

  it('sends nothing for drift that is left alone', () => {
    fc.assert(
      fc.property(arbitraryWorld, handEdits, (make, meddle) => {
        const world = synced(make());
        meddle(world);
        const before = JSON.stringify([...world.platform.objects]);
        if (world.driftPolicy === 'LOCAL_WINS') return;
        world.apply(world.plan());
        expect(JSON.stringify([...world.platform.objects])).toBe(before);
      }),
      RUNS,
    );
  });

  it('creates nothing again that vanished', () => {
    fc.assert(
      fc.property(arbitraryWorld, handDeeds, (make, meddle) => {
        const world = synced(make());
        meddle(world);
        expect(
          changesOf(world.plan()).filter(
            (change) => change.action === 'create' || change.action === 'replace',
          ),
        ).toEqual([]);
      }),
      RUNS,
    );
  });

  it('does not depend on the order of its input', () => {
    const shuffles = fc.array(fc.nat(), { minLength: 20, maxLength: 20 });
    fc.assert(
      fc.property(arbitraryWorld, localDeeds, handDeeds, shuffles, (make, edit, meddle, keys) => {
        const world = synced(make());
        edit(world);
        meddle(world);
        const reorder = <T>(list: readonly T[]) =>
          list
            .map((item, at) => ({ item, key: keys[at % keys.length]! }))
            .sort((a, b) => a.key - b.key)
            .map((each) => each.item);
        expect(world.plan(reorder)).toEqual(world.plan());
      }),
      RUNS,
    );
  });

  it('has the digest of its canonical text', () => {
    fc.assert(
      fc.property(arbitraryWorld, localDeeds, handDeeds, (make, edit, meddle) => {
        const world = synced(make());
        edit(world);
        meddle(world);
        for (const { basis, changes, digest } of world.plan()) {
          expect(digest).toBe(digestOf({ basis, changes }));
        }
      }),
      RUNS,
    );
  });

  it('recovers from refusals and half-made objects: the next plan completes what this one could not', () => {
    const some = fc.array(fc.nat(40), { maxLength: 4 });
    fc.assert(
      fc.property(
        arbitraryWorld,
        fc.boolean(),
        localDeeds,
        some,
        some,
        (make, known, edit, refusedAt, halfAt) => {
          const world = known ? synced(make()) : make();
          edit(world);
          const catalog = JSON.stringify([...world.local]);
          const plan = world.plan();
          const ids = [...new Set(changesOf(plan).map((change) => change.address.id))].sort();
          const pick = (at: readonly number[]) => new Set(at.flatMap((n) => ids[n] ?? []));
          world.apply(plan, { refused: pick(refusedAt), halfMade: pick(halfAt) });
          world.apply(world.plan());
          world.apply(world.plan());
          expect(JSON.stringify([...world.local])).toBe(catalog);
          expect(isMirrored(world)).toBe(true);
          expect(changesOf(world.plan())).toEqual([]);
        },
      ),
      RUNS,
    );
  });
});

const STATUS = fc.constantFrom('ENABLED', 'PAUSED');
const BID = fc.option(fc.constantFrom(10_000, 20_000, 30_000), { nil: null });
const NUMBERS = fc
  .uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 3 })
  .map((list) => list.sort());

/**
 * Values that each field of each level may take; names are given by position, so that they are
 * unique where they must be.
 */
const FIELDS: Readonly<
  Record<EntityKind, Readonly<Record<string, fc.Arbitrary<Attributes[string]>>>>
> = {
  campaign: {
    status: STATUS,
    budgetMicros: fc.constantFrom(1_000_000, 2_000_000, 5_000_000),
    geoTargets: NUMBERS,
    languages: fc.constantFrom<Attributes[string]>(['en'], ['de', 'en']),
    endDate: fc.constantFrom(null, '2030-01-01'),
    biddingStrategy: fc.constantFrom<Attributes[string]>(
      { type: 'MAXIMIZE_CLICKS' },
      { type: 'TARGET_CPA', targetCpaMicros: 5 },
    ),
  },
  adGroup: { status: STATUS, maxCpcMicros: BID, kind: fc.constantFrom('A', 'B') },
  ad: {
    status: STATUS,
    headlines: NUMBERS,
    finalUrl: fc.constantFrom('https://a.example', 'https://b.example'),
  },
  keyword: {
    status: STATUS,
    maxCpcMicros: BID,
    text: fc.constantFrom('red', 'blue'),
    matchType: fc.constantFrom('EXACT', 'PHRASE'),
  },
};

const attributesOf = (entity: EntityKind) => fc.record(FIELDS[entity]);

const adGroupTree = fc.record({
  adGroup: attributesOf('adGroup'),
  ads: fc.array(attributesOf('ad'), { maxLength: 2 }),
  keywords: fc.array(attributesOf('keyword'), { maxLength: 3 }),
});
const campaignTree = fc.record({
  campaign: attributesOf('campaign'),
  adGroups: fc.array(adGroupTree, { maxLength: 3 }),
});

type CampaignTree = typeof campaignTree extends fc.Arbitrary<infer Tree> ? Tree : never;

const plant = (world: World, { campaign, adGroups }: CampaignTree, at: number): void => {
  const campaignId = `cmp_${at}`;
  world.add({
    entity: 'campaign',
    id: campaignId,
    campaignId,
    parentId: null,
    attributes: { ...campaign, name: `C${at}` },
  });
  adGroups.forEach((tree, index) => {
    const id = `adg_${at}${index}`;
    world.add({
      entity: 'adGroup',
      id,
      campaignId,
      parentId: campaignId,
      attributes: { ...tree.adGroup, name: `G${index}` },
    });
    tree.ads.forEach((attributes, n) =>
      world.add({ entity: 'ad', id: `ad_${at}${index}${n}`, campaignId, parentId: id, attributes }),
    );
    tree.keywords.forEach((attributes, n) =>
      world.add({
        entity: 'keyword',
        id: `kwd_${at}${index}${n}`,
        campaignId,
        parentId: id,
        attributes,
      }),
    );
  });
};

/** A catalog of up to three campaigns that nothing was synced of yet. */
const arbitraryWorld: fc.Arbitrary<() => World> = fc
  .record({
    trees: fc.array(campaignTree, { minLength: 1, maxLength: 3 }),
    policy: fc.constantFrom(...DRIFT_POLICIES),
    shared: fc.boolean(),
  })
  .map(({ trees, policy, shared }) => () => {
    const world = new World(policy, shared);
    trees.forEach((tree, at) => plant(world, tree, at));
    return world;
  });

/** One action of a user, here or in the platform's own console. `at` picks the object. */
type Deed = (world: World, at: number) => void;

const idAt = (world: World, at: number): string | undefined =>
  [...world.local.keys()][at % Math.max(1, world.local.size)];

const fieldEdit = (hand: boolean) =>
  fc.constantFrom<EntityKind>('campaign', 'adGroup', 'ad', 'keyword').chain((entity) =>
    fc.constantFrom(...Object.keys(FIELDS[entity])).chain((field) =>
      FIELDS[entity][field]!.map((value): Deed => (world, at) => {
        const ids = [...world.local.values()]
          .filter((each) => each.entity === entity)
          .map((each) => each.id);
        const id = ids[at % Math.max(1, ids.length)];
        const fixed = hand && ['kind', 'text', 'matchType'].includes(field);
        if (!id || fixed) return;
        if (hand) world.handEdit(id, field, value);
        else world.edit(id, field, value);
      }),
    ),
  );

/** Swaps the names of two campaigns, or of two groups of a campaign. */
const swap: Deed = (world, at) => {
  const one = world.local.get(idAt(world, at) ?? '');
  const other = [...world.local.values()].find(
    (each) => one && each !== one && each.entity === one.entity && each.parentId === one.parentId,
  );
  if (!one || !other || one.attributes['name'] === undefined) return;
  const [first, second] = [one.attributes['name'], other.attributes['name']!];
  world.edit(one.id, 'name', second);
  world.edit(other.id, 'name', first);
};

const remove: Deed = (world, at) => world.delete(idAt(world, at) ?? '');
const handRemove: Deed = (world, at) => world.handDelete(idAt(world, at) ?? '');

/** Deletes a campaign and makes another of the same name. */
const replant: Deed = (world, at) => {
  const campaign = [...world.local.values()].filter((each) => each.entity === 'campaign')[at % 3];
  if (!campaign) return;
  world.delete(campaign.id);
  const id = `${campaign.id}x`;
  world.add({
    entity: 'campaign',
    id,
    campaignId: id,
    parentId: null,
    attributes: campaign.attributes,
  });
  world.add({
    entity: 'adGroup',
    id: `adg_${id}`,
    campaignId: id,
    parentId: id,
    attributes: { name: 'G', status: 'ENABLED' },
  });
};

const deedsOf = (...kinds: readonly fc.Arbitrary<Deed>[]): fc.Arbitrary<(world: World) => void> =>
  fc
    .array(fc.tuple(fc.oneof(...kinds), fc.nat(60)), { maxLength: 12 })
    .map((deeds) => (world) => deeds.forEach(([deed, at]) => deed(world, at)));

const localDeeds = deedsOf(
  fieldEdit(false),
  fieldEdit(false),
  fc.constantFrom(swap, remove, replant),
);
const handDeeds = deedsOf(
  fieldEdit(true),
  fieldEdit(true),
  fieldEdit(true),
  fc.constant(handRemove),
);
const handEdits = deedsOf(fieldEdit(true));
