import fc from 'fast-check';
import { textLinkKey } from '../attributes';
import type { Operation } from '../client/session';
import { ASSET_GROUP_COUNTS } from '../limits';
import { linkMoves, type WantedLink } from './asset-groups';
import { type Rename, renameOrder } from './levels';
import { packRequests, shareAssets } from './send';

const { min, max } = ASSET_GROUP_COUNTS.HEADLINE;
const texts = fc.uniqueArray(fc.integer({ min: 1, max: 40 }).map(String), {
  minLength: min,
  maxLength: max,
});
const wanted = (text: string): WantedLink => ({
  key: textLinkKey('HEADLINE', text),
  fieldType: 'HEADLINE',
  asset: {},
});

it('keeps enough headlines and never too many at every moment, and ends with those that are wanted', () => {
  fc.assert(
    fc.property(texts, texts, (before, after) => {
      const parts = Object.fromEntries(
        before.map((text) => [textLinkKey('HEADLINE', text), `link ${text}`]),
      );
      const there = new Set(before);
      for (const move of linkMoves('HEADLINE', after.map(wanted), {
        entity: 'ad',
        remoteId: '1',
        campaignRemoteId: '1',
        attributes: {},
        parts,
      })) {
        if (move.kind === 'add') there.add(move.link.key.slice(textLinkKey('HEADLINE', '').length));
        if (move.kind === 'remove') there.delete(move.resourceName.slice('link '.length));
        expect(there.size).toBeGreaterThanOrEqual(min);
        expect(there.size).toBeLessThanOrEqual(max);
      }
      expect([...there].sort()).toEqual([...after].sort());
    }),
  );
});

describe('requests', () => {
  it('take changes whole, in order, up to the limit', () => {
    expect(packRequests([3, 4, 4, 2], 8)).toEqual([
      [
        { index: 0, from: 0, to: 3 },
        { index: 1, from: 0, to: 4 },
      ],
      [
        { index: 2, from: 0, to: 4 },
        { index: 3, from: 0, to: 2 },
      ],
    ]);
  });

  it('are full with exactly the limit', () => {
    expect(
      packRequests(
        Array.from({ length: 10_000 }, () => 1),
        10_000,
      ),
    ).toHaveLength(1);
    expect(
      packRequests(
        Array.from({ length: 10_001 }, () => 1),
        10_000,
      ),
    ).toHaveLength(2);
  });

  it('tear a change apart only when it is larger than a request, and then mix nothing in', () => {
    expect(packRequests([1, 10, 1], 4)).toEqual([
      [{ index: 0, from: 0, to: 1 }],
      [{ index: 1, from: 0, to: 4 }],
      [{ index: 1, from: 4, to: 8 }],
      [{ index: 1, from: 8, to: 10 }],
      [{ index: 2, from: 0, to: 1 }],
    ]);
  });

  it('leave out changes that need nothing', () => {
    expect(packRequests([0, 0], 4)).toEqual([]);
  });
});

const asset = (name: string, text: string): Operation => ({
  kind: 'assetOperation',
  write: { create: { resourceName: name, calloutAsset: { calloutText: text } } },
});
const link = (campaign: string, name: string): Operation => ({
  kind: 'campaignAssetOperation',
  write: { create: { campaign, asset: name, fieldType: 'CALLOUT' } },
});

it('makes equal assets once and leads every link to the one that is made', () => {
  const { operations, places } = shareAssets([
    asset('a/-1', 'Free'),
    link('c/1', 'a/-1'),
    asset('a/-2', 'Free'),
    link('c/2', 'a/-2'),
    asset('a/-3', 'Fast'),
  ]);
  expect(operations).toEqual([
    asset('a/-1', 'Free'),
    link('c/1', 'a/-1'),
    link('c/2', 'a/-1'),
    asset('a/-3', 'Fast'),
  ]);
  expect(places).toEqual([0, 1, 0, 2, 3]);
});

/**
 * Plays renames one by one as the platform would, and says who ended up with which name; throws
 * when a name is still taken.
 */
const play = (renames: readonly Rename[]): Readonly<Record<string, string>> => {
  const { order, parked } = renameOrder(renames);
  const names = new Map(renames.map(({ id, from }) => [id, from]));
  const give = (id: string, name: string): void => {
    if ([...names].some(([other, taken]) => other !== id && taken === name)) {
      throw new Error(`${name} is taken`);
    }
    names.set(id, name);
  };
  parked.forEach((id) => give(id, `parked ${id}`));
  order.forEach((id) => give(id, renames.find((rename) => rename.id === id)!.to));
  return Object.fromEntries(names);
};

const rename = (id: string, from: string, to: string): Rename => ({
  id,
  scope: 'account',
  from,
  to,
});

describe('renames', () => {
  it('free a name before it is taken, without parking anyone', () => {
    const chain = [rename('1', 'a', 'b'), rename('2', 'b', 'c'), rename('3', 'c', 'd')];
    expect(renameOrder(chain)).toEqual({ order: ['3', '2', '1'], parked: [] });
  });

  it('park one of two that swap', () => {
    expect(renameOrder([rename('1', 'a', 'b'), rename('2', 'b', 'a')]).parked).toEqual(['1']);
  });

  it('leave a rename to the own name alone', () => {
    expect(renameOrder([rename('1', 'a', 'a')])).toEqual({ order: ['1'], parked: [] });
  });

  it('take names of different scopes for different names', () => {
    expect(
      renameOrder([
        { ...rename('1', 'a', 'b'), scope: 'x' },
        { ...rename('2', 'b', 'a'), scope: 'y' },
      ]).parked,
    ).toEqual([]);
  });

  it('arrive, whatever the permutation', () => {
    const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
    fc.assert(
      fc.property(
        fc.shuffledSubarray([...names, 'x', 'y'], { minLength: 7, maxLength: 7 }),
        (targets) => {
          const renames = names.map((from, index) => rename(String(index), from, targets[index]!));
          expect(play(renames)).toEqual(Object.fromEntries(renames.map(({ id, to }) => [id, to])));
        },
      ),
    );
  });
});
