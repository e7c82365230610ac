import { interleave, spreadOf } from './statistics';

describe('the spread of rounds', () => {
  it('names the middle whatever the order', () => {
    expect(spreadOf([5, 1, 3]).median).toBe(3);
  });

  it('takes the mean of the two in the middle', () => {
    expect(spreadOf([4, 1, 2, 3]).median).toBe(2.5);
  });

  it('is not changed by one outlier', () => {
    expect(spreadOf([1, 1, 1, 1, 100])).toEqual({
      median: 1,
      quartiles: [1, 1],
      range: [1, 100],
      rounds: 5,
    });
  });

  it('refuses an empty list', () => {
    expect(() => spreadOf([])).toThrow(RangeError);
  });
});

describe('interleaved rounds', () => {
  it('takes turns at going first, and keeps the figures apart', async () => {
    const order: string[] = [];
    const measures = (name: string, figure: number) => () => {
      order.push(name);
      return figure;
    };
    const figures = await interleave(measures('a', 1), measures('b', 2), { warmUps: 0, rounds: 3 });
    expect(order).toEqual(['a', 'b', 'b', 'a', 'a', 'b']);
    expect(figures).toEqual({ one: [1, 1, 1], other: [2, 2, 2] });
  });

  it('leaves out the warm-ups', async () => {
    let count = 0;
    const { one } = await interleave(
      () => (count += 1),
      () => 0,
      { warmUps: 2, rounds: 2 },
    );
    expect(one).toEqual([3, 4]);
  });
});
