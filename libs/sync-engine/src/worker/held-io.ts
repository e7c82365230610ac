import type { PlatformIo } from '@switchyard/platforms';
import type { HeldLease } from '@switchyard/queue-kit';

/**
 * The same world for work under a lease: whatever is asked of a platform, the database is asked first whether the work is still ours. A
 * sleep between two requests asks again, and an answer counts as progress. A slow answer and a long sleep are in no other work's way.
 * Throws LeaseLost, and nothing was sent.
 */
export const heldIo = (
  io: PlatformIo,
  lease: Pick<HeldLease, 'assertHeld' | 'assertInTime' | 'note' | 'whileWaiting'>,
): PlatformIo => ({
  ...io,
  send: async (request) => {
    await lease.assertHeld();
    lease.assertInTime();
    const answer = await lease.whileWaiting(() => io.send(request));
    lease.note();
    return answer;
  },
  sleep: async (milliseconds) => {
    await lease.whileWaiting(() => io.sleep(milliseconds));
    await lease.assertHeld();
  },
});
