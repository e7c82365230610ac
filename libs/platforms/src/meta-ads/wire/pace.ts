import type { PlatformIo } from '../../port/io';

/** Changes per second that Meta takes of one app on one account (spec/platforms/meta-ads.md 1f); each part of a batch is one. */
export const MUTATIONS_PER_SECOND = 100;

/** A second, and a little for clocks that differ. */
const WINDOW_MS = 1_100;

interface Sent {
  readonly at: number;
  readonly changes: number;
}

/** Keeps one process below the rate: a batch is fifty changes at once, which a count of requests does not see. */
export class Pace {
  private readonly sent = new Map<string, readonly Sent[]>();

  /** Sends so many changes of an account as soon as they may go out; at most a second's worth at once. They count from their answer on, when Meta has counted them for sure. */
  async keep<T>(
    account: string,
    changes: number,
    io: PlatformIo,
    send: () => Promise<T>,
  ): Promise<T> {
    const now = io.now();
    const recent = (this.sent.get(account) ?? []).filter(({ at }) => at > now - WINDOW_MS);
    const at = earliest(recent, changes, now);
    if (at > now) await io.sleep(at - now);
    try {
      return await send();
    } finally {
      this.sent.set(account, [...recent, { at: io.now(), changes }]);
    }
  }
}

/** When enough of what went out has left the window. */
const earliest = (recent: readonly Sent[], changes: number, now: number): number => {
  const total = recent.reduce((sum, one) => sum + one.changes, changes);
  const [oldest, ...later] = recent;
  return total <= MUTATIONS_PER_SECOND || !oldest
    ? now
    : earliest(later, changes, Math.max(now, oldest.at + WINDOW_MS));
};
