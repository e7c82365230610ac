import type { OperationStatus } from '../../domain/syncing/sync-status';
import type { OutcomeTally } from '../ports';
import { campaignProgress } from './read-syncs';

const error = (code: string) => ({
  code,
  message: '',
  field: null,
  platformCode: null,
  platformRequestId: null,
  retryable: false,
});
const tally = (status: OperationStatus, more: Partial<OutcomeTally> = {}): OutcomeTally => ({
  campaignId: 'cmp_a',
  connectionId: 'con_1',
  platform: 'google-ads',
  action: 'create',
  status,
  count: 1,
  firstError: null,
  ...more,
});
const statusOf = (statuses: readonly OperationStatus[], finished: boolean) =>
  campaignProgress(
    statuses.map((status) => tally(status)),
    finished,
    [],
  )[0]?.status;

describe('campaignProgress', () => {
  it.each<[string, readonly OperationStatus[], boolean]>([
    ['pending', ['pending', 'pending'], false],
    ['in_progress', ['succeeded', 'pending'], false],
    ['in_progress', ['started'], false],
    ['completed', ['succeeded', 'succeeded'], false],
    ['completed', ['succeeded'], true],
    ['partial', ['succeeded', 'failed'], true],
    ['partial', ['succeeded', 'skipped'], true],
    ['failed', ['failed', 'skipped'], true],
    ['failed', ['uncertain'], true],
    ['deferred', ['deferred', 'skipped'], true],
    ['drifted', ['drifted', 'skipped'], true],
    ['skipped', ['skipped'], true],
    ['skipped', ['pending'], true],
  ])('says %s for %j', (status, statuses, finished) => {
    expect(statusOf(statuses, finished)).toBe(status);
  });

  it('lists campaigns and platforms separately, in the order of the plan', () => {
    const own = [
      tally('failed', { platform: 'microsoft-ads' }),
      tally('succeeded'),
      tally('succeeded', { campaignId: 'cmp_b' }),
    ];
    expect(
      campaignProgress(own, true, []).map(({ campaignId, platform, status }) => [
        campaignId,
        platform,
        status,
      ]),
    ).toEqual([
      ['cmp_a', 'microsoft-ads', 'failed'],
      ['cmp_a', 'google-ads', 'completed'],
      ['cmp_b', 'google-ads', 'completed'],
    ]);
  });

  it('reports the failure, not what was skipped because of it', () => {
    const [one] = campaignProgress(
      [
        tally('skipped', { firstError: error('PARENT_FAILED') }),
        tally('failed', { firstError: error('REFUSED') }),
      ],
      true,
      [],
    );
    expect(one?.error?.code).toBe('REFUSED');
  });

  it('names what the plan holds back, with the first reason', () => {
    const blocked = (campaignId: string) => ({
      campaignId,
      name: 'Autumn',
      platform: 'google-ads' as const,
      error: error('REMOTE_NAME_TAKEN'),
    });
    expect(
      campaignProgress(
        [tally('succeeded'), tally('succeeded', { campaignId: 'cmp_b', action: 'release' })],
        true,
        [blocked('cmp_b'), blocked('cmp_c')],
      ).map(({ campaignId, status, error: shown }) => [campaignId, status, shown?.code]),
    ).toEqual([
      ['cmp_a', 'completed', undefined],
      ['cmp_b', 'partial', 'REMOTE_NAME_TAKEN'],
      ['cmp_c', 'blocked', 'REMOTE_NAME_TAKEN'],
    ]);
  });
});
