import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { type Lease, Leases, Outbox } from '@switchyard/queue-kit';
import { LeaseGuard, Promises, Waiting } from './use-cases/ports';

const LOOKS_MS = { first: 15, growth: 1.3, longest: 250 } as const;

@Injectable()
export class QueueLeases extends LeaseGuard {
  constructor(private readonly leases: Leases) {
    super();
  }

  assertHeld(lease: Lease): Promise<void> {
    return this.leases.assertHeld(lease);
  }

  achieved(lease: Lease): Promise<void> {
    return this.leases.achieved(lease);
  }

  finish(lease: Lease): Promise<void> {
    return this.leases.finish(lease);
  }

  rest(lease: Lease, afterSeconds: number): Promise<void> {
    return this.leases.rest(lease, afterSeconds);
  }
}

@Injectable()
export class QueuePromises extends Promises {
  constructor(private readonly book: Outbox) {
    super();
  }

  promise(
    { spaceId, accountId }: Tenant,
    queue: 'answers' | 'syncs',
    kind: string,
    id: string,
  ): Promise<void> {
    return this.book.enqueue({ id, queue, kind, spaceId, accountId });
  }

  promiseStanding(
    { spaceId, accountId }: Tenant,
    queue: 'answers' | 'readings',
    kind: string,
    id: string,
    afterSeconds: number,
  ): Promise<void> {
    return this.book.enqueueStanding({ id, queue, kind, spaceId, accountId }, afterSeconds);
  }

  bringForward(id: string, seconds: number): Promise<void> {
    return this.book.bringForward(id, seconds);
  }

  notifyAfter(
    { spaceId, accountId }: Tenant,
    queue: 'answers' | 'syncs',
    kind: string,
    id: string,
    seconds: number,
  ): void {
    this.book.notifyAfter({ id, queue, kind, spaceId, accountId }, seconds);
  }

  wake(id: string): Promise<void> {
    return this.book.wake(id);
  }

  hasLiveWorker(withinSeconds: number): Promise<boolean> {
    return this.book.hasLiveWorker(withinSeconds);
  }

  isHeld(id: string): Promise<boolean> {
    return this.book.isLeased(id);
  }

  isStalled(id: string): Promise<boolean> {
    return this.book.isStalled(id);
  }
}

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
