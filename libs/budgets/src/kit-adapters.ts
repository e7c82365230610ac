import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import type { Tenant } from '@switchyard/kernel';
import { Outbox, type WorkItem } from '@switchyard/queue-kit';
import { BrakeWork, roundId, SPEND_ROUND, STOP_ROUND } from './use-cases/ports';

@Injectable()
export class QueueBrakeWork extends BrakeWork {
  constructor(
    private readonly book: Outbox,
    private readonly identity: IdentityFacade,
  ) {
    super();
  }

  async watch(tenant: Tenant, connectionId: string, afterSeconds: number): Promise<void> {
    await this.book.enqueueStanding(workOf(SPEND_ROUND, tenant, connectionId), afterSeconds);
  }

  async look(tenant: Tenant): Promise<void> {
    for (const { id } of await this.identity.connectionsOf(tenant)) {
      await this.book.wake(roundId(SPEND_ROUND, id));
    }
  }

  async act(tenant: Tenant): Promise<void> {
    for (const { id } of await this.identity.connectionsOf(tenant)) {
      const work = workOf(STOP_ROUND, tenant, id);
      await this.book.enqueueStanding(work);
      await this.book.wake(work.id);
      this.book.notifyAfter(work, 0);
    }
  }
}

const workOf = (
  kind: typeof SPEND_ROUND | typeof STOP_ROUND,
  { accountId, spaceId }: Tenant,
  connectionId: string,
): WorkItem => ({
  id: roundId(kind, connectionId),
  queue: 'answers',
  kind,
  spaceId,
  accountId,
});
