import type { IdentityFacade } from '@switchyard/identity';
import { FakeClock } from '@switchyard/test-kit';
import type { DueRelease } from './ports';
import { TellUnlinked } from './tell-unlinked';

const TENANT = { accountId: 'acc_1', spaceId: 'spc_1' };
const RELEASED = new Date('2026-11-21T12:00:00.000Z');
const left = { isDue: true, releasedAt: RELEASED, campaignId: 'cmp_1' } as DueRelease;

const toldAfter = async (
  minutes: number,
  due: readonly DueRelease[],
): Promise<readonly string[]> => {
  const told: string[] = [];
  const identity = {
    raiseAlert: (_tenant: unknown, { kind }: { readonly kind: string }) => {
      told.push(`raised ${kind}`);
      return Promise.resolve();
    },
    settleAlert: () => {
      told.push('settled');
      return Promise.resolve();
    },
  } as unknown as IdentityFacade;
  const clock = new FakeClock(new Date(RELEASED.getTime() + minutes * 60_000));
  await new TellUnlinked(identity, clock).execute(TENANT, 'con_1', due);
  return told;
};

describe('an owner', () => {
  it.each<[number, readonly DueRelease[], readonly string[]]>([
    [0, [left], []],
    [4, [left], []],
    [5, [left], ['raised UNLINKED_BUT_SERVING']],
    [60, [{ ...left, isDue: false }], ['settled']],
    [60, [], ['settled']],
  ])('%d minutes after unlinking %j is told %j', async (minutes, due, told) => {
    expect(await toldAfter(minutes, due)).toEqual(told);
  });
});
