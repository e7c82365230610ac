import type { Address, FieldChange, PlannedChange } from '../planning/plan';
import { change } from '../testing/given-plan';
import { mayRaiseSpend, spendDirection, stoppedByBrake, wavesOf } from './waves';

const field = (
  name: string,
  before: FieldChange['before'],
  after: FieldChange['after'],
): FieldChange => ({ field: name, before, after, owner: 'local' });
const update = (id: string, ...fields: readonly FieldChange[]) =>
  change('update', 'campaign', id, { fields });
const named = (id: string, name: string) => change('create', 'campaign', id, { after: { name } });
/**
 * `does entity: ids` per wave; the order of the input is turned round to show that it does not
 * matter.
 */
const order = (changes: readonly PlannedChange[]) =>
  wavesOf(changes.toReversed()).map(
    ({ does, entity, steps }) =>
      `${does} ${entity}: ${steps.map((step) => step.change.address.id).join(' ')}`,
  );

describe('waves', () => {
  it('create parents before children', () => {
    expect(
      order([
        change('create', 'keyword', 'k'),
        change('create', 'ad', 'a'),
        change('create', 'campaign', 'c'),
        change('create', 'adGroup', 'g'),
      ]),
    ).toEqual(['create campaign: c', 'create adGroup: g', 'create ad: a', 'create keyword: k']);
  });

  it('remove children before parents, and everything before anything is created', () => {
    expect(
      order([
        change('create', 'campaign', 'c'),
        change('remove', 'campaign', 'old'),
        change('remove', 'keyword', 'k'),
        change('remove', 'adGroup', 'g'),
      ]),
    ).toEqual([
      'remove keyword: k',
      'remove adGroup: g',
      'remove campaign: old',
      'create campaign: c',
    ]);
  });

  it('begin with imports and end with what is forgotten', () => {
    expect(
      order([
        change('forget', 'keyword', 'k'),
        update('c', field('geoTargets', [], [1])),
        change('import', 'campaign', 'c'),
      ]),
    ).toEqual(['import campaign: c', 'update campaign: c', 'forget keyword: k']);
  });

  it('lower spend before they create, and raise it after: children first, so that nothing runs half built', () => {
    const raised = change('update', 'keyword', 'k', { fields: [field('maxCpcMicros', 1, 2)] });
    expect(
      order([
        update('up', field('budgetMicros', 1, 2)),
        update('down', field('budgetMicros', 2, 1)),
        raised,
        named('new', 'N'),
      ]),
    ).toEqual([
      'update campaign: down',
      'create campaign: new',
      'update keyword: k',
      'update campaign: up',
    ]);
  });

  it('put decreases first within a wave', () => {
    expect(
      order([
        update('a', field('geoTargets', 1, 2)),
        update('z', field('status', 'ENABLED', 'PAUSED')),
      ]),
    ).toEqual(['update campaign: z a']);
  });

  it('take a replaced object apart: removed, then created', () => {
    expect(
      order([change('replace', 'keyword', 'k'), change('replace', 'ad', 'a', { remoteId: null })]),
    ).toEqual(['remove keyword: k', 'create ad: a', 'create keyword: k']);
  });
});

describe('names', () => {
  const rename = (id: string, before: string, after: string, ...more: readonly FieldChange[]) =>
    update(id, field('name', before, after), ...more);
  const enable = field('status', 'PAUSED', 'ENABLED');
  const pause = field('status', 'ENABLED', 'PAUSED');

  it('are freed by removals before they are taken by renames and creates', () => {
    expect(
      order([rename('a', 'A', 'Spring'), named('b', 'A'), change('remove', 'campaign', 'old')]),
    ).toEqual(['remove campaign: old', 'update campaign: a', 'create campaign: b']);
  });

  it('are freed in time when the campaign that holds one is to be enabled', () => {
    expect(
      order([rename('a', 'A', 'B', enable), named('new', 'A'), update('other', enable)]),
    ).toEqual(['update campaign: a', 'create campaign: new', 'update campaign: other']);
  });

  it('are freed link by link', () => {
    expect(
      order([rename('x', 'X', 'Y', enable), rename('y', 'Y', 'Z', enable), named('new', 'X')]),
    ).toEqual(['update campaign: y x', 'create campaign: new']);
  });

  it('make a decrease wait for the raise that holds its name', () => {
    expect(order([rename('down', 'A', 'B', pause), rename('up', 'B', 'C', enable)])).toEqual([
      'update campaign: up down',
    ]);
  });

  it('make no decrease that a create needs wait beyond it', () => {
    expect(
      order([rename('down', 'A', 'B', pause), rename('up', 'B', 'C', enable), named('new', 'A')]),
    ).toEqual(['update campaign: up down', 'create campaign: new']);
  });

  it('that are swapped go in one wave, also when only one side raises spend', () => {
    expect(order([rename('a', 'A', 'B', enable), rename('b', 'B', 'A', pause)])).toEqual([
      'update campaign: b a',
    ]);
  });

  it('of ad groups are distinguished by campaign', () => {
    const group = (id: string, parentId: string, before: string, after: string) =>
      change('update', 'adGroup', id, {
        parentId,
        fields: [field('name', before, after), ...(id === 'a' ? [enable] : [])],
      });
    expect(order([group('a', 'cmp_1', 'A', 'B'), group('b', 'cmp_2', 'X', 'A')])).toEqual([
      'update adGroup: b',
      'update adGroup: a',
    ]);
    expect(order([group('a', 'cmp_1', 'A', 'B'), group('b', 'cmp_1', 'X', 'A')])).toEqual([
      'update adGroup: a b',
    ]);
  });

  it('in ten thousand links are ordered without delay', () => {
    const chain = Array.from({ length: 10_000 }, (_, at) =>
      rename(`c${at}`, `N${at}`, `N${at + 1}`, ...(at === 9_999 ? [enable] : [])),
    );
    expect(wavesOf(chain).map((wave) => wave.steps[0]!.change.address.id)).toEqual(['c9999']);
  });
});

