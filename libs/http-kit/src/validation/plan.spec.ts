import 'reflect-metadata';
import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import * as fc from 'fast-check';
import { CreateSampleDto, PlaceDto, StrategyDto, TargetingDto } from '../testing/sample-dto';
import { Findings } from './findings';
import { planOf } from './plan-of';
import { readObject } from './read';

/** Paths that class-validator itself finds wrong. */
const expectedPaths = (body: object): string[] =>
  leaves(
    validateSync(plainToInstance(CreateSampleDto, body), {
      whitelist: true,
      forbidNonWhitelisted: true,
    }),
    '',
  );

const leaves = (errors: readonly ValidationError[], path: string): string[] =>
  errors.flatMap((error) => [
    ...(error.constraints ? [`${path}/${error.property}`] : []),
    ...leaves(error.children ?? [], `${path}/${error.property}`),
  ]);

const actualPaths = (body: Record<string, unknown>): string[] => {
  const findings = new Findings();
  readObject(planOf(CreateSampleDto), body, '', findings);
  return [...findings.issues.map(({ path }) => path), ...findings.badReferences];
};

/** The plan points at the item where class-validator points at the list, and stops at a list that is too long: one path leads to the other. */
const meets = (path: string, others: readonly string[]): boolean =>
  others.some(
    (other) => other === path || other.startsWith(`${path}/`) || path.startsWith(`${other}/`),
  );

const scalar = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom(12.5, 0.0000001, '', ' ', 'a\u0000', 'x'.repeat(25)),
  fc.constantFrom(
    'google-ads',
    'MANUAL_CPC',
    'ALWAYS',
    '2026-02-28',
    '2026-02-30',
    '2026-02-28T10:00:00Z',
    'https://example.com',
    'biz_01890a5d00f4k9r8e7h7x6a5b4',
    'PAUSED',
  ),
);
const mixed = (valid: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: valid },
    { weight: 2, arbitrary: scalar },
    fc.constantFrom([], {}, [null], [[]]),
  );
const members = (
  known: Record<string, fc.Arbitrary<unknown>>,
): fc.Arbitrary<Record<string, unknown>> =>
  fc.record({ ...known, surplus: scalar }, { requiredKeys: [] });

// Read-only members are left out: class-validator knows no such thing, the plan refuses them (see validate-body.spec).
const place = members({
  id: mixed(fc.string({ maxLength: 50 })),
  name: mixed(fc.constant('Berlin')),
  radius: mixed(fc.double({ min: -1, max: 600, noNaN: true })),
});
const strategy = members({
  type: mixed(fc.constant('TARGET_CPA')),
  targetCpa: mixed(fc.constant(2.5)),
});
const map = (value: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.dictionary(fc.constantFrom('google-ads', 'meta-ads', 'bing'), mixed(value), { maxKeys: 3 });
const body = members({
  name: mixed(fc.constant('Autumn')),
  budget: mixed(fc.constant(5)),
  businessId: mixed(fc.constant('biz_01890a5d00f4k9r8e7h7x6a5b4')),
  url: mixed(fc.webUrl()),
  startDate: mixed(fc.constant('2026-02-28')),
  occurredAt: mixed(fc.constant('2026-02-28T10:00:00+01:00')),
  platforms: mixed(fc.array(mixed(fc.constantFrom('google-ads', 'meta-ads')), { maxLength: 7 })),
  places: mixed(fc.array(mixed(place), { maxLength: 4 })),
  split: mixed(map(fc.constant(1))),
  platformStatus: mixed(map(fc.constant('PAUSED'))),
  strategy: mixed(strategy),
  targeting: mixed(members({ home: mixed(place), expand: mixed(fc.boolean()) })),
  schedule: mixed(strategy),
  settings: mixed(fc.object({ maxDepth: 2 })),
});

describe('the compiled plan', () => {
  it('decides exactly as class-validator does', () => {
    fc.assert(
      fc.property(body, (given) => {
        const [expected, actual] = [expectedPaths(given), actualPaths(given)];
        expect(expected.filter((path) => !meets(path, actual))).toEqual([]);
        expect(actual.filter((path) => !meets(path, expected))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('is compiled once for each class', () => {
    expect(
      [CreateSampleDto, PlaceDto, StrategyDto, TargetingDto].every(
        (dto) => planOf(dto) === planOf(dto),
      ),
    ).toBe(true);
  });
});
