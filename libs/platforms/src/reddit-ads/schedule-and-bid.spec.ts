import fc from 'fast-check';
import { asWindows } from './normalise/campaign';
import { scheduleBody, scheduleOf } from './schedule-and-bid';

const window = { startMinute: 'ZERO', endMinute: 'ZERO', bidModifier: 1 } as const;

describe('hours of the week as Reddit counts them, from Sunday', () => {
  it('end on the next day at 0 when they go on until midnight', () => {
    expect(scheduleBody([{ ...window, day: 'SATURDAY', startHour: 20, endHour: 24 }])).toEqual([
      { start_day: 6, start_hour: 20, end_day: 0, end_hour: 0 },
    ]);
    expect(scheduleBody([])).toBeNull();
  });

  it('may cross midnight and the end of the week when they were written at Reddit', () => {
    expect(scheduleOf([{ start_day: 6, start_hour: 22, end_day: 0, end_hour: 6 }])).toEqual([
      { ...window, day: 'SUNDAY', startHour: 0, endHour: 6 },
      { ...window, day: 'SATURDAY', startHour: 22, endHour: 24 },
    ]);
    expect(scheduleOf([{ start_day: 1, start_hour: 0, end_day: 1, end_hour: 0 }])).toHaveLength(7);
    expect(scheduleOf(null)).toEqual([]);
  });

  it('come back as they were sent', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 0, max: 167 })), (hours) => {
        const windows = asWindows(new Set(hours));
        expect(scheduleOf(scheduleBody(windows))).toEqual(windows);
      }),
    );
  });
});
