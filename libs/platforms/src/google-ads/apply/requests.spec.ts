import { packRequests } from './requests';

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
