import { digestOf } from '@switchyard/kernel';
import type { Attributes } from '@switchyard/platforms/domain';
import { address, brief, input, type Row, inSync } from '../testing/given-plan';
import { appliedAfter, emptySummary, type UnboundObject, withPart } from './plan';
import type { PlanInput } from './plan-input';
import { planPart } from './plan-part';

const plan = (rows: readonly Row[], more: Partial<PlanInput> = {}) => planPart(input(rows, more));
const TREE = [
  inSync('campaign', 'cmp_1'),
  inSync('adGroup', 'adg_1'),
  inSync('ad', 'ad_1'),
  inSync('keyword', 'kwd_1', { text: 'red', matchType: 'EXACT' }),
];
const absent = (row: Row): Row => ({ ...row, seen: undefined });
const unwanted = (row: Row): Row => ({ ...row, want: undefined });
const ids = (addresses: readonly { id: string }[]) => addresses.map((each) => each.id);

describe('planning what is new', () => {
  const fresh = TREE.map((row): Row => ({
    entity: row.entity,
    id: row.id,
    want: { ...row.want, path1: null },
  }));

  it('creates parents first, with every field that is set', () => {
    const part = plan(fresh.toReversed());
    expect(brief(part.changes)).toEqual([
      'create cmp_1 name:null>"cmp_1"',
      'create adg_1 name:null>"adg_1"',
      'create ad_1 name:null>"ad_1"',
      'create kwd_1 matchType:null>"EXACT" text:null>"red"',
    ]);
    expect(part.changes.every((each) => each.seenDigest === null && each.remoteId === null)).toBe(
      true,
    );
  });

  it('names the remote parent when there is one', () => {
    const part = plan([TREE[0]!, TREE[1]!, fresh[3]!]);
    expect(part.changes.map((each) => each.parentRemoteId)).toEqual(['r-adg_1']);
  });

  it('refuses an object whose parent is not wanted', () => {
    expect(() => plan([fresh[3]!])).toThrow(RangeError);
  });
});

describe('planning what changed here', () => {
  it('counts what stays as it is', () => {
    const part = plan(TREE);
    expect([part.changes, part.unchanged, part.drift, part.missing]).toEqual([[], 4, [], []]);
  });

  it('sends only the fields that moved, with the whole object beside them', () => {
    const part = plan([
      {
        entity: 'campaign',
        id: 'cmp_1',
        want: { name: 'b', path: 'x' },
        applied: { name: 'a', path: 'x' },
        seen: { name: 'a', path: 'x' },
      },
    ]);
    expect(brief(part.changes)).toEqual(['update cmp_1 name:"a">"b"']);
    expect(part.changes[0]).toMatchObject({
      after: { name: 'b', path: 'x' },
      seenDigest: digestOf({ name: 'a', path: 'x' }),
      remoteId: 'r-cmp_1',
    });
  });

  it('compares sets as whole values, whatever the order of members', () => {
    const geoTargets = [{ kind: 'AREA', name: 'Berlin' }];
    const part = plan([
      {
        ...inSync('campaign', 'cmp_1', { geoTargets }),
        seen: { geoTargets: [{ name: 'Berlin', kind: 'AREA' }] },
      },
    ]);
    expect(part.unchanged).toBe(1);
  });

  it('exports a field beside drift that is left alone, and keeps the drifted value', () => {
    const part = plan([
      {
        entity: 'campaign',
        id: 'cmp_1',
        want: { name: 'b', budgetMicros: 1 },
        applied: { name: 'a', budgetMicros: 1 },
        seen: { name: 'a', budgetMicros: 9 },
      },
    ]);
    expect(brief(part.changes)).toEqual(['update cmp_1 name:"a">"b"']);
    expect(part.changes[0]!.after).toEqual({ name: 'b', budgetMicros: 9 });
    expect(part.drift).toMatchObject([{ field: 'budgetMicros', applied: 1, local: 1, remote: 9 }]);
    expect(appliedAfter(part.changes[0]!, { name: 'a', budgetMicros: 1 })).toEqual({
      name: 'b',
      budgetMicros: 1,
    });
  });

  it('clears a field that is not wanted any more', () => {
    const part = plan([
      {
        entity: 'campaign',
        id: 'cmp_1',
        want: { name: 'a' },
        applied: { name: 'a', endDate: 'x' },
        seen: { name: 'a', endDate: 'x' },
      },
    ]);
    expect(brief(part.changes)).toEqual(['update cmp_1 endDate:"x">null']);
    expect(part.changes[0]!.after).toEqual({ name: 'a', endDate: null });
  });
});

