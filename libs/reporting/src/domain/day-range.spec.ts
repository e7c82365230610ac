import { lastDays } from './day-range';

it.each([
  ['2026-11-21T12:00:00Z', 'Europe/Berlin', { from: '2026-10-23', to: '2026-11-21' }],
  ['2026-11-21T23:30:00Z', 'Europe/Berlin', { from: '2026-10-24', to: '2026-11-22' }],
  ['2026-11-21T03:00:00Z', 'America/Los_Angeles', { from: '2026-10-22', to: '2026-11-20' }],
])('the last 30 days at %s in %s', (now, zone, range) => {
  expect(lastDays(new Date(now), zone, 30)).toEqual(range);
});
