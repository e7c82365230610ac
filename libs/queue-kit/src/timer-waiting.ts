import { Injectable } from '@nestjs/common';
import { Waiting } from '@switchyard/kernel';

const LOOKS_MS = { first: 15, growth: 1.3, longest: 250 } as const;

/** Looks by a timer: 15 milliseconds after the start, then ever more seldom, at last 4 times a second. */
@Injectable()
export class TimerWaiting extends Waiting {
  async forAnswer<T>(
    limitMs: number,
    look: (passedMs: number) => Promise<T | undefined>,
  ): Promise<T | undefined> {
    const start = performance.now();
    for (
      let pause: number = LOOKS_MS.first;
      ;
      pause = Math.min(LOOKS_MS.longest, pause * LOOKS_MS.growth)
    ) {
      await new Promise((done) => setTimeout(done, pause));
      const answer = await look(performance.now() - start);
      if (answer !== undefined || performance.now() - start > limitMs) return answer;
    }
  }
}
