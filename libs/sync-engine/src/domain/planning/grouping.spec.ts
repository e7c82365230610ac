import fc from 'fast-check';
import { packed } from './grouping';

const pack = (weights: readonly number[], most: number) =>
  packed(weights, (weight) => [weight], [most]);

describe('packed', () => {
  it('puts neighbours together while they fit', () => {
    expect(pack([2, 3, 5, 1, 9, 1], 10)).toEqual([[2, 3, 5], [1, 9], [1]]);
  });

  it('gives what is too heavy a group to itself', () => {
    expect(pack([1, 30, 1], 10)).toEqual([[1], [30], [1]]);
  });

  it('keeps to every limit at once', () => {
    expect(
      packed(
        [
          [1, 5],
          [1, 5],
          [1, 0],
        ],
        (weights) => weights,
        [2, 100],
      ),
    ).toEqual([
      [
        [1, 5],
        [1, 5],
      ],
      [[1, 0]],
    ]);
    expect(
      packed(
        [
          [1, 5],
          [1, 5],
          [1, 0],
        ],
        (weights) => weights,
        [9, 9],
      ),
    ).toEqual([
      [[1, 5]],
      [
        [1, 5],
        [1, 0],
      ],
    ]);
  });

  it('loses nothing, keeps the order, exceeds no limit and leaves no two neighbours apart that would have fitted', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12)), fc.integer({ min: 1, max: 20 }), (weights, most) => {
        const groups = pack(weights, most);
        const sum = (group: readonly number[]) => group.reduce((all, each) => all + each, 0);
        expect(groups.flat()).toEqual(weights);
        expect(groups.filter((group) => group.length > 1 && sum(group) > most)).toEqual([]);
        expect(
          groups.filter(
            (group, at) => groups[at + 1] !== undefined && sum(group) + groups[at + 1]![0]! <= most,
          ),
        ).toEqual([]);
      }),
    );
  });
});