describe('planning what cannot change in place', () => {
  const rematched: Row = {
    ...TREE[3]!,
    want: { text: 'red', matchType: 'PHRASE', maxCpcMicros: 1 },
    applied: { text: 'red', matchType: 'EXACT', maxCpcMicros: 1 },
    seen: { text: 'red', matchType: 'EXACT', maxCpcMicros: 7 },
  };

  it('replaces the object and carries drift over, so that it stays listed', () => {
    const part = plan([TREE[0]!, TREE[1]!, rematched]);
    expect(brief(part.changes)).toEqual(['replace kwd_1 matchType:"EXACT">"PHRASE"']);
    expect(part.changes[0]).toMatchObject({
      remoteId: 'r-kwd_1',
      parentRemoteId: 'r-adg_1',
      after: { text: 'red', matchType: 'PHRASE', maxCpcMicros: 7 },
    });
    expect(appliedAfter(part.changes[0]!, null)).toEqual({
      text: 'red',
      matchType: 'PHRASE',
      maxCpcMicros: 1,
    });
  });

  it('makes the children of a replaced object again, and forgets those not wanted', () => {
    const group: Row = {
      entity: 'adGroup',
      id: 'adg_1',
      want: { kind: 'B' },
      applied: { kind: 'A' },
      seen: { kind: 'A' },
    };
    const part = plan([TREE[0]!, group, TREE[2]!, unwanted(TREE[3]!)]);
    expect(brief(part.changes)).toEqual([
      'replace adg_1 kind:"A">"B"',
      'replace ad_1',
      'forget kwd_1 matchType:"EXACT">null text:"red">null',
    ]);
    expect(part.changes[1]).toMatchObject({
      remoteId: null,
      parentRemoteId: null,
      after: { name: 'ad_1' },
    });
  });

  it('makes objects again that went with a former parent of ours', () => {
    const lost = { ...absent(TREE[2]!), binding: { parentRemoteId: 'r-former' } };
    const part = plan([TREE[0]!, TREE[1]!, lost]);
    expect([brief(part.changes), part.missing]).toEqual([['replace ad_1'], []]);
  });

  it('removes an object from its former parent when it moves below another', () => {
    const moved: Row = { ...TREE[2]!, desired: { parentId: 'adg_2' } };
    const part = plan([TREE[0]!, TREE[1]!, inSync('adGroup', 'adg_2'), moved]);
    expect(brief(part.changes)).toEqual(['remove ad_1 name:"ad_1">null', 'replace ad_1']);
    expect(part.changes.map((each) => [each.remoteId, each.parentRemoteId])).toEqual([
      ['r-ad_1', 'r-adg_1'],
      [null, 'r-adg_2'],
    ]);
  });
});

/** What goes with its parent is written down: an undo puts it back from there. */
const GONE_BELOW = [
  'forget ad_1 name:"ad_1">null',
  'forget kwd_1 matchType:"EXACT">null text:"red">null',
];

describe('planning what is not wanted any more', () => {
  it('removes the topmost object and forgets what goes with it', () => {
    expect(brief(plan(TREE.map(unwanted)).changes)).toEqual([
      'remove cmp_1 name:"cmp_1">null',
      'forget adg_1 name:"adg_1">null',
      ...GONE_BELOW,
    ]);
  });

  it('does the same within one ad group', () => {
    expect(brief(plan([TREE[0]!, ...TREE.slice(1).map(unwanted)]).changes)).toEqual([
      'remove adg_1 name:"adg_1">null',
      ...GONE_BELOW,
    ]);
  });

  it('only forgets what is gone already', () => {
    expect(brief(plan(TREE.map(unwanted).map(absent)).changes)).toEqual([
      'forget cmp_1',
      'forget adg_1',
      'forget ad_1',
      'forget kwd_1',
    ]);
  });

  it('only forgets what is released', () => {
    const part = plan(TREE.map(unwanted), { letGo: true });
    expect([brief(part.changes), part.warnings]).toEqual([
      ['forget cmp_1', 'forget adg_1', 'forget ad_1', 'forget kwd_1'],
      [],
    ]);
  });

  it('guards a removal with a digest of what was seen', () => {
    expect(plan([unwanted(TREE[0]!)]).changes[0]!.seenDigest).toBe(digestOf({ name: 'cmp_1' }));
  });
});

