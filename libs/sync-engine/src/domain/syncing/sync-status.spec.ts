import {
  foldStatus,
  type OperationOutcome,
  type OperationStatus,
  type SyncFlags,
} from './sync-status';

const FLAGS: SyncFlags = {
  finished: true,
  cancelRequested: false,
  takenUp: true,
  waiting: false,
  withoutProgress: false,
  blocked: 0,
};
const updates = (...statuses: readonly OperationStatus[]): readonly OperationOutcome[] =>
  statuses.map((status) => ({ action: 'update', status }));
const status = (statuses: readonly OperationStatus[], flags: Partial<SyncFlags> = {}) =>
  foldStatus(updates(...statuses), { ...FLAGS, ...flags }).status;

describe('a sync that is over', () => {
  it.each<readonly [string, readonly OperationStatus[]]>([
    ['completed', []],
    ['completed', ['succeeded', 'succeeded']],
    ['partial', ['succeeded', 'failed']],
    ['partial', ['succeeded', 'skipped']],
    ['partial', ['succeeded', 'uncertain']],
    ['partial', ['deferred']],
    ['partial', ['deferred', 'failed']],
    ['partial', ['drifted']],
    ['failed', ['failed']],
    ['failed', ['failed', 'skipped']],
    ['failed', ['uncertain']],
  ])('is %s after %j', (expected, statuses) => {
    expect(status(statuses)).toBe(expected);
  });

  it('is cancelled when something was left undone because of it', () => {
    expect(status(['succeeded', 'skipped'], { cancelRequested: true })).toBe('cancelled');
  });

  it.each<readonly [string, readonly OperationStatus[]]>([
    ['partial', []],
    ['partial', ['succeeded']],
    ['partial', ['succeeded', 'failed']],
    ['failed', ['failed']],
  ])('is %s after %j when something was blocked', (expected, statuses) => {
    expect(status(statuses, { blocked: 2 })).toBe(expected);
    expect(foldStatus(updates(...statuses), { ...FLAGS, blocked: 2 }).counts.blocked).toBe(2);
  });

  it('is completed when the cancellation came too late', () => {
    expect(status(['succeeded'], { cancelRequested: true })).toBe('completed');
  });
});

describe('a sync that runs', () => {
  const running = { finished: false };

  it('is queued until a worker takes it up', () => {
    expect(status(['pending'], { ...running, takenUp: false })).toBe('queued');
    expect(status(['pending'], running)).toBe('in_progress');
  });

  it('is stalled when nothing is done for it, unless it waits', () => {
    const late = { ...running, withoutProgress: true };
    expect(status(['started'], late)).toBe('stalled');
    expect(status(['started'], { ...late, waiting: true })).toBe('in_progress');
  });

  it('is not cancelled while something is in flight', () => {
    expect(status(['started'], { ...running, cancelRequested: true })).toBe('in_progress');
  });
});

it('counts what became of the operations', () => {
  const operations: readonly OperationOutcome[] = [
    { action: 'import', status: 'succeeded' },
    { action: 'create', status: 'succeeded' },
    { action: 'replace', status: 'succeeded' },
    { action: 'remove', status: 'succeeded' },
    { action: 'forget', status: 'succeeded' },
    ...updates('failed', 'uncertain', 'skipped', 'drifted', 'deferred', 'pending'),
  ];
  expect(foldStatus(operations, FLAGS).counts).toEqual({
    imported: 1,
    exported: 2,
    removed: 1,
    failed: 2,
    skipped: 2,
    deferred: 1,
    blocked: 0,
  });
});
