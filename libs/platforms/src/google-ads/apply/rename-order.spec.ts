import fc from 'fast-check';
import { renameOrder, type Rename } from './rename-order';

/** Plays renames one by one as the platform would, and says who ended up with which name; throws when a name is still taken. */
const play = (renames: readonly Rename[]): Readonly<Record<string, string>> => {
  const { order, parked } = renameOrder(renames);
  const names = new Map(renames.map(({ id, from }) => [id, from]));
  const give = (id: string, name: string): void => {
    if ([...names].some(([other, held]) => other !== id && held === name)) {
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