describe('planning what vanished', () => {
  it('lists the topmost object and touches nothing below it', () => {
    const fresh: Row = { entity: 'keyword', id: 'kwd_2', want: { text: 'blue' } };
    const edited: Row = { ...TREE[2]!, want: { name: 'other' } };
    const part = plan([TREE[0]!, absent(TREE[1]!), edited, unwanted(TREE[3]!), fresh]);
    expect([part.changes, ids(part.missing), part.unchanged]).toEqual([[], ['adg_1'], 1]);
  });

  it('lists a child whose parent is there', () => {
    const part = plan([TREE[0]!, TREE[1]!, TREE[2]!, absent(TREE[3]!)]);
    expect([part.changes, ids(part.missing), part.unchanged]).toEqual([[], ['kwd_1'], 3]);
  });
});

describe('sending again', () => {
  const keyword: Row = {
    entity: 'keyword',
    id: 'kwd_1',
    want: { text: 'red', status: 'PAUSED', maxCpcMicros: 2, finalUrl: null },
    applied: { text: 'red', status: 'PAUSED', maxCpcMicros: 2 },
    seen: { text: 'red', status: 'PAUSED', maxCpcMicros: 2 },
  };
  const below = (row: Row, more: Partial<PlanInput> = {}) =>
    plan([inSync('campaign', 'cmp_1', {}), inSync('adGroup', 'adg_1', {}), row], more);

  it('sends every field of a tainted object that can be sent', () => {
    const part = below({
      ...keyword,
      seen: { text: 'red', status: 'ENABLED' },
      binding: { state: 'tainted' },
    });
    expect(brief(part.changes)).toEqual([
      'update kwd_1 maxCpcMicros:null>2 status:"ENABLED">"PAUSED"',
    ]);
  });

  it('sends a tainted object whose fields are right already', () => {
    expect(brief(below({ ...keyword, binding: { state: 'tainted' } }).changes)).toEqual([
      'update kwd_1 maxCpcMicros:2>2 status:"PAUSED">"PAUSED"',
    ]);
  });

  it('forced, sends what equals the last applied value, and leaves drift alone', () => {
    const part = below({ ...keyword, seen: { ...keyword.seen, maxCpcMicros: 9 } }, { force: true });
    expect(brief(part.changes)).toEqual(['update kwd_1 status:"PAUSED">"PAUSED"']);
    expect(part.drift).toHaveLength(1);
  });

  it('sends nothing again unasked', () => {
    expect(below(keyword).changes).toEqual([]);
  });
});

const unboundObject = (
  entity: 'campaign' | 'adGroup' | 'keyword',
  id: string,
  parentId: string | null,
  applied: Attributes = { name: id },
  attributes: Attributes = applied,
): UnboundObject => ({
  address: address(entity, id),
  parentId,
  parentRemoteId: parentId && `r-${parentId}`,
  name: id,
  campaignType: 'SEARCH',
  remoteId: `r-${id}`,
  applied,
  attributes,
});
const planWithUnbound = (rows: readonly Row[], unboundObjects: readonly UnboundObject[]) =>
  planPart(input(rows, { unboundObjects }));
const BELOW = [
  unboundObject('keyword', 'kwd_9', 'adg_9'),
  unboundObject('adGroup', 'adg_9', 'cmp_1'),
];

describe('what a create with a lost answer made', () => {
  it('is removed when no campaign wants it any more, the topmost only', () => {
    const { changes } = planWithUnbound([inSync('campaign', 'cmp_1')], BELOW);
    expect(brief(changes)).toEqual(['remove adg_9 name:"adg_9">null']);
    expect(changes[0]).toMatchObject({
      remoteId: 'r-adg_9',
      parentRemoteId: 'r-cmp_1',
      seenDigest: digestOf({ name: 'adg_9' }),
    });
  });

  it('is removed with nothing else left of the campaign', () => {
    expect(
      brief(planWithUnbound([], [...BELOW, unboundObject('campaign', 'cmp_1', null)]).changes),
    ).toEqual(['remove cmp_1 name:"cmp_1">null']);
  });

  it('goes with its parent', () => {
    const going: Row = { ...inSync('campaign', 'cmp_1'), want: undefined };
    expect(brief(planWithUnbound([going], BELOW).changes)).toEqual([
      'remove cmp_1 name:"cmp_1">null',
    ]);
  });

  it('is left alone below what vanished', () => {
    expect(
      planWithUnbound([{ ...inSync('campaign', 'cmp_1'), seen: undefined }], BELOW).changes,
    ).toEqual([]);
  });
});

