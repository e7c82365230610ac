import { change } from '../testing/given-plan';
import { childrenOfFailed, type EndedOperations, failuresIn } from './operation-errors';
import type { OperationStatus } from './sync-status';

const AT = new Date('2026-11-21T12:00:00.000Z');
const ended = (
  status: OperationStatus,
  more: Partial<EndedOperations> = {},
  code = status === 'succeeded' ? null : 'X1',
): EndedOperations => ({
  campaignId: 'cmp_a',
  platform: 'google-ads',
  connectionId: 'con_1',
  action: 'create',
  status,
  count: 1,
  firstError: code
    ? {
        code: 'PLATFORM_REFUSED',
        message: `No: ${code}.`,
        field: null,
        platformCode: code,
        platformRequestId: null,
        retryable: false,
      }
    : null,
  ...more,
});
const failuresOf = (...operations: readonly EndedOperations[]) =>
  failuresIn(operations, { id: 'syn_1', treeVersions: { cmp_a: 7 } }, AT).map(
    ({ campaignId, platform, failure }) => [campaignId, platform, failure?.platformCode ?? null],
  );

describe('what a sync leaves on a campaign', () => {
  it("is the platform's refusal, with the revision that was sent", () => {
    expect(failuresIn([ended('failed')], { id: 'syn_1', treeVersions: { cmp_a: 7 } }, AT)).toEqual([
      {
        campaignId: 'cmp_a',
        platform: 'google-ads',
        failure: {
          at: AT.toISOString(),
          syncId: 'syn_1',
          connectionId: 'con_1',
          code: 'PLATFORM_REFUSED',
          platformCode: 'X1',
          message: 'No: X1.',
          treeVersion: 7,
        },
      },
    ]);
  });

  it('is the refusal, not what was skipped because of it', () => {
    expect(failuresOf(ended('skipped', {}, 'X0'), ended('failed'), ended('succeeded'))).toEqual([
      ['cmp_a', 'google-ads', 'X1'],
    ]);
  });

  it('is the lost answer too', () => {
    expect(failuresOf(ended('uncertain'))).toEqual([['cmp_a', 'google-ads', 'X1']]);
  });

  it('is cleared once everything was accepted, platform by platform', () => {
    expect(failuresOf(ended('succeeded'), ended('failed', { platform: 'meta-ads' }))).toEqual([
      ['cmp_a', 'google-ads', null],
      ['cmp_a', 'meta-ads', 'X1'],
    ]);
  });

  it.each(['skipped', 'drifted', 'deferred'] as const)(
    'stays as it was where something was %s',
    (status) => {
      expect(failuresOf(ended('succeeded'), ended(status))).toEqual([]);
    },
  );

  it('has no failure for a release', () => {
    expect(failuresOf(ended('failed', { action: 'release' }))).toEqual([]);
  });
});

const group = (id: string, action: 'create' | 'replace' | 'forget' | 'remove' | 'update') =>
  change(action, 'adGroup', id);
const keyword = (
  id: string,
  action: 'create' | 'replace' | 'forget' | 'update',
  parentId = 'adg_1',
) => change(action, 'keyword', id, { parentId });

describe('the children of what failed', () => {
  it('are skipped down to the last, with the topmost failure as cause', () => {
    const campaign = change('create', 'campaign', 'cmp_1');
    const changes = [keyword('kwd_1', 'create'), group('adg_1', 'create'), campaign];
    expect([...childrenOfFailed(changes, [campaign])]).toEqual([
      ['adg_1', 'cmp_1'],
      ['kwd_1', 'cmp_1'],
    ]);
  });

  it('are not skipped below something that did not fail', () => {
    const failed = group('adg_2', 'create');
    expect(
      childrenOfFailed([failed, group('adg_1', 'create'), keyword('kwd_1', 'create')], [failed])
        .size,
    ).toBe(0);
  });

  it('are not forgotten when the removal failed', () => {
    const failed = group('adg_1', 'remove');
    expect([...childrenOfFailed([failed, keyword('kwd_1', 'forget')], [failed])]).toEqual([
      ['kwd_1', 'adg_1'],
    ]);
  });

  it('go on when only an update of their parent failed', () => {
    const failed = group('adg_1', 'update');
    expect(
      childrenOfFailed([failed, keyword('kwd_1', 'create'), keyword('kwd_2', 'replace')], [failed])
        .size,
    ).toBe(0);
  });

  it('that failed themselves are not skipped as well', () => {
    const [parent, child] = [group('adg_1', 'create'), keyword('kwd_1', 'create')];
    expect(childrenOfFailed([parent, child], [parent, child]).size).toBe(0);
  });

  it('are not made, nor are the objects themselves, when they could not be put back here', () => {
    const failed = change('import', 'adGroup', 'adg_1', { setBack: true, remoteId: null });
    expect([
      ...childrenOfFailed([failed, group('adg_1', 'create'), keyword('kwd_1', 'create')], [failed]),
    ]).toEqual([
      ['adg_1', 'adg_1'],
      ['kwd_1', 'adg_1'],
    ]);
    const value = { ...failed, remoteId: 'r-adg_1' };
    expect(childrenOfFailed([value, keyword('kwd_1', 'create')], [value]).size).toBe(0);
  });
});
