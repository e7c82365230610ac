import type { OperationStatus } from '../plan';
import { failuresIn, type EndedOperations } from './failures-in';

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
const told = (...operations: readonly EndedOperations[]) =>
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
    expect(told(ended('skipped', {}, 'X0'), ended('failed'), ended('succeeded'))).toEqual([
      ['cmp_a', 'google-ads', 'X1'],
    ]);
  });

  it('is the lost answer too', () => {
    expect(told(ended('uncertain'))).toEqual([['cmp_a', 'google-ads', 'X1']]);
  });

  it('is nothing any more once all was taken, platform by platform', () => {
    expect(told(ended('succeeded'), ended('failed', { platform: 'meta-ads' }))).toEqual([
      ['cmp_a', 'google-ads', null],
      ['cmp_a', 'meta-ads', 'X1'],
    ]);
  });

  it.each(['skipped', 'drifted', 'deferred'] as const)(
    'stays as it was where something was %s',
    (status) => {
      expect(told(ended('succeeded'), ended(status))).toEqual([]);
    },
  );

  it('says nothing of what was released', () => {
    expect(told(ended('failed', { action: 'release' }))).toEqual([]);
  });
});
