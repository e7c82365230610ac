import type { Json } from '@switchyard/platforms';
import { threeWay, type WhoChanged } from './three-way';

it.each<readonly [WhoChanged, Json | undefined, Json | undefined, Json | undefined]>([
  ['nobody', 1, 1, 1],
  ['local', 1, 2, 1],
  ['remote', 1, 1, 2],
  ['both', 1, 2, 3],
  ['alike', 1, 2, 2],
  ['nobody', undefined, null, undefined],
  ['local', undefined, 0, null],
  ['remote', null, undefined, ''],
  ['alike', 1, null, undefined],
  ['nobody', [{ a: 1, b: 2 }], [{ b: 2, a: 1 }], [{ a: 1, b: 2 }]],
  ['local', [1, 2], [2, 1], [1, 2]],
])('says %s for applied %j, wanted %j, seen %j', (who, applied, want, seen) => {
  expect(threeWay(applied, want, seen)).toBe(who);
});
