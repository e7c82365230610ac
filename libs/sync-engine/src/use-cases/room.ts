import { Injectable } from '@nestjs/common';

/** Objects that all plans and syncs of a process have in memory together; an object takes some kilobytes while it is worked on. */
const MOST_OBJECTS = 30_000;

/** Work that is no larger than this never waits for room. */
const SMALL = 1_000;

/** Keeps the memory of a process bounded however much work it has: large pieces of work go in the order of their coming, small ones at once. */
@Injectable()
export class Room {
  private taken = 0;
  private readonly waiting: { readonly objects: number; readonly enter: () => void }[] = [];

  /** Does the work when there is room for so many objects. What is larger than all room has it to itself. */
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
    for (let [next] = this.waiting; next && this.hasRoomFor(next.objects); [next] = this.waiting) {
      this.waiting.shift();
      this.taken += next.objects;
      next.enter();
    }
  }

  private hasRoomFor(objects: number): boolean {
    return this.taken === 0 || this.taken + objects <= MOST_OBJECTS;
  }
}
