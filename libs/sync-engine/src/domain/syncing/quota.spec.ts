import { daysNeeded, quotaCost, capacityAt, standingOf } from './quota';

const SLIDING = { resets: 'sliding' };
const at = (text: string): Date => new Date(text);
const hours = (...pairs: readonly [string, number][]) =>
  pairs.map(([hour, used]) => ({ hour: at(hour), used }));

describe('what is left of a day', () => {
  const now = at('2026-11-21T10:30:00Z');

  it('is the limit less what the last 24 hours used; an hour that began before them counts whole', () => {
    const used = hours(
      ['2026-11-20T09:00:00Z', 1],
      ['2026-11-20T10:00:00Z', 20],
      ['2026-11-21T10:00:00Z', 300],
    );
    expect(standingOf(SLIDING, 1_000, used, now)).toEqual({ limit: 1_000, used: 320, left: 680 });
  });

  it('starts over at midnight of the zone, on the day that a clock is set back too', () => {
    const used = hours(
      ['2026-10-24T21:00:00Z', 1],
      ['2026-10-24T22:00:00Z', 20],
      ['2026-10-25T22:00:00Z', 300],
    );
    expect(
      standingOf({ resets: 'Europe/Berlin' }, 1_000, used, at('2026-10-25T22:30:00Z')),
    ).toMatchObject({ used: 320 });
    expect(
      standingOf({ resets: 'Europe/Berlin' }, 1_000, used, at('2026-10-25T23:00:00Z')),
    ).toMatchObject({ used: 0 });
  });

  it('is never less than nothing', () =>
    expect(standingOf(SLIDING, 100, hours(['2026-11-21T10:00:00Z', 130]), now)).toMatchObject({
      left: 0,
    }));
});

describe('when there is room again', () => {
  it.each([
    ['UTC', '2026-11-22T00:00:00Z'],
    ['America/Los_Angeles', '2026-11-22T08:00:00Z'],
  ])('at the next midnight of %s', (resets, midnight) =>
    expect(capacityAt({ resets }, 100, [], at('2026-11-21T10:30:00Z'), 5)).toEqual(at(midnight)),
  );

  const now = at('2026-11-21T10:30:00Z');
  const used = hours(
    ['2026-11-21T08:00:00Z', 30],
    ['2026-11-20T12:00:00Z', 50],
    ['2026-11-21T10:00:00Z', 20],
  );

  it.each([
    [50, '2026-11-21T13:00:00Z'],
    [51, '2026-11-22T09:00:00Z'],
    [80, '2026-11-22T09:00:00Z'],
    [100, '2026-11-22T11:00:00Z'],
    [9_000, '2026-11-22T11:00:00Z'],
  ])('for %i of 100 when enough of the last 24 hours is over', (needed, moment) =>
    expect(capacityAt(SLIDING, 100, used, now, needed)).toEqual(at(moment)),
  );
});

describe('days that a plan needs', () => {
  it.each([
    [0, 0, 1],
    [10, 10, 1],
    [11, 10, 2],
    [100, 100, 1],
    [100, 0, 2],
    [210, 10, 3],
    [211, 10, 4],
  ])('%i with %i left of 100: %i', (needed, left, days) =>
    expect(daysNeeded(needed, left, 100)).toBe(days),
  );
});

it('requests count reads and writes, operations what the platform calls so', () => {
  const forecast = { readCalls: 2, calls: 3, operations: 70 };
  expect([
    quotaCost({ counts: 'requests' }, forecast),
    quotaCost({ counts: 'operations' }, forecast),
  ]).toEqual([5, 70]);
});
