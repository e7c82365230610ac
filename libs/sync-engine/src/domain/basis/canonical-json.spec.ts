import { canonicalJson } from '@switchyard/kernel';
import type { Json } from '@switchyard/platforms';
import fc from 'fast-check';
import { sameJson } from './canonical-json';

const json = fc
  .jsonValue({ maxDepth: 3 })
  .map((value) => JSON.parse(JSON.stringify(value)) as Json);
const turned = (value: Json): Json => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(turned);
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([name, each]) => [name, turned(each as Json)]),
  );
};

describe('two values are the same', () => {
  it('exactly when their canonical texts are', () => {
    fc.assert(
      fc.property(
        json,
        json,
        (one, other) => sameJson(one, other) === (canonicalJson(one) === canonicalJson(other)),
      ),
    );
  });

  it('whatever the order of their members', () => {
    fc.assert(fc.property(json, (value) => sameJson(value, turned(value))));
  });

  it.each<readonly [Json, Json]>([
    [[], {}],
    [null, {}],
    [0, false],
    [{ a: 1 }, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [
      [1, 2],
      [2, 1],
    ],
    ['1', 1],
  ])('unlike %j and %j', (one, other) => {
    expect(sameJson(one, other)).toBe(false);
  });
});
