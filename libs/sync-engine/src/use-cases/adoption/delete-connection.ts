import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '@switchyard/catalog';
import { RevokeGrant } from '@switchyard/connecting';
import { IdentityFacade, refuseOutsider } from '@switchyard/identity';
import { alertKeys } from '@switchyard/identity/domain';
import { type Caller, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { Releases } from '../../data/adoption/releases';
import { Bindings } from '../../data/syncing/bindings';
import { connectionInUse } from '../../domain/syncing/sync';

/**
 * Removes a connection that no campaign is linked through, in any Space of the account, at one
 * moment: a request that links a campaign locks the connection. With the last connection of a
 * grant the grant ends, too.
 */
@Injectable()
export class DeleteConnection {
  constructor(
    private readonly work: UnitOfWork,
    private readonly identity: IdentityFacade,
    private readonly bindings: Bindings,
    private readonly catalog: CatalogFacade,
    private readonly releases: Releases,
    private readonly grants: RevokeGrant,
  ) {}

  /** Throws NOT_FOUND, CONNECTION_IN_USE, PRECONDITION_FAILED, ROLE_TOO_LOW. */
  async execute(caller: Caller, id: string, expected: number | '*' | undefined): Promise<void> {
    refuseOutsider(caller);
    await this.work.run(caller, async () => {
      const spaces = await this.identity.spacesOf(caller);
      const { grantId } = await this.identity.removeConnection(caller, id, expected, () =>
        this.refuseLinked(caller, spaces, id),
      );
      for (const { spaceId } of spaces) {
        await this.across(caller, spaceId, (tenant) => this.reportReleases(tenant, id));
      }
      if (grantId) await this.grants.afterConnection(caller, grantId);
    });
  }

  private across<T>(
    { accountId }: Caller,
    spaceId: string,
    work: (tenant: Tenant) => Promise<T>,
  ): Promise<T> {
    const tenant = { accountId, spaceId };
    return this.work.run(tenant, () => work(tenant));
  }

  /** Campaigns of Spaces that the caller is no member of are counted, not named. */
  private async refuseLinked(
    caller: Caller,
    spaces: Awaited<ReturnType<IdentityFacade['spacesOf']>>,
    id: string,
  ): Promise<void> {
    const named: string[] = [];
    let hidden = 0;
    for (const { spaceId, isMember } of spaces) {
      const linked = await this.across(caller, spaceId, (tenant) => this.linkedIn(tenant, id));
      if (isMember) named.push(...linked);
      else hidden += linked.length;
    }
    if (named.length + hidden > 0) throw connectionInUse(named, hidden);
  }

  /**
   * No connection reaches what was to be paused or removed any more: a user has to look after it on
   * the platform.
   */
  private async reportReleases(tenant: Tenant, id: string): Promise<void> {
    const left = await this.releases.abandon(tenant, id);
    await this.identity.resolveAlert(tenant, alertKeys.unlinkedButServing(id, tenant.spaceId));
    if (left.length === 0) return;
    const campaigns = left.map(({ platform, campaignId, remoteId, name, effect }) => ({
      platform,
      campaignId,
      remoteId,
      name,
      effect,
    }));
    const message =
      'A connection was deleted before unlinked campaigns were paused or removed through it. They may run on the platform.';
    await this.identity.raiseAlert(tenant, {
      kind: 'RELEASE_ABANDONED',
      spaceId: tenant.spaceId,
      subject: { type: 'connection', id },
      message,
      key: `${id}:${tenant.spaceId}:release-abandoned`,
      details: { campaigns },
    });
  }

  private async linkedIn(tenant: Tenant, id: string): Promise<readonly string[]> {
    return [
      ...new Set([
        ...(await this.bindings.campaignsThrough(tenant, id)),
        ...(await this.catalog.campaignsLinkedThrough(tenant, id)),
      ]),
    ].sort();
  }
}
