import type { PlatformIo } from '../../port/io';

/** Changes per second that Meta takes of one app on one account (spec/platforms/meta-ads.md 1f); each part of a batch is one. */
export const MUTATIONS_PER_SECOND = 100;

/** Keeps one process below the rate: a batch is fifty changes at once, which a count of requests does not see. */
export class Pace {
  private readonly nextAt = new Map<string, number>();

  /** Waits until so many changes of an account may go out. */
  async wait(account: string, changes: number, io: PlatformIo): Promise<void> {
    const now = io.now();
    const at = Math.max(now, this.nextAt.get(account) ?? 0);
    this.nextAt.set(account, at + (changes * 1_000) / MUTATIONS_PER_SECOND);
    if (at > now) await io.sleep(at - now);
  }
}
