import { Slot } from './slot';

let slot: Slot;
beforeEach(() => {
  jest.useFakeTimers();
  slot = new Slot();
});
afterEach(() => jest.useRealTimers());

/**
 * Waits for so long; returns after how many milliseconds the slot was released, undefined when it
 * was kept.
 */
const releasedAfter = async (waitMs: number): Promise<number | undefined> => {
  let left: number | undefined;
  const wait = slot.whileWaiting(() => new Promise((over) => setTimeout(over, waitMs)));
  for (let ms = 0; ms < waitMs; ms += 50) {
    await jest.advanceTimersByTimeAsync(50);
    if (!slot.isTaken) left ??= ms + 50;
  }
  await wait;
  expect(slot.isTaken).toBe(true);
  return left;
};

describe('the slot of work that waits for something outside', () => {
  it('is kept while the wait is short', async () => {
    expect(await releasedAfter(1_900)).toBeUndefined();
  });

  it('is left after two seconds, and sooner when the wait before was as long', async () => {
    expect([
      await releasedAfter(5_000),
      await releasedAfter(5_000),
      await releasedAfter(500),
    ]).toEqual([2_000, 100, 100]);
  });

  it('is kept as long as ever once an answer came at once', async () => {
    expect([
      await releasedAfter(5_000),
      await releasedAfter(50),
      await releasedAfter(5_000),
    ]).toEqual([2_000, undefined, 2_000]);
  });

  it('is free while one of several waits is long', async () => {
    const long = slot.whileWaiting(() => new Promise((over) => setTimeout(over, 10_000)));
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await leftAfterBeside(1_000)).toBe(false);
    await jest.advanceTimersByTimeAsync(7_000);
    await long;
    expect(slot.isTaken).toBe(true);
  });
});

/** Whether the slot is taken after another, short wait. */
const leftAfterBeside = async (waitMs: number): Promise<boolean> => {
  const wait = slot.whileWaiting(() => new Promise((over) => setTimeout(over, waitMs)));
  await jest.advanceTimersByTimeAsync(waitMs);
  await wait;
  return slot.isTaken;
};
