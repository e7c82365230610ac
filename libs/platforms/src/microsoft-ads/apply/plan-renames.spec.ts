import fc from 'fast-check';
import { planRenames } from './plan-renames';
import type { Rename } from './plan-renames';
import { isInTransit } from './transit-name';

/** Gives the names one stage after the other, as Microsoft would: no name may be held twice. */
const play = (renames: readonly Rename[]): readonly string[] => {
  const names = new Map(renames.map(({ remoteId, from }) => [remoteId, from]));
  for (const { remoteId, name } of planRenames(renames).flat()) {
    const holder = [...names].find(
      ([id, held]) => id !== remoteId && held.toLowerCase() === name.toLowerCase(),
    );
    if (holder) throw new Error(`${name} is held by ${holder[0]}`);
    names.set(remoteId, name);
  }
  return renames.map(({ remoteId }) => names.get(remoteId)!);
};

const rename = (remoteId: string, from: string, to: string): Rename => ({ remoteId, from, to });

describe('names given inside one wave', () => {
  it('need no order of their own when nobody holds them', () => {
    expect(
      planRenames([rename('1', 'A', 'B'), rename('2', 'C', 'D'), rename('3', 'E', 'e')]),
    ).toEqual([]);
  });

  it('are given from the free end of a chain', () => {
    expect(planRenames([rename('1', 'A', 'b'), rename('2', 'B', 'C')])).toEqual([
      [{ remoteId: '2', name: 'C' }],
      [{ remoteId: '1', name: 'b' }],
    ]);
  });

  it('go round a circle through one temporary name that is known as ours', () => {
    const [[first]] = planRenames([rename('1', 'A', 'B'), rename('2', 'B', 'A')]) as unknown as [
      [{ name: string; remoteId: string }],
    ];
    expect(isInTransit({ remoteId: first.remoteId, attributes: { name: first.name } })).toBe(true);
    expect(first.name.length).toBeLessThanOrEqual(128);
  });

  it('always arrive, whatever is swapped with whatever', () => {
    fc.assert(
      fc.property(
        fc.shuffledSubarray(['A', 'B', 'C', 'D', 'E', 'F'], { minLength: 6 }),
        (wanted) => {
          const renames = wanted.map((to, index) => rename(String(index), 'ABCDEF'[index]!, to));
          if (planRenames(renames).length > 0) expect(play(renames)).toEqual(wanted);
        },
      ),
    );
  });
});
