import { spreadOf } from './statistics';

describe('the spread of rounds', () => {
  it('names the middle whatever the order', () => {
    expect(spreadOf([5, 1, 3]).median).toBe(3);
  });

  it('takes the mean of the two in the middle', () => {
    expect(spreadOf([4, 1, 2, 3]).median).toBe(2.5);
  });

  it('is not moved by one wild round', () => {
    expect(spreadOf([1, 1, 1, 1, 100])).toEqual({
      median: 1,
      quartiles: [1, 1],
      range: [1, 100],
      rounds: 5,
    });
  });

  it('refuses to speak of nothing', () => {
    expect(() => spreadOf([])).toThrow(RangeError);
  });
});
