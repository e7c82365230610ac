import 'reflect-metadata';
import type { Issue, Refusal } from '@switchyard/kernel';
import { plainToInstance } from 'class-transformer';
import { ValidateNested, validateSync, type ValidationError } from 'class-validator';
import * as fc from 'fast-check';
import {
  CreateSampleDto,
  issuesOf,
  PlaceDto,
  StrategyDto,
  TargetingDto,
} from '../testing/sample-dto';
import { didYouMean, Findings, nearestName } from './findings';
import { planOf } from './plan';
import { checkItem, readObject, validateBody } from './validate-body';

const valid = { name: 'Autumn', budget: 12.5 };
const refused = (change: object): string[] =>
  issuesOf(() => validateBody(CreateSampleDto, { ...valid, ...change }));

const messagesOf = (body: object): readonly string[] => {
  try {
    validateBody(CreateSampleDto, body);
    return [];
  } catch (error) {
    return (error as Refusal & { details: { issues: readonly Issue[] } }).details.issues
      .map(({ message }) => message)
      .toSorted();
  }
};

describe('validateBody', () => {
  it('returns a fresh plain object of the declared members', () => {
    const body = {
      ...valid,
      places: [{ name: 'Berlin' }],
      strategy: { type: 'TARGET_CPA', targetCpa: 0.000001 },
      settings: { deep: [{ a: null }] },
    };
    const value = validateBody(CreateSampleDto, body);
    expect(value).toEqual(body);
    expect(value.places).not.toBe(body.places);
    expect(Object.getPrototypeOf(value.places?.[0])).toBe(Object.prototype);
    expect(value.settings?.['deep']).not.toBe(body.settings.deep);
  });

  it.each([
    ['text', 5],
    ['list', []],
    ['null', null],
    ['nothing', undefined],
  ])('refuses a body that is no object (%s)', (_name, body) => {
    expect(issuesOf(() => validateBody(CreateSampleDto, body))).toEqual(['INVALID_REQUEST']);
  });

  it('names every issue at once', () => {
    const body = {
      name: 'longer than ten',
      budget: -1,
      foo: 1,
      'a/b~': 2,
      places: [{ name: 'B' }, { radius: 0, bar: 1 }, 7],
    };
    expect(issuesOf(() => validateBody(CreateSampleDto, body))).toEqual([
      '/a~1b~0 UNKNOWN_FIELD',
      '/budget OUT_OF_RANGE',
      '/foo UNKNOWN_FIELD',
      '/name TOO_LONG',
      '/places/1/bar UNKNOWN_FIELD',
      '/places/1/name REQUIRED',
      '/places/1/radius OUT_OF_RANGE',
      '/places/2 WRONG_TYPE',
    ]);
  });

  it('names each place as the caller wrote it', () => {
    expect(
      messagesOf({
        ...valid,
        places: ['Berlin', { name: 5 }, { nmae: 'B', reach: 1 }],
        strategy: 'TARGET_CPA',
        platforms: ['google-ads', 7],
      }),
    ).toEqual(
      [
        'strategy must be an object such as {"type":"MANUAL_CPC"}',
        'places/0 must be an object such as {"name":"Berlin"}',
        'places/1/name must be a string',
        'places/2/reach is read-only. Leave it out',
        'places/2/nmae is not a known field. Did you mean name?',
        'places/2/name is required',
        'platforms/1 must be a string',
      ].toSorted(),
    );
  });

  it.each<[string, object, string[]]>([
    ['a missing member', { name: undefined }, ['/name REQUIRED']],
    ['null for a required member', { name: null }, ['/name REQUIRED']],
    [
      'null for an optional member that cannot be cleared',
      { startDate: null },
      ['/startDate REQUIRED'],
    ],
    ['blanks', { name: '  ' }, ['/name TOO_SHORT']],
    ['a number for text, once', { name: 123456789012 }, ['/name WRONG_TYPE']],
    ['a NUL character', { name: 'a\u0000' }, ['/name BAD_FORMAT']],
    ['half a surrogate pair', { name: 'a\ud800' }, ['/name BAD_FORMAT']],
    ['a seventh decimal', { budget: 0.1234567 }, ['/budget TOO_PRECISE']],
    ['an amount as text', { budget: '5' }, ['/budget WRONG_TYPE']],
    ['infinity', { budget: Number.POSITIVE_INFINITY }, ['/budget WRONG_TYPE']],
    ['a day that does not exist', { startDate: '2026-02-29' }, ['/startDate BAD_FORMAT']],
    ['a moment without zone', { occurredAt: '2026-02-28T10:00:00' }, ['/occurredAt BAD_FORMAT']],
    ['another protocol', { url: 'javascript:alert(1)' }, ['/url BAD_FORMAT']],
    ['credentials in an address', { url: 'https://a:b@example.com' }, ['/url BAD_FORMAT']],
    ['an empty list', { platforms: [] }, ['/platforms TOO_FEW']],
    [
      'an item that is not one of the words',
      { platforms: ['google-ads', 'bing'] },
      ['/platforms/1 NOT_ONE_OF'],
    ],
    ['an item twice', { platforms: ['google-ads', 'google-ads'] }, ['/platforms DUPLICATE']],
    ['a list in a list', { places: [[{ name: 'B' }]] }, ['/places/0 WRONG_TYPE']],
    ['too many items, without looking into them', { places: [1, 2, 3, 4] }, ['/places TOO_MANY']],
    [
      'an unknown key and a wrong value of a map',
      { split: { bing: 1, 'google-ads': 0 } },
      ['/split/bing UNKNOWN_FIELD', '/split/google-ads OUT_OF_RANGE'],
    ],
    ['a list for a map', { split: [] }, ['/split WRONG_TYPE']],
    ['the wrong word of two forms', { schedule: 'NEVER' }, ['/schedule NOT_ONE_OF']],
    [
      'the wrong object of two forms',
      { schedule: { type: 'MANUAL_CPC', x: 1 } },
      ['/schedule/x UNKNOWN_FIELD'],
    ],
    ['neither of two forms', { schedule: 5 }, ['/schedule WRONG_TYPE']],
    [
      'a member that cannot be set',
      { places: [{ name: 'B', reach: 5 }] },
      ['/places/0/reach READ_ONLY'],
    ],
    ['a malformed id, as not found', { businessId: 'biz_nonsense' }, ['NOT_FOUND']],
    ['an id that is no text, as a wrong type', { businessId: 5 }, ['/businessId WRONG_TYPE']],
    [
      'a free object that is too long',
      { settings: { a: 'x'.repeat(100) } },
      ['/settings TOO_LONG'],
    ],
    [
      'a control character below an inherited name',
      { settings: { toString: { a: '\u0001' } } },
      ['/settings BAD_FORMAT'],
    ],
    [
      'a control character deep in a free object',
      { settings: { a: ['\u0001'] } },
      ['/settings BAD_FORMAT'],
    ],
  ])('refuses %s', (_name, change, issues) => {
    expect(refused(change)).toEqual(issues);
  });

  it('refuses __proto__ as unknown and pollutes nothing', () => {
    const body: unknown = JSON.parse(
      '{"name":"a","budget":1,"__proto__":{"polluted":true},"split":{"__proto__":{"polluted":1}}}',
    );
    expect(issuesOf(() => validateBody(CreateSampleDto, body))).toEqual([
      '/__proto__ UNKNOWN_FIELD',
      '/split/__proto__ UNKNOWN_FIELD',
    ]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('gives a bulk item its own refusal under its own path', () => {
    const item = checkItem(CreateSampleDto, { budget: 1 }, '/items/3');
    expect(
      item.ok
        ? []
        : issuesOf(() => {
            throw item.refusal;
          }),
    ).toEqual(['/items/3/name REQUIRED']);
    expect(checkItem(CreateSampleDto, valid, '/items/3').ok).toBe(true);
  });
});

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

/**
 * The plan points at the item where class-validator points at the list, and stops at a list that is
 * too long: one path leads to the other.
 */
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

// Read-only members are left out: class-validator knows no such thing, the plan refuses them.
// Members such as toString are left out of a free object: class-transformer drops them before
// class-validator looks; the plan checks them ("a control character below an inherited name").
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
  settings: mixed(fc.object({ maxDepth: 2, key: fc.string().filter((key) => !(key in {})) })),
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

  it('refuses a nested member that is no field of ours instead of checking it less', () => {
    class Foreign {
      place!: PlaceDto;
    }
    ValidateNested()(Foreign.prototype, 'place');
    expect(() => planOf(Foreign)).toThrow('Foreign.place is nested');
  });

  it('is compiled once for each class', () => {
    expect(
      [CreateSampleDto, PlaceDto, StrategyDto, TargetingDto].every(
        (dto) => planOf(dto) === planOf(dto),
      ),
    ).toBe(true);
  });
});

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
