import { Injectable } from '@nestjs/common';
import { IdentityFacade, refuseOutsider } from '@switchyard/identity';
import { referenceNotFound, type Caller } from '@switchyard/kernel';
import type { PlanRequest } from '../../domain/sync';

/** Who may adopt, and from which ad accounts. */
@Injectable()
export class RequireAdoptable {
  constructor(private readonly identity: IdentityFacade) {}

  /** Throws ROLE_TOO_LOW for guests of the Space, NOT_FOUND with `details.path` for an ad account that is not connected. */
  async execute(caller: Caller, { adopt = [] }: PlanRequest): Promise<void> {
    if (adopt.length === 0) return;
    refuseOutsider(caller);
    const connections = await this.identity.connectionsOf(caller);
    adopt.forEach(({ platform, connectionId }, index) => {
      const isKnown = connections.some(
        (one) =>
          one.platform === platform && (connectionId ? one.id === connectionId : one.isDefault),
      );
      if (!isKnown) {
        throw referenceNotFound(`/adopt/${index}/${connectionId ? 'connectionId' : 'platform'}`);
      }
    });
  }
}
