import type { StructuredSchedule } from '@switchyard/targeting/domain';
import { scheduleOn } from './schedule-on';

const nine: StructuredSchedule = {
  timezone: 'Europe/Berlin',
  windows: [
    {
      day: 'MONDAY',
      startHour: 9,
      startMinute: 'ZERO',
      endHour: 17,
      endMinute: 'ZERO',
      bidModifier: 1,
    },
  ],
};
const autumn = new Date('2026-11-21T12:00:00Z');

const hours = (
  timeZone: string,
  at = autumn,
  scheduleZone: 'account' | 'searcher' = 'account',
  platform: 'google-ads' | 'microsoft-ads' = 'google-ads',
): readonly string[] =>
  scheduleOn({ adScheduleStructured: nine, scheduleZone }, { platform, timeZone }, at).map(
    ({ day, startHour, endHour }) => `${day} ${startHour}-${endHour}`,
  );

describe('the hours of a campaign in an ad account', () => {
  it('are converted to the zone of the account', () => {
    expect(hours('Europe/Berlin')).toEqual(['MONDAY 9-17']);
    expect(hours('America/New_York')).toEqual(['MONDAY 3-11']);
    expect(hours('Asia/Tokyo')).toEqual(['MONDAY 17-24', 'TUESDAY 0-1']);
  });

  it('change only when the difference of the two zones does', () => {
    const week = [
      '2026-10-24T12:00:00Z',
      '2026-10-25T00:59:59Z',
      '2026-10-25T01:00:00Z',
      '2026-11-01T05:59:59Z',
      '2026-11-01T06:00:00Z',
      '2027-03-14T06:59:59Z',
    ];
    expect(week.map((at) => hours('America/New_York', new Date(at))[0])).toEqual([
      'MONDAY 3-11',
      'MONDAY 3-11',
      'MONDAY 4-12',
      'MONDAY 4-12',
      'MONDAY 3-11',
      'MONDAY 3-11',
    ]);
  });

  it('of whoever searches stay as they are where the platform can tell, and are account time elsewhere', () => {
    expect(hours('America/New_York', autumn, 'searcher', 'microsoft-ads')).toEqual(['MONDAY 9-17']);
    expect(hours('America/New_York', autumn, 'searcher', 'google-ads')).toEqual(['MONDAY 3-11']);
  });

  it('stay as they are in a zone that nobody knows', () => {
    expect(hours('Mars/Olympus')).toEqual(['MONDAY 9-17']);
  });
});
