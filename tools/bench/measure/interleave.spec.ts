import { interleave } from './interleave';

describe('interleaved rounds', () => {
  it('takes turns at going first, and keeps the figures apart', async () => {
    const order: string[] = [];
    const says = (name: string, figure: number) => () => {
      order.push(name);
      return figure;
    };
    const figures = await interleave(says('a', 1), says('b', 2), { warmUps: 0, rounds: 3 });
    expect(order).toEqual(['a', 'b', 'b', 'a', 'a', 'b']);
    expect(figures).toEqual({ one: [1, 1, 1], other: [2, 2, 2] });
  });

  it('forgets the warm-ups', async () => {
    let count = 0;
    const { one } = await interleave(
      () => (count += 1),
      () => 0,
      { warmUps: 2, rounds: 2 },
    );
    expect(one).toEqual([3, 4]);
  });
});
