import { digestOf } from '@switchyard/kernel';
import fc from 'fast-check';
import { arbitraryWorld, handDeeds, handEdits, localDeeds } from '../testing/arbitrary-world';
import { isMirrored, type World } from '../testing/world';
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
