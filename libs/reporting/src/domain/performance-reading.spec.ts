import fc from 'fast-check';
import { lastDays, monthsOf, type PerformanceFact } from './daily-performance';
import { foldFacts, slicesOf } from './performance-reading';

const fact = (
  objectId: string,
  day: string,
  spendMicros = 1,
  conversionsMicros: number | null = 1,
): PerformanceFact => ({
  objectId,
  campaignId: 'cmp_1',
  adGroupId: 'adg_1',
  day,
  impressions: 1,
  clicks: 1,
  spendMicros,
  conversionsMicros,
  conversionValueMicros: null,
});
const dayOf = (index: number): string =>
  new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);

it('adds up the figures of an object over its remote ids; a figure that one of them lacks is unknown', () => {
  expect(
    foldFacts([
      fact('ad_1', '2026-01-01', 2),
      fact('ad_2', '2026-01-01'),
      fact('ad_1', '2026-01-01', 3),
      fact('ad_1', '2026-01-02', 4),
      fact('ad_2', '2026-01-01', 1, null),
    ]),
  ).toMatchObject([
    { objectId: 'ad_1', spendMicros: 5, conversionsMicros: 2 },
    { objectId: 'ad_2', spendMicros: 2, conversionsMicros: null },
    { day: '2026-01-02', spendMicros: 4 },
  ]);
});

it('divides a reading into slices that cover every day once and lose no row', () => {
  fc.assert(
    fc.property(
      fc.array(fc.nat(40), { maxLength: 60 }),
      fc.integer({ min: 1, max: 12 }),
      (days, most) => {
        const rows = days.map((day, index) => fact(`ad_${index}`, dayOf(day)));
        const slices = slicesOf({ from: dayOf(0), to: dayOf(40) }, rows, most);
        const covered = slices.flatMap(({ range }) =>
          Array.from({ length: 41 }, (_, index) => dayOf(index)).filter(
            (day) => day >= range.from && day <= range.to,
          ),
        );
        expect(covered).toEqual(Array.from({ length: 41 }, (_, index) => dayOf(index)));
        expect(new Set(slices.flatMap((slice) => slice.rows))).toEqual(new Set(rows));
        for (const slice of slices) {
          expect(
            slice.rows.every(({ day }) => day >= slice.range.from && day <= slice.range.to),
          ).toBe(true);
          expect(
            slice.rows.length <= most || new Set(slice.rows.map(({ day }) => day)).size === 1,
          ).toBe(true);
        }
      },
    ),
  );
});

it.each([
  ['2026-01-31', '2026-01-31', ['2026-01']],
  ['2026-01-31', '2026-03-01', ['2026-01', '2026-02', '2026-03']],
  ['2025-12-01', '2026-01-31', ['2025-12', '2026-01']],
])('the months of %s to %s', (from, to, months) => {
  expect(monthsOf({ from, to })).toEqual(months);
});

it.each([
  ['2026-11-21T12:00:00Z', 'Europe/Berlin', { from: '2026-10-23', to: '2026-11-21' }],
  ['2026-11-21T23:30:00Z', 'Europe/Berlin', { from: '2026-10-24', to: '2026-11-22' }],
  ['2026-11-21T03:00:00Z', 'America/Los_Angeles', { from: '2026-10-22', to: '2026-11-20' }],
])('the last 30 days at %s in %s', (now, zone, range) => {
  expect(lastDays(new Date(now), zone, 30)).toEqual(range);
});
