import { Injectable } from '@nestjs/common';
import type { PlatformIo } from '@switchyard/platforms/domain';

/**
 * Objects that all plans and syncs of a process have in memory together; an object takes some
 * kilobytes while it is worked on.
 */
const MOST_OBJECTS = 30_000;

/** Work that is no larger than this never waits for room. */
const SMALL = 1_000;

/**
 * Keeps the memory of a process bounded however much work it has: large pieces of work go in the
 * order of their coming, small ones at once.
 */
@Injectable()
export class MemoryBudget {
  private taken = 0;
  private readonly waiting: { readonly objects: number; readonly enter: () => void }[] = [];

  /**
   * Does the work when there is room for so many objects. What is larger than all room has it to
   * itself.
   */
  async hold<Result>(objects: number, work: () => Promise<Result>): Promise<Result> {
    if (objects <= SMALL) return work();
    await new Promise<void>((enter) => {
      this.waiting.push({ objects, enter });
      this.admit();
    });
    try {
      return await work();
    } finally {
      this.taken -= objects;
      this.admit();
    }
  }

  private admit(): void {
    for (
      let [next] = this.waiting;
      next && this.hasCapacityFor(next.objects);
      [next] = this.waiting
    ) {
      this.waiting.shift();
      this.taken += next.objects;
      next.enter();
    }
  }

  private hasCapacityFor(objects: number): boolean {
    return this.taken === 0 || this.taken + objects <= MOST_OBJECTS;
  }
}

const LOOK_EVERY_MS = 500;

/**
 * The ad accounts of one sync, side by side: waiting for one of them does not block the sync while
 * another has work to do.
 */
export class AccountStreams {
  private working = 0;

  async run<Result>(accountRun: () => Promise<Result>): Promise<Result> {
    this.working += 1;
    try {
      return await accountRun();
    } finally {
      this.working -= 1;
    }
  }

  /**
   * Waits until a moment while another account works. Returns false when none does before the
   * moment has come: then the sync gives its slot to another one. Throws what `assertWanted`
   * throws.
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
