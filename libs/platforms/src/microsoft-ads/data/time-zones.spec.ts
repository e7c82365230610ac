import { keepTheSameClock } from '../check/same-clock';
import { TIME_ZONES } from './time-zones';
import { ianaOf, timeZoneOf } from './time-zone-of';

describe('the table of time zones', () => {
  it.each(Object.entries(TIME_ZONES))(
    '%s holds zones that keep one clock',
    (_, [first, ...others]) => {
      expect(others.filter((zone) => !keepTheSameClock(first, zone))).toEqual([]);
    },
  );

  it('names no zone twice', () => {
    const zones = Object.values(TIME_ZONES).flat();
    expect(new Set(zones).size).toBe(zones.length);
  });

  it('leaves out only zones whose clock no Microsoft name keeps', () => {
    const left = Intl.supportedValuesOf('timeZone').filter((zone) => !timeZoneOf(zone));
    const representatives = Object.values(TIME_ZONES).map(([first]) => first);
    expect(
      left.filter((zone) => representatives.some((first) => keepTheSameClock(first, zone))),
    ).toEqual([]);
  });

  it('translates both ways', () => {
    expect(timeZoneOf('Europe/Berlin')).toBe('AmsterdamBerlinBernRomeStockholmVienna');
    expect(timeZoneOf('Asia/Kolkata')).toBe('ChennaiKolkataMumbaiNewDelhi');
    expect(ianaOf('AmsterdamBerlinBernRomeStockholmVienna')).toBe('Europe/Berlin');
    expect(ianaOf('toString')).toBeUndefined();
  });
});
