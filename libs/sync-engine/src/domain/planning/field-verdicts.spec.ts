import type { Attributes, Json } from '@switchyard/platforms/domain';
import { brief, input } from '../testing/given-plan';
import { threeWay, type WhoChanged } from './field-verdicts';
import type { Desired, DriftPolicy, Resolution } from './plan';
import type { PlanInput } from './plan-input';
import { planPart } from './plan-part';

type Outcome = {
  changes: readonly string[];
  drift: readonly string[];
  warnings: readonly string[];
};

/** Plans one campaign of one field. */
const planned = (
  field: string,
  [applied, want, seen]: readonly [Json, Json, Json],
  desired: Partial<Desired>,
  more: Partial<PlanInput> = {},
): Outcome => {
  const as = (value: Json): Attributes => ({ [field]: value });
  const part = planPart(
    input(
      [
        {
          entity: 'campaign',
          id: 'cmp_1',
          want: as(want),
          applied: as(applied),
          seen: as(seen),
          desired,
        },
      ],
      more,
    ),
  );
  return {
    changes: brief(part.changes),
    drift: part.drift.map((each) => each.field),
    warnings: part.warnings.map((each) => each.code),
  };
};

const exported = (change: string, ...warnings: string[]): Outcome => ({
  changes: [`update cmp_1 ${change}`],
  drift: [],
  warnings,
});
const imported = (change: string, ...warnings: string[]): Outcome => ({
  changes: [`import cmp_1 ${change}`],
  drift: [],
  warnings,
});
const left = (field: string): Outcome => ({ changes: [], drift: [field], warnings: [] });

describe('the drift table', () => {
  const rows: readonly (readonly [DriftPolicy, string, readonly [Json, Json, Json], Outcome])[] = [
    ['MERGE', 'only local', ['a', 'b', 'a'], exported('endDate:"a">"b"')],
    ['MERGE', 'only remote', ['a', 'a', 'c'], imported('endDate:"a">"c"')],
    ['MERGE', 'both', ['a', 'b', 'c'], exported('endDate:"c">"b"', 'DRIFT_OVERWRITTEN')],
    ['LOCAL_WINS', 'only local', ['a', 'b', 'a'], exported('endDate:"a">"b"')],
    [
      'LOCAL_WINS',
      'only remote',
      ['a', 'a', 'c'],
      exported('endDate:"c">"a"', 'DRIFT_OVERWRITTEN'),
    ],
    ['LOCAL_WINS', 'both', ['a', 'b', 'c'], exported('endDate:"c">"b"', 'DRIFT_OVERWRITTEN')],
    ['REMOTE_WINS', 'only local', ['a', 'b', 'a'], exported('endDate:"a">"b"')],
    ['REMOTE_WINS', 'only remote', ['a', 'a', 'c'], imported('endDate:"a">"c"')],
    ['REMOTE_WINS', 'both', ['a', 'b', 'c'], imported('endDate:"b">"c"', 'LOCAL_OVERWRITTEN')],
    ['MERGE', 'neither', ['a', 'a', 'a'], { changes: [], drift: [], warnings: [] }],
    ['MERGE', 'both alike', ['a', 'b', 'b'], imported('endDate:"a">"b"')],
    ['LOCAL_WINS', 'both alike', ['a', 'b', 'b'], imported('endDate:"a">"b"')],
  ];
  it.each(rows)('%s, %s changed', (driftPolicy, _, values, outcome) => {
    expect(planned('endDate', values, { driftPolicy })).toEqual(outcome);
  });

  it('marks an import for which both sides agree already', () => {
    const campaign = {
      entity: 'campaign',
      id: 'cmp_1',
      want: { endDate: 'b', name: 'a' },
      applied: { endDate: 'a', name: 'a' },
      seen: { endDate: 'b', name: 'c' },
    } as const;
    expect(
      planPart(input([campaign])).changes.flatMap(({ fields }) =>
        fields.map(({ field, agreed }) => [field, agreed]),
      ),
    ).toEqual([
      ['endDate', true],
      ['name', undefined],
    ]);
  });

  it.each(['budgetMicros', 'status', 'maxCpcMicros', 'biddingStrategy'])(
    'MERGE leaves %s alone when only the platform changed it',
    (field) => {
      expect(planned(field, [1, 1, 2], {})).toEqual(left(field));
    },
  );

  it('MERGE leaves every field alone when the campaign runs on more than one platform', () => {
    expect(planned('endDate', ['a', 'a', 'c'], { shared: true })).toEqual(left('endDate'));
  });

  it('MERGE exports money that was changed on both sides, with a warning', () => {
    expect(planned('budgetMicros', [1, 2, 3], { shared: true })).toEqual(
      exported('budgetMicros:3>2', 'DRIFT_OVERWRITTEN'),
    );
  });

  it('REMOTE_WINS asks for imports: money and campaigns on several platforms too', () => {
    expect(
      planned('budgetMicros', [1, 1, 3], { shared: true, driftPolicy: 'REMOTE_WINS' }),
    ).toEqual(imported('budgetMicros:1>3'));
  });

  it.each(['MERGE', 'REMOTE_WINS'] as const)(
    '%s leaves a value alone that the catalog cannot hold',
    (driftPolicy) => {
      expect(
        planned('endDate', ['a', 'a', 'c'], { driftPolicy }, { canCarry: () => false }),
      ).toEqual({ ...left('endDate'), warnings: ['NOT_IMPORTABLE'] });
    },
  );

  it('treats an absent field as one that is not set', () => {
    const part = planPart(
      input([
        {
          entity: 'campaign',
          id: 'cmp_1',
          want: { name: 'a', endDate: null },
          applied: { name: 'a' },
          seen: { name: 'a', endDate: null },
        },
      ]),
    );
    expect([part.changes, part.unchanged]).toEqual([[], 1]);
  });
});

