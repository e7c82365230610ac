import type { AdPlatform, PlatformIo } from '@switchyard/platforms';
import type { PlannedChange, Step } from '../../domain/plan';
import { change } from '../../domain/plan/testing/given';
import type { OpenAccount } from '../ports';
import type { AccountQuota } from '../quota/account-quota';
import type { Entry, Ledger } from './ledger';
import { portionOf } from './portion';
import type { Sending } from './send-wave';

const RESUMES_AT = new Date('2026-11-22T00:00:00Z');
const ledger = { remoteIdOf: () => null } as unknown as Ledger;
const [io, urgentIo] = [{ now: () => 0 } as PlatformIo, { now: () => 0 } as PlatformIo];

/** An account with so much left of a day of ten; each change costs this much. */
const account = (left: number, costOfOne = 1): OpenAccount =>
  ({
    io,
    urgentIo,
    platform: {
      forecast: (waves: readonly (readonly unknown[])[]) => ({
        readCalls: 0,
        calls: 0,
        operations: waves.flat().length * costOfOne,
      }),
    } as unknown as AdPlatform,
    quota: {
      cost: ({ operations }: { operations: number }) => operations,
      standing: () => Promise.resolve({ left, limit: 10, used: 10 - left, resumesAt: RESUMES_AT }),
    } as unknown as AccountQuota,
  }) as unknown as OpenAccount;

const sending = (does: Step['does'], planned: PlannedChange): Sending => ({
  step: { does, change: planned },
  entry: { operation: { id: planned.address.id }, change: planned } as Entry,
});
const creation = (id: string): Sending => sending('create', change('create', 'keyword', id));
const pause = (id: string): Sending =>
  sending(
    'update',
    change('update', 'campaign', id, {
      fields: [{ field: 'status', before: 'ENABLED', after: 'PAUSED', owner: 'local' }],
      after: { status: 'PAUSED' },
    }),
  );
const enabling = (id: string): Sending =>
  sending(
    'update',
    change('update', 'campaign', id, {
      fields: [{ field: 'status', before: 'PAUSED', after: 'ENABLED', owner: 'local' }],
      after: { status: 'ENABLED' },
    }),
  );

const portion = async (left: number, pending: readonly Sending[], costOfOne = 1) => {
  const going = await portionOf(account(left, costOfOne), ledger, pending);
  return going.kind === 'spent'
    ? going.failure.retryAfterSeconds * 1_000
    : {
        goes: going.sendings.map(({ entry }) => entry.operation.id),
        isUrgent: going.account.io === urgentIo,
      };
};

describe('what of a wave goes under a limit of the day', () => {
  it('is all of it while it fits', async () => {
    expect(await portion(2, [creation('a'), creation('b')])).toEqual({
      goes: ['a', 'b'],
      isUrgent: false,
    });
  });

  it('is the longest beginning that fits', async () => {
    expect(await portion(3, ['a', 'b', 'c', 'd', 'e'].map(creation))).toEqual({
      goes: ['a', 'b', 'c'],
      isUrgent: false,
    });
  });

  it('is nothing when nothing is left, until there is room', async () => {
    expect(await portion(0, [creation('a')])).toBe(RESUMES_AT.getTime());
    expect(await portion(0, [enabling('a')])).toBe(RESUMES_AT.getTime());
  });

  it('is what pauses or ends something in any case, before all else', async () => {
    expect(
      await portion(0, [
        creation('a'),
        pause('b'),
        sending('remove', change('remove', 'campaign', 'c')),
      ]),
    ).toEqual({ goes: ['b', 'c'], isUrgent: true });
  });

  it('is not the removal of what is only made anew', async () => {
    expect(
      await portion(0, [sending('remove', change('replace', 'adGroup', 'a', { after: {} }))]),
    ).toBe(RESUMES_AT.getTime());
  });

  it('is one change that takes more than a whole day, while anything is left of one', async () => {
    expect(await portion(1, [creation('a'), creation('b')], 11)).toEqual({
      goes: ['a'],
      isUrgent: false,
    });
    expect(await portion(0, [creation('a')], 11)).toBe(RESUMES_AT.getTime());
    expect(await portion(1, [creation('a')], 10)).toBe(RESUMES_AT.getTime());
  });
});
