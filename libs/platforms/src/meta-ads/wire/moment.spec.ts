import { dayEnding, dayStarting, firstMoment, lastMoment, plainMoment } from './moment';

const ZONE = 'Europe/Berlin';

it('reads the days that it wrote, however Meta spells the offset', () => {
  expect([
    dayStarting(firstMoment('2027-03-28', ZONE), ZONE),
    dayEnding(lastMoment('2027-03-28', ZONE), ZONE),
  ]).toEqual(['2027-03-28', '2027-03-28']);
  expect([
    dayStarting('2027-03-27T23:00:00+0000', ZONE),
    dayEnding('2027-03-29T00:00:00+0200', ZONE),
  ]).toEqual(['2027-03-28', '2027-03-28']);
});

it('takes no moment within a day for a wished start', () => {
  expect(dayStarting('2027-03-28T09:30:00+0200', ZONE)).toBeNull();
  expect(dayStarting(plainMoment(Date.UTC(2027, 2, 27, 23), ZONE), ZONE)).toBeNull();
  expect([dayStarting('', ZONE), dayEnding('1970-01-01T00:59:59+0100', ZONE)]).toEqual([
    null,
    null,
  ]);
});
