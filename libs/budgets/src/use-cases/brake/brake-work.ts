import { Injectable } from '@nestjs/common';
import { IdentityFacade } from '@switchyard/identity';
import type { Tenant } from '@switchyard/kernel';
import { WorkBook, type PromisedWork } from '@switchyard/queue-kit';

/** Reads what the campaigns of one connection spent, and judges the account by it. */
export const SPEND_ROUND = 'spend';
/** Pauses, or enables again, what the brake says on one connection. */
export const STOP_ROUND = 'stop';

/** One promise per connection: a platform that is down is waited for by nobody else. */
export const roundId = (kind: typeof SPEND_ROUND | typeof STOP_ROUND, connectionId: string): string => `${kind}:${connectionId}`;

export const connectionOfRound = (workId: string): string => workId.slice(workId.indexOf(':') + 1);

/** The standing rounds of the Emergency Brake. Inside the running transaction. */
@Injectable()
export class BrakeWork {
  constructor(private readonly book: WorkBook, private readonly identity: IdentityFacade) {}

  /** Spending through the connection is watched from now on. */
  async watch(tenant: Tenant, connectionId: string): Promise<void> {
    await this.book.promiseStanding(this.work(SPEND_ROUND, tenant, connectionId));
  }

  /** The next look at what every connection spends comes at once. */
  async look(tenant: Tenant): Promise<void> {
    for (const { id } of await this.identity.connectionsOf(tenant)) await this.book.wake(roundId(SPEND_ROUND, id));
  }

  /** On every connection what the brake says is done at once: each is at it until its platform confirms. */
  async act(tenant: Tenant): Promise<void> {
    for (const { id } of await this.identity.connectionsOf(tenant)) {
      const work = this.work(STOP_ROUND, tenant, id);
      await this.book.promiseStanding(work);
      await this.book.wake(work.id);
      this.book.ringAfter(work, 0);
    }
  }

  private work(kind: typeof SPEND_ROUND | typeof STOP_ROUND, { accountId, spaceId }: Tenant, connectionId: string): PromisedWork {
    return { id: roundId(kind, connectionId), queue: 'answers', kind, spaceId, accountId };
  }
}
