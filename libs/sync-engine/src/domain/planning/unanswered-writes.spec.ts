import type { Attributes } from '@switchyard/platforms/domain';
import { address, brief, input, type Row, inSync } from '../testing/given-plan';
import { appliedAfter, type DriftPolicy, type UnboundObject } from './plan';
import { planPart } from './plan-part';
import { asFarAsSent, isPartOf, type UnansweredUpdate } from './unanswered-writes';

const PAUSED = { status: 'PAUSED' };
const RUNNING = { status: 'ENABLED' };

/** An update that switched the campaign on was sent, and no answer came. */
const switchedOn = (remoteId = 'r-cmp_1'): UnansweredUpdate => ({
  address: {
    platform: 'google-ads',
    connectionId: 'con_1',
    campaignId: 'cmp_1',
    entity: 'campaign',
    id: 'cmp_1',
  },
  remoteId,
  fields: [{ field: 'status', after: 'ENABLED' }],
});

const planned = (
  want: Attributes,
  seen: Attributes,
  unanswered: UnansweredUpdate,
  driftPolicy: DriftPolicy = 'MERGE',
) => {
  const part = planPart(
    input(
      [{ entity: 'campaign', id: 'cmp_1', want, applied: PAUSED, seen, desired: { driftPolicy } }],
      { unanswered: [unanswered] },
    ),
  );
  return {
    changes: brief(part.changes),
    drift: part.drift.map(({ field }) => field),
    warnings: part.warnings.map(({ code }) => code),
  };
};

describe('an update without an answer', () => {
  it.each<DriftPolicy>(['MERGE', 'LOCAL_WINS', 'REMOTE_WINS'])(
    'is no edit of another: what was paused here since is paused there (%s)',
    (policy) => {
      expect(planned(PAUSED, RUNNING, switchedOn(), policy)).toEqual({
        changes: ['update cmp_1 status:"ENABLED">"PAUSED"'],
        drift: [],
        warnings: [],
      });
    },
  );

  it('counts as done where its value is still desired', () => {
    expect(planned(RUNNING, RUNNING, switchedOn()).changes).toEqual([
      'import cmp_1 status:"PAUSED">"ENABLED"',
    ]);
  });

  it('is sent again where it did not arrive', () => {
    expect(planned(RUNNING, PAUSED, switchedOn()).changes).toEqual([
      'update cmp_1 status:"PAUSED">"ENABLED"',
    ]);
  });

  it('leaves another value as drift', () => {
    expect(planned(PAUSED, { status: 'REMOVED' }, switchedOn()).drift).toEqual(['status']);
  });

  it('leaves drift of another object than the one it was sent to', () => {
    expect(planned(PAUSED, RUNNING, switchedOn('r-of-before')).drift).toEqual(['status']);
  });
});

const LOCAL = { name: 'Bread', maxCpcMicros: 500, devices: ['DESKTOP', 'MOBILE'] };

/** An object with our mark, of whose create this database knows nothing. */
const ours = (
  entity: 'campaign' | 'adGroup',
  id: string,
  attributes: Attributes = LOCAL,
  remoteId = `r-${id}`,
): UnboundObject => ({
  address: address(entity, id),
  parentId: entity === 'campaign' ? null : 'cmp_1',
  parentRemoteId: entity === 'campaign' ? null : 'r-cmp_1',
  name: id,
  campaignType: 'SEARCH',
  remoteId,
  applied: LOCAL,
  attributes,
  isUnrecorded: true,
});
const plan = (rows: readonly Row[], unboundObjects: readonly UnboundObject[]) =>
  planPart(input(rows, { unboundObjects }));
const wanted = (more: Partial<Row> = {}): readonly Row[] => [
  inSync('campaign', 'cmp_1'),
  { entity: 'adGroup', id: 'adg_9', want: LOCAL, ...more },
];

describe('an object with our mark whose create is not recorded here', () => {
  it('is bound, not made again, and the plan says so', () => {
    const { changes, drift, warnings } = plan(wanted(), [ours('adGroup', 'adg_9')]);
    expect([brief(changes), drift, changes[0]?.remoteId]).toEqual([
      ['import adg_9'],
      [],
      'r-adg_9',
    ]);
    expect(warnings).toEqual([
      expect.objectContaining({ code: 'FOUND_OURS', address: address('adGroup', 'adg_9') }),
    ]);
  });

  it('keeps what it lacks or has otherwise as drift: nothing is sent over it', () => {
    const held = { name: 'Bread', maxCpcMicros: 900, devices: ['MOBILE'] };
    const { changes, drift } = plan(wanted({ desired: { shared: true } }), [
      ours('adGroup', 'adg_9', held),
    ]);
    expect(brief(changes)).toEqual(['import adg_9']);
    expect(drift.map(({ field, local, remote }) => [field, local, remote])).toEqual([
      ['devices', ['DESKTOP', 'MOBILE'], ['MOBILE']],
      ['maxCpcMicros', 500, 900],
    ]);
    expect(appliedAfter(changes[0]!, null)).toEqual(LOCAL);
  });

  it('replaces a binding to an object that is gone', () => {
    const outdated = wanted({ applied: LOCAL });
    const { changes, missing, basis } = plan(outdated, [
      ours('adGroup', 'adg_9', LOCAL, 'r-newer'),
    ]);
    expect([brief(changes), changes[0]?.remoteId, missing]).toEqual([
      ['import adg_9'],
      'r-newer',
      [],
    ]);
    expect(basis.bindings).toBe(plan(outdated, []).basis.bindings);
  });

  it('is ignored while the bound object exists', () => {
    const bound = wanted({ applied: LOCAL, seen: LOCAL });
    expect(plan(bound, [ours('adGroup', 'adg_9', LOCAL, 'r-newer')]).changes).toEqual([]);
  });
});

const after = { name: 'Autumn', locationIntent: 'PRESENCE' };
const untilSent = { locationIntent: 'PRESENCE_OR_INTEREST', devices: [] };

it.each([
  [
    'a default that holds until it is sent',
    { name: 'Autumn', locationIntent: 'PRESENCE_OR_INTEREST' },
    { name: 'Autumn', locationIntent: 'PRESENCE_OR_INTEREST' },
  ],
  ['what was sent', { name: 'Autumn', locationIntent: 'PRESENCE' }, after],
  ['an edit of what is sent at once', { name: 'By hand', locationIntent: 'PRESENCE' }, after],
  [
    'a field that the create says nothing of',
    { name: 'Autumn', locationIntent: 'PRESENCE', devices: [] },
    after,
  ],
])('%s', (_what, observed, expected) => {
  expect(asFarAsSent(after, observed, untilSent)).toEqual(expected);
});

describe('what an interrupted create may leave', () => {
  it.each([
    ['nothing', null, ['de'], true],
    ['the whole', 'Autumn', 'Autumn', true],
    ['another value', 'Winter', 'Autumn', false],
    ['members of a list', [{ id: 1 }], [{ id: 2 }, { id: 1 }], true],
    ['a member that was not sent', ['fr'], ['de'], false],
    ['a value where none was sent', 5, null, false],
    ['a draft', 'DRAFT', 'PAUSED', true],
    ['members of an object', { search: true }, { search: true, display: false }, true],
    ['an object with another value', { search: false }, { search: true }, false],
  ])('%s: %j of %j', (_, seen, whole, expected) => expect(isPartOf(seen, whole)).toBe(expected));
});
