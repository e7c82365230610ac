import type { PlatformIo } from '@switchyard/platforms';

const LOOK_EVERY_MS = 500;

/** The ad accounts of one sync, side by side: a wait for one of them is in nobody's way while another has work to do. */
export class Lanes {
  private working = 0;

  async run<Result>(lane: () => Promise<Result>): Promise<Result> {
    this.working += 1;
    try {
      return await lane();
    } finally {
      this.working -= 1;
    }
  }

  /**
   * Waits until a moment while another account works. Answers false when nobody does before the moment has come: then the sync gives its
   * place to another one. Throws what `assertWanted` throws.
   */
  async wait(
    untilMs: number,
    { now, sleep }: Pick<PlatformIo, 'now' | 'sleep'>,
    assertWanted: () => Promise<void>,
  ): Promise<boolean> {
    this.working -= 1;
    try {
      while (now() < untilMs && this.working > 0) {
        await assertWanted();
        await sleep(Math.min(LOOK_EVERY_MS, Math.max(1, untilMs - now())));
      }
      await assertWanted();
      return now() >= untilMs;
    } finally {
      this.working += 1;
    }
  }
}
