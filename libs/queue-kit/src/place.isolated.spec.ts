import { Place } from './place';

let place: Place;
beforeEach(() => {
  jest.useFakeTimers();
  place = new Place();
});
afterEach(() => jest.useRealTimers());

/** Waits for so long; answers after how many milliseconds the place was left, undefined when it was kept. */
const leftAfter = async (waitMs: number): Promise<number | undefined> => {
  let left: number | undefined;
  const wait = place.whileWaiting(() => new Promise((over) => setTimeout(over, waitMs)));
  for (let ms = 0; ms < waitMs; ms += 50) {
    await jest.advanceTimersByTimeAsync(50);
    if (!place.isTaken) left ??= ms + 50;
  }
  await wait;
  expect(place.isTaken).toBe(true);
  return left;
};

describe('a place of work that waits for something outside', () => {
  it('is kept while the wait is short', async () => {
    expect(await leftAfter(1_900)).toBeUndefined();
  });

  it('is left after two seconds, and sooner when the wait before was as long', async () => {
    expect([await leftAfter(5_000), await leftAfter(5_000), await leftAfter(500)]).toEqual([
      2_000, 100, 100,
    ]);
  });

  it('is kept as long as ever once an answer came at once', async () => {
    expect([await leftAfter(5_000), await leftAfter(50), await leftAfter(5_000)]).toEqual([
      2_000,
      undefined,
      2_000,
    ]);
  });

  it('is free while one of several waits is long', async () => {
    const long = place.whileWaiting(() => new Promise((over) => setTimeout(over, 10_000)));
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await leftAfterBeside(1_000)).toBe(false);
    await jest.advanceTimersByTimeAsync(7_000);
    await long;
    expect(place.isTaken).toBe(true);
  });
});

/** Whether the place is taken after another, short wait. */
const leftAfterBeside = async (waitMs: number): Promise<boolean> => {
  const wait = place.whileWaiting(() => new Promise((over) => setTimeout(over, waitMs)));
  await jest.advanceTimersByTimeAsync(waitMs);
  await wait;
  return place.isTaken;
};
