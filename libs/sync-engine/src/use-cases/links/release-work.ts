import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { Promises } from '../ports';

/** Carries out on one connection what unlinking in one Space asked for. */
export const RELEASE_ROUND = 'release';

const idOf = ({ spaceId }: Tenant, connectionId: string): string =>
  `${RELEASE_ROUND}:${spaceId}:${connectionId}`;

export const connectionOfRelease = (workId: string): string =>
  workId.slice(workId.lastIndexOf(':') + 1);

/** The round that carries out releases, one per Space and connection. Inside the running transaction. */
@Injectable()
export class ReleaseWork {
  constructor(private readonly promises: Promises) {}

  /** At once, and again and again until the platform has confirmed everything. */
  async begin(tenant: Tenant, connectionId: string): Promise<void> {
    const id = idOf(tenant, connectionId);
    await this.promises.promiseStanding(tenant, 'answers', RELEASE_ROUND, id, 0);
    await this.promises.wake(id);
    this.promises.ringAfter(tenant, 'answers', RELEASE_ROUND, id, 0);
  }
}
