import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { Outbox } from '@switchyard/queue-kit';
import { ConnectWork, type ConnectWorkKind, TEND_GRANT, tendingWorkId } from './use-cases/ports';

/** Writes work items in the running transaction. */
@Injectable()
export class QueueConnectWork extends ConnectWork {
  constructor(private readonly book: Outbox) {
    super();
  }

  promise({ accountId, spaceId }: Tenant, kind: ConnectWorkKind, id: string): Promise<void> {
    return this.book.enqueue({ id, queue: 'answers', kind, accountId, spaceId });
  }

  async tend({ accountId, spaceId }: Tenant, grantId: string): Promise<void> {
    const id = tendingWorkId(grantId);
    await this.book.enqueueStanding({
      id,
      queue: 'readings',
      kind: TEND_GRANT,
      accountId,
      spaceId,
    });
    await this.book.wake(id);
  }

  hasLiveWorker(withinSeconds: number): Promise<boolean> {
    return this.book.hasLiveWorker(withinSeconds);
  }

  isHeld(id: string): Promise<boolean> {
    return this.book.isLeased(id);
  }
}
