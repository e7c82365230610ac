import { planPart } from './plan-part';
import { emptySummary, withPart } from './plan-summary';
import { input, settled } from './testing/given';

it('a summary counts changes by direction, and what stays', () => {
  const part = planPart(
    input([
      {
        ...settled('campaign', 'cmp_1', { name: 'a', budgetMicros: 1, endDate: 'x', path: 1 }),
        want: { name: 'b', budgetMicros: 1, endDate: 'x', path: 2 },
        seen: { name: 'a', budgetMicros: 9, endDate: 'y', path: 3 },
      },
      settled('adGroup', 'adg_1'),
      { entity: 'keyword', id: 'kwd_1', want: { text: 'new' } },
      { ...settled('adGroup', 'adg_2'), want: undefined },
      { ...settled('ad', 'ad_2'), want: undefined, binding: { parentId: 'adg_2' } },
    ]),
  );
  expect(withPart(emptySummary(2), part)).toEqual({
    imports: 1,
    exports: 2,
    removals: 1,
    drift: 1,
    blocked: 2,
    unchanged: 1,
    warnings: 1,
  });
});

it('a summary adds part to part', () => {
  const part = planPart(input([settled('campaign', 'cmp_1')]));
  expect(withPart(withPart(emptySummary(), part), part).unchanged).toBe(2);
});
