import { integerFrom, list, nullable, object, type Shape } from '../wire/shape';

const day = integerFrom(0, 6);
const hour = integerFrom(0, 23);

/**
 * Weekly hours: day 0 is Sunday, hours of the account's zone. All four members are required here: a block without one says nothing
 * (the vendor's schema requires none; unverified).
 */
export const scheduleShape: Shape = nullable(
  list(
    object({ start_day: day, start_hour: hour, end_day: day, end_hour: hour }, [
      'start_day',
      'start_hour',
      'end_day',
      'end_hour',
    ]),
  ),
);
