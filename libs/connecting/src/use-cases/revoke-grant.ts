import { Injectable } from '@nestjs/common';
import { Clock, Ids, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { Revocations } from '../data/requests-to-worker';
import { ConnectWork, Grants } from './ports';
import { Vendors } from './vendors';
import { type Connecting, WorkSpaces } from './who-connects';

/**
 * Ends a grant that no connection uses: revoked at the vendor by the worker unless the same person
 * has another grant of this installation; its secrets are deleted at once, but for what the worker
 * revokes with. `expected` is the version of `If-Match`. Throws NOT_FOUND, GRANT_IN_USE,
 * PRECONDITION_FAILED, ROLE_TOO_LOW.
 */
@Injectable()
export class RevokeGrant {
  constructor(
    private readonly work: UnitOfWork,
    private readonly grants: Grants,
    private readonly revocations: Revocations,
    private readonly connectWork: ConnectWork,
    private readonly vendors: Vendors,
    private readonly spaces: WorkSpaces,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(who: Connecting, id: string, expected?: number | '*'): Promise<void> {
    const tenant = await this.spaces.of(who);
    await this.work.run(tenant, () => this.end(tenant, id, expected));
  }

  /**
   * Inside the transaction that deleted a connection: ends its grant when it was the last one. A
   * grant that is gone already is left.
   */
  async afterConnection(tenant: Tenant, grantId: string): Promise<void> {
    if (!(await this.grants.grant(tenant, grantId))) return;
    if ((await this.grants.connectionsOf(tenant, grantId)).length > 0) return;
    await this.end(tenant, grantId);
  }

  private async end(tenant: Tenant, grantId: string, expected?: number | '*'): Promise<void> {
    const { accountId, platform, subject, credentials } = await this.grants.remove(
      tenant,
      grantId,
      expected,
    );
    const mayRevoke = this.vendors.access(platform).revoke !== undefined;
    const person = { platform, subject };
    if (!mayRevoke || (await this.grants.hasOtherGrantOfSubject(tenant, person))) return;
    const id = this.ids.next('req');
    await this.revocations.add({
      accountId,
      id,
      ...person,
      grantId,
      credentials,
      createdAt: this.clock.now(),
    });
    await this.connectWork.promise(tenant, 'revoke-grant', id);
  }
}
