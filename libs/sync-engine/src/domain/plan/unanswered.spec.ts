import { planPart } from './plan-part';
import { brief, input } from './testing/given';
import type { UnansweredUpdate } from './unanswered';
import type { Attributes } from '@switchyard/platforms';
import type { DriftPolicy } from './words';

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
    "is nobody else's edit: what was paused here since is paused there (%s)",
    (policy) => {
      expect(planned(PAUSED, RUNNING, switchedOn(), policy)).toEqual({
        changes: ['update cmp_1 status:"ENABLED">"PAUSED"'],
        drift: [],
        warnings: [],
      });
    },
  );

  it('is remembered as done where it is still wanted', () => {
    expect(planned(RUNNING, RUNNING, switchedOn()).changes).toEqual([
      'import cmp_1 status:"PAUSED">"ENABLED"',
    ]);
  });

  it('is sent again where it did not arrive', () => {
    expect(planned(RUNNING, PAUSED, switchedOn()).changes).toEqual([
      'update cmp_1 status:"PAUSED">"ENABLED"',
    ]);
  });

  it('makes nothing of another value ours', () => {
    expect(planned(PAUSED, { status: 'REMOVED' }, switchedOn()).drift).toEqual(['status']);
  });

  it('says nothing of another object than the one it was sent to', () => {
    expect(planned(PAUSED, RUNNING, switchedOn('r-of-before')).drift).toEqual(['status']);
  });
});