describe('the direction of spend', () => {
  it.each([
    ['status', 'PAUSED', 'ENABLED', 'raises'],
    ['status', 'ENABLED', 'PAUSED', 'lowers'],
    ['budgetMicros', 1, 2, 'raises'],
    ['budgetMicros', 2, 1, 'lowers'],
    ['maxCpcMicros', 1, null, 'raises'],
    ['maxCpcMicros', null, 1, 'lowers'],
    ['biddingStrategy', { type: 'A' }, { type: 'B' }, 'raises'],
    ['name', 'a', 'b', 'neither'],
    ['status', 'ENABLED', 'ENABLED', 'neither'],
  ] as const)('%s from %j to %j %s', (name, before, after, direction) => {
    expect(spendDirection(update('c', field(name, before, after)))).toBe(direction);
  });

  it('is down for what pauses, whatever its budget does', () => {
    expect(
      spendDirection(
        update('c', field('budgetMicros', 1, 2), field('status', 'ENABLED', 'PAUSED')),
      ),
    ).toBe('lowers');
  });
});

const address: Address = {
  platform: 'google-ads',
  connectionId: 'con_1',
  campaignId: 'cmp_1',
  entity: 'campaign',
  id: 'cmp_1',
};
const spendChange = (changes: Partial<PlannedChange>): PlannedChange => ({
  action: 'update',
  address,
  parentId: null,
  name: 'One',
  campaignType: 'SEARCH',
  remoteId: '1',
  parentRemoteId: null,
  fields: [],
  after: null,
  seenDigest: null,
  reason: '',
  ...changes,
});

it.each([
  ['enabling', spendChange({ fields: [field('status', 'PAUSED', 'ENABLED')] }), true],
  ['a higher budget', spendChange({ fields: [field('budgetMicros', 1, 2)] }), true],
  [
    'a higher bid of a keyword',
    spendChange({
      address: { ...address, entity: 'keyword', id: 'kw_1' },
      fields: [field('maxCpcMicros', 1, 2)],
    }),
    true,
  ],
  [
    'pausing with a higher budget',
    spendChange({ fields: [field('budgetMicros', 1, 2), field('status', 'ENABLED', 'PAUSED')] }),
    false,
  ],
  ['another name', spendChange({ fields: [field('name', 'One', 'Two')] }), false],
  [
    'a campaign that is made switched on',
    spendChange({ action: 'create', remoteId: null, after: { status: 'ENABLED' } }),
    true,
  ],
  [
    'a campaign that is made paused',
    spendChange({ action: 'create', remoteId: null, after: { status: 'PAUSED' } }),
    false,
  ],
  [
    'a keyword that is made',
    spendChange({
      action: 'create',
      address: { ...address, entity: 'keyword', id: 'kw_1' },
      after: { status: 'ENABLED' },
    }),
    false,
  ],
  ['a removal', spendChange({ action: 'remove' }), false],
] as const)('%s', (_what, planned, expected) => {
  expect(mayRaiseSpend(planned)).toBe(expected);
});

describe('the brake', () => {
  const outgoing = ['cmp_1', 'cmp_2'].map((campaignId) => ({
    operation: { id: `opr_${campaignId}`, campaignId },
    change: update(campaignId, field('status', 'PAUSED', 'ENABLED')),
  }));
  const free = { isEngaged: () => false, isBlind: false };

  it('stops nothing while it is released and spending is known', () => {
    expect(stoppedByBrake(outgoing, new Set(), free)).toBeUndefined();
    expect(stoppedByBrake([], new Set(), { ...free, isBlind: true })).toBeUndefined();
  });

  it.each([
    ['a campaign that it holds', ['cmp_1'], free, ['opr_cmp_1'], 'engaged'],
    [
      'a campaign that is newer than the hold',
      [],
      { ...free, isEngaged: (id: string) => id === 'cmp_2' },
      ['opr_cmp_2'],
      'engaged',
    ],
    [
      'everything while what is spent is unknown',
      [],
      { ...free, isBlind: true },
      ['opr_cmp_1', 'opr_cmp_2'],
      'blind',
    ],
    [
      'first what it holds, also while what is spent is unknown',
      ['cmp_2'],
      { ...free, isBlind: true },
      ['opr_cmp_2'],
      'engaged',
    ],
  ])('stops %s', (_what, held, obstacles, operationIds, because) => {
    expect(stoppedByBrake(outgoing, new Set(held), obstacles)).toEqual({ operationIds, because });
  });
});