describe('a resolution', () => {
  const resolve = (
    take: Resolution['take'],
    campaignId = 'cmp_1',
    platform: Resolution['platform'] = 'google-ads',
  ): Partial<PlanInput> => ({
    resolutions: [{ campaignId, platform, field: 'budgetMicros', take }],
  });

  it('imports money that MERGE would have left alone', () => {
    expect(planned('budgetMicros', [1, 1, 3], { shared: true }, resolve('remote'))).toEqual(
      imported('budgetMicros:1>3'),
    );
  });

  it('reverts drift without a warning, because a person resolved it', () => {
    expect(planned('budgetMicros', [1, 1, 3], {}, resolve('local'))).toEqual(
      exported('budgetMicros:3>1'),
    );
  });

  it('decides what both sides changed', () => {
    expect(planned('budgetMicros', [1, 2, 3], {}, resolve('remote'))).toEqual(
      imported('budgetMicros:2>3'),
    );
  });

  it('does not revert a local change without drift', () => {
    expect(planned('budgetMicros', [1, 2, 1], {}, resolve('remote'))).toEqual(
      exported('budgetMicros:1>2'),
    );
  });

  it.each([
    ['another campaign', resolve('local', 'cmp_2')],
    ['another platform', resolve('local', 'cmp_1', 'microsoft-ads')],
  ])('of %s changes nothing', (_, more) => {
    expect(planned('budgetMicros', [1, 1, 3], {}, more)).toEqual(left('budgetMicros'));
  });
});

describe('a plan that is about some fields only', () => {
  const others = { concerns: (_address: unknown, field: string) => field !== 'endDate' };

  it('leaves what changed here to another plan', () => {
    expect(planned('endDate', ['a', 'b', 'a'], {}, others)).toEqual({
      changes: [],
      drift: [],
      warnings: [],
    });
  });

  it.each<DriftPolicy>(['MERGE', 'LOCAL_WINS', 'REMOTE_WINS'])(
    'overwrites nothing that both sides changed, whatever %s is, and reports it',
    (driftPolicy) => {
      expect(planned('endDate', ['a', 'b', 'c'], { driftPolicy }, others)).toEqual(left('endDate'));
      expect(planned('endDate', ['a', 'a', 'c'], { driftPolicy }, others)).toEqual(left('endDate'));
    },
  );

  it('sends the fields in its scope', () => {
    expect(planned('name', ['a', 'b', 'a'], {}, others)).toEqual(exported('name:"a">"b"'));
  });
});

it.each<readonly [WhoChanged, Json | undefined, Json | undefined, Json | undefined]>([
  ['none', 1, 1, 1],
  ['local', 1, 2, 1],
  ['remote', 1, 1, 2],
  ['both', 1, 2, 3],
  ['alike', 1, 2, 2],
  ['none', undefined, null, undefined],
  ['local', undefined, 0, null],
  ['remote', null, undefined, ''],
  ['alike', 1, null, undefined],
  ['none', [{ a: 1, b: 2 }], [{ b: 2, a: 1 }], [{ a: 1, b: 2 }]],
  ['local', [1, 2], [2, 1], [1, 2]],
])('says %s for applied %j, wanted %j, seen %j', (who, applied, want, seen) => {
  expect(threeWay(applied, want, seen)).toBe(who);
});
