import { dayFrom, dayUntil, endOfDay, momentOf, startOfDay } from './moments';

const BERLIN = 'Europe/Berlin';

describe('days as moments', () => {
  it('begin and end in the account zone, also where clocks change', () => {
    expect(startOfDay('2026-03-29', BERLIN)).toBe(Date.UTC(2026, 2, 28, 23) / 1_000);
    expect(endOfDay('2026-03-29', BERLIN)).toBe(Date.UTC(2026, 2, 29, 22) / 1_000 - 1);
  });

  it('read back as they were', () => {
    expect(dayFrom(startOfDay('2026-10-25', BERLIN), BERLIN)).toBe('2026-10-25');
    expect(dayUntil(endOfDay('2026-10-25', BERLIN), BERLIN)).toBe('2026-10-25');
  });

  it('keep the time that somebody chose by hand', () => {
    const noon = startOfDay('2026-05-01', BERLIN) + 12 * 3_600;
    expect(dayFrom(noon, BERLIN)).toBe('2026-05-01T12:00:00');
    expect(momentOf('2026-05-01T12:00:00', BERLIN, startOfDay)).toBe(noon);
  });
});
