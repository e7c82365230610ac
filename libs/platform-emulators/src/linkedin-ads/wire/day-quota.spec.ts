import { givenAccount } from '../testing/given-account';
import { DayQuota, quotaReached } from './day-quota';

const MINUTE = 60_000;
const LATE = Date.parse('2026-11-21T23:59:00Z');

describe('the quota of a day', () => {
  it('is counted by person and resource, until midnight of UTC', () => {
    const quota = new DayQuota(2);
    const count =
      (person = 'a', resource = 'posts', now = LATE) =>
      () =>
        quota.count(person, resource, now);
    count()();
    count()();
    expect(count()).toThrow(/DAY limit/);
    expect(
      [count('b'), count('a', 'images'), count('a', 'posts', LATE + MINUTE)].map((one) => one()),
    ).toHaveLength(3);
  });

  it('is refused in the older error and without a word on when to come back', () => {
    const answers = [quotaReached().answer, givenAccount().vendor.doors[0]?.failure?.(429)];
    expect(answers).toEqual(
      [1, 2].map(() => ({
        status: 429,
        body: { status: 429, serviceErrorCode: 101, message: expect.any(String) },
      })),
    );
  });
});
