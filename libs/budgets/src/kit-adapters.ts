import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import type { Tenant } from '@switchyard/kernel';
import { WorkBook, type PromisedWork } from '@switchyard/queue-kit';
import { BrakeWork, roundId, SPEND_ROUND, STOP_ROUND } from './use-cases/brake/brake-work';

@Injectable()
export class QueueBrakeWork extends BrakeWork {
  constructor(
    private readonly book: WorkBook,
    private readonly identity: IdentityFacade,
  ) {
    super();
  }

  async watch(tenant: Tenant, connectionId: string, afterSeconds: number): Promise<void> {
    await this.book.promiseStanding(workOf(SPEND_ROUND, tenant, connectionId), afterSeconds);
  }

  async look(tenant: Tenant): Promise<void> {
    for (const { id } of await this.identity.connectionsOf(tenant)) {
      await this.book.wake(roundId(SPEND_ROUND, id));
    }
  }

  async act(tenant: Tenant): Promise<void> {
    for (const { id } of await this.identity.connectionsOf(tenant)) {
      const work = workOf(STOP_ROUND, tenant, id);
      await this.book.promiseStanding(work);
      await this.book.wake(work.id);
      this.book.ringAfter(work, 0);
    }
  }
}

const workOf = (
  kind: typeof SPEND_ROUND | typeof STOP_ROUND,
  { accountId, spaceId }: Tenant,
  connectionId: string,
): PromisedWork => ({
  id: roundId(kind, connectionId),
  queue: 'answers',
  kind,
  spaceId,
  accountId,
});