describe('what a create with a lost answer made and is wanted', () => {
  const group = (want: Attributes, more: Partial<Row> = {}): readonly Row[] => [
    inSync('campaign', 'cmp_1'),
    { entity: 'adGroup', id: 'adg_9', want, ...more },
  ];
  const found = (applied: Attributes, seen: Attributes) => [
    unboundObject('adGroup', 'adg_9', 'cmp_1', applied, seen),
  ];
  const SENT = { name: 'Bread', maxCpcMicros: 500, devices: ['DESKTOP', 'MOBILE'] };

  it('is bound by the plan, and not made again', () => {
    const { changes, drift } = planWithUnbound(group(SENT), found(SENT, SENT));
    expect([
      brief(changes),
      drift,
      changes.map((change) => [change.remoteId, appliedAfter(change, null)]),
    ]).toEqual([['import adg_9'], [], [['r-adg_9', SENT]]]);
  });

  it('takes over a value that was set on the platform since, and leaves a value of money to be resolved', () => {
    const { changes, drift } = planWithUnbound(
      group(SENT),
      found(SENT, { ...SENT, name: 'By hand', maxCpcMicros: 900 }),
    );
    expect([
      brief(changes),
      drift.map(({ field, applied, local, remote }) => [field, applied, local, remote]),
    ]).toEqual([['import adg_9 name:"Bread">"By hand"'], [['maxCpcMicros', 500, 500, 900]]]);
    expect(appliedAfter(changes[0]!, null)).toEqual({ ...SENT, name: 'By hand' });
  });

  it('leaves every value that was set on one of several platforms to be resolved', () => {
    const { changes, drift } = planWithUnbound(
      group(SENT, { desired: { shared: true } }),
      found(SENT, { ...SENT, name: 'By hand' }),
    );
    expect([brief(changes), drift.map(({ field }) => field)]).toEqual([['import adg_9'], ['name']]);
  });

  it('is sent what was changed here since', () => {
    const { changes } = planWithUnbound(group({ ...SENT, name: 'Rolls' }), found(SENT, SENT));
    expect(brief(changes)).toEqual(['import adg_9', 'update adg_9 name:"Bread">"Rolls"']);
  });

  it('is sent what never arrived', () => {
    const { changes, drift } = planWithUnbound(
      group(SENT),
      found(SENT, { name: 'Bread', maxCpcMicros: null, devices: ['MOBILE'] }),
    );
    expect([brief(changes), drift]).toEqual([
      [
        'import adg_9',
        'update adg_9 devices:["MOBILE"]>["DESKTOP","MOBILE"] maxCpcMicros:null>500',
      ],
      [],
    ]);
  });

  it('goes below a campaign that is found again with it', () => {
    const rows: readonly Row[] = ['campaign', 'adGroup', 'ad'].map(
      (entity, at) =>
        ({ entity, id: ['cmp_1', 'adg_1', 'ad_1'][at]!, want: { name: entity } }) as Row,
    );
    const { changes } = planWithUnbound(rows, [
      unboundObject('campaign', 'cmp_1', null, { name: 'campaign' }),
      unboundObject('adGroup', 'adg_1', 'cmp_1', { name: 'adGroup' }),
    ]);
    expect(changes.map(({ action, parentRemoteId }) => [action, parentRemoteId])).toEqual([
      ['import', null],
      ['import', 'r-cmp_1'],
      ['create', 'r-adg_1'],
    ]);
  });

  it('is a binding only once the plan is applied: what a trigger compares knows nothing of it', () => {
    const bare = planWithUnbound(group(SENT), []);
    expect(planWithUnbound(group(SENT), found(SENT, SENT)).basis).toMatchObject({
      bindings: bare.basis.bindings,
      desired: bare.basis.desired,
    });
    expect(planWithUnbound(group(SENT), found(SENT, SENT)).basis.observed).not.toBe(
      bare.basis.observed,
    );
  });
});

it('a summary counts changes by direction, and what stays', () => {
  const part = planPart(
    input([
      {
        ...inSync('campaign', 'cmp_1', { name: 'a', budgetMicros: 1, endDate: 'x', path: 1 }),
        want: { name: 'b', budgetMicros: 1, endDate: 'x', path: 2 },
        seen: { name: 'a', budgetMicros: 9, endDate: 'y', path: 3 },
      },
      inSync('adGroup', 'adg_1'),
      { entity: 'keyword', id: 'kwd_1', want: { text: 'new' } },
      { ...inSync('adGroup', 'adg_2'), want: undefined },
      { ...inSync('ad', 'ad_2'), want: undefined, binding: { parentId: 'adg_2' } },
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
  const part = planPart(input([inSync('campaign', 'cmp_1')]));
  expect(withPart(withPart(emptySummary(), part), part).unchanged).toBe(2);
});
