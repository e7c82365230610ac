import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { type Lease, Leases, Outbox } from '@switchyard/queue-kit';
import { LeaseGuard, Promises } from './use-cases/ports';

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
