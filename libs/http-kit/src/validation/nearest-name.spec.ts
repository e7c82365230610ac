import { didYouMean, nearestName } from './nearest-name';

const MEMBERS = ['name', 'status', 'startDate', 'endDate'];

describe('the nearest name', () => {
  it.each([
    ['nmae', 'name'],
    ['Name', 'name'],
    ['start_date', 'startDate'],
    ['enddate', 'endDate'],
    ['statuses', 'status'],
  ])('of %s is %s', (given, name) => expect(nearestName(given, MEMBERS)).toBe(name));

  it.each(['', 'budget', 'x'.repeat(1_000_000)])('of %s is none', (given) =>
    expect(nearestName(given, MEMBERS)).toBeUndefined(),
  );

  it('is asked for behind a message', () => {
    expect(didYouMean('name')).toBe('. Did you mean name?');
    expect(didYouMean(undefined)).toBe('');
  });
});
