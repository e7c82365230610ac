import type { PlatformIo } from '@switchyard/platforms';
import type { HeldLease } from '@switchyard/queue-kit';

/**
 * The same world for work under a lease: whatever is asked of a platform, the database is asked first whether the work is still ours. A
 * sleep between two requests asks again, and an answer counts as progress. Throws LeaseLost, and nothing was sent.
 */
export const heldIo = (io: PlatformIo, lease: Pick<HeldLease, 'assertHeld' | 'assertInTime' | 'note'>): PlatformIo => ({
  ...io,
  send: async (request) => {
    await lease.assertHeld();
    lease.assertInTime();
    const answer = await io.send(request);
    lease.note();
    return answer;
  },
  sleep: async (milliseconds) => {
    await io.sleep(milliseconds);
    await lease.assertHeld();
  },
});
