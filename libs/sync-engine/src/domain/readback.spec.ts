import fc from 'fast-check';
import { daysToRead, fitsTheDay, piecesOf, tryAgainAfter } from './readback';

const RULES = { restatedDays: 28, lagHours: 6 };
const at = (text: string): Date => new Date(text);

describe('which days are read', () => {
  const now = at('2026-11-21T23:30:00Z');

  it('are at first all that are still restated, to the day that it is where the figures are', () => {
    expect(daysToRead(RULES, 'Europe/Berlin', { readAt: null, deepDay: null }, now)).toEqual({
      range: { from: '2026-10-25', to: '2026-11-22' },
      isDeep: true,
    });
  });

  it('are on the same day only those that may have changed since', () => {
    expect(
      daysToRead(RULES, 'UTC', { readAt: at('2026-11-21T23:00:00Z'), deepDay: '2026-11-21' }, now),
    ).toEqual({ range: { from: '2026-11-21', to: '2026-11-21' }, isDeep: false });
    expect(
      daysToRead(RULES, 'UTC', { readAt: at('2026-11-21T04:00:00Z'), deepDay: '2026-11-21' }, now)
        .range.from,
    ).toBe('2026-11-20');
  });

  it('are all that are restated again on the next day', () => {
    expect(
      daysToRead(RULES, 'UTC', { readAt: at('2026-11-20T23:59:00Z'), deepDay: '2026-11-20' }, now),
    ).toEqual({ range: { from: '2026-10-24', to: '2026-11-21' }, isDeep: true });
  });

  it('leave none out after a long silence', () => {
    expect(
      daysToRead(RULES, 'UTC', { readAt: at('2026-09-01T12:00:00Z'), deepDay: '2026-09-01' }, now)
        .range.from,
    ).toBe('2026-09-01');
  });
});

it('a reading is divided so that every campaign is asked about on every day once, and no piece is too large', () => {
  const days = Array.from(
    { length: 31 },
    (_, index) => `2026-10-${String(index + 1).padStart(2, '0')}`,
  );
  fc.assert(
    fc.property(
      fc.array(fc.nat(500), { maxLength: 30 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 2_000 }),
      (sizes, lastDay, most) => {
        const asked = sizes.map((objects, id) => ({ id, objects }));
        const range = { from: days[0]!, to: days[lastDay]! };
        const pieces = piecesOf(asked, ({ objects }) => objects, range, most);
        const reported = pieces.flatMap((piece) =>
          piece.campaigns.flatMap(({ id }) =>
            days
              .filter((day) => day >= piece.range.from && day <= piece.range.to)
              .map((day) => `${id} ${day}`),
          ),
        );
        expect(reported.toSorted()).toEqual(
          asked
            .flatMap(({ id }) => days.slice(0, lastDay + 1).map((day) => `${id} ${day}`))
            .toSorted(),
        );
        for (const {
          campaigns,
          range: { from, to },
        } of pieces) {
          const weight =
            campaigns.reduce((sum, { objects }) => sum + Math.max(1, objects), 0) *
            days.filter((day) => day >= from && day <= to).length;
          expect(weight <= most || (campaigns.length === 1 && from === to)).toBe(true);
        }
      },
    ),
  );
});

describe('a platform that fails', () => {
  const down = { kind: 'unavailable', detail: { code: 'HTTP_503', message: '' } } as const;

  it('is asked again soon, then more and more rarely, and never more often than it would be anyway', () => {
    expect([1, 2, 3, 4, 5, 6, 60].map((failures) => tryAgainAfter(down, failures, 900))).toEqual([
      60, 120, 240, 480, 900, 900, 900,
    ]);
    expect(tryAgainAfter(down, 1, 5)).toBe(5);
  });

  it('is not asked before the time that it stated', () => {
    expect(
      tryAgainAfter({ ...down, kind: 'throttled', retryAfterSeconds: 4_000, scope: 'day' }, 1, 900),
    ).toBe(4_000);
  });
});

it.each([
  [10, 40, true],
  [11, 40, false],
  [1, 50, false],
])('%i requests with %i of 100 used leave half of the day to syncs: %s', (requests, used, fits) => {
  expect(fitsTheDay(requests, { limit: 100, used, left: 100 - used })).toBe(fits);
});
