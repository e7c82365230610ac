import { planRehearsal, rangeOf, REHEARSALS, rehearseTest } from './plan-rehearsal';

const rehearsed = (arms: number, clicksPerDay: number, conversionsPerDay: number) => {
  const { test, seed } = planRehearsal(arms, {
    impressionsPerDay: clicksPerDay * 20,
    clicksPerDay,
    trackedClicksPerDay: clicksPerDay,
    conversionsPerDay,
  });
  return rangeOf(Array.from({ length: REHEARSALS }, (_, run) => rehearseTest(test!, seed + run)));
};

it('the same figures give the same range', () => {
  expect(rehearsed(3, 1_200, 48)).toEqual(rehearsed(3, 1_200, 48));
});

it('more angles take longer, more clicks less', () => {
  const [two, four, fast] = [
    rehearsed(2, 1_200, 48)!,
    rehearsed(4, 1_200, 48)!,
    rehearsed(2, 4_800, 192)!,
  ];
  expect([two.p20 <= two.p80, four.p80 > two.p80, fast.p80 < two.p80]).toEqual([true, true, true]);
});

it('a test that is too slow has no range', () => {
  expect(rehearsed(10, 50, 1)).toBeUndefined();
});

it('without conversions clicks are counted; without clicks there is no range', () => {
  expect(
    planRehearsal(2, {
      impressionsPerDay: 1_000,
      clicksPerDay: 20,
      trackedClicksPerDay: 0,
      conversionsPerDay: 0,
    }),
  ).toMatchObject({ measure: 'CLICKS_PER_IMPRESSION', test: { rate: 0.02, trialsPerWeek: 7_000 } });
  expect(
    planRehearsal(2, {
      impressionsPerDay: 1_000,
      clicksPerDay: 0,
      trackedClicksPerDay: 0,
      conversionsPerDay: 0,
    }).test,
  ).toBeUndefined();
});

it.each([
  [[1, 2, 3, 4, 5], { p20: 1, p80: 4 }],
  [[1, 2, 3, undefined, 5], { p20: 1, p80: 5 }],
  [[1, 2, undefined, undefined, 5], undefined],
])('%p weeks span %p', (weeks, range) => {
  expect(rangeOf(weeks)).toEqual(range);
});
