import { Injectable } from '@nestjs/common';
import { CatalogFacade } from '@switchyard/catalog';
import { IdentityFacade, refuseOutsider } from '@switchyard/identity';
import { notFound, UnitOfWork, type Caller, type Tenant } from '@switchyard/kernel';
import { connectionInUse } from '../../domain/sync';
import { Releases } from '../links/ports';
import { Bindings } from '../ports';

/**
 * Removes a connection that no campaign is linked through, in any Space of the account. Other Spaces are looked at before the
 * transaction, for one transaction sees one Space: a link that another Space makes in that moment is not noticed.
 */
@Injectable()
export class DeleteConnection {
  constructor(
    private readonly work: UnitOfWork, private readonly identity: IdentityFacade, private readonly bindings: Bindings, private readonly catalog: CatalogFacade,
    private readonly releases: Releases,
  ) {}

  /** Throws NOT_FOUND, CONNECTION_IN_USE, PRECONDITION_FAILED, ROLE_TOO_LOW. */
  async execute(caller: Caller, id: string, expected: number | '*' | undefined): Promise<void> {
    refuseOutsider(caller);
    if (!(await this.identity.connection(caller, id))) throw notFound();
    const { visible, hidden } = await this.linkedElsewhere(caller, id);
    await this.work.run(caller, async () => {
      const named = [...(await this.linkedIn(caller, id)), ...visible];
      if (named.length + hidden > 0) throw connectionInUse(named, hidden);
      await this.tellOfReleases(caller, id);
      await this.identity.removeConnection(caller, id, expected);
    });
    for (const { spaceId } of await this.identity.spacesOf(caller)) await this.tellElsewhere({ accountId: caller.accountId, spaceId }, caller, id);
  }

  private async tellElsewhere(tenant: Tenant, caller: Caller, id: string): Promise<void> {
    if (tenant.spaceId !== caller.spaceId) await this.work.run(tenant, () => this.tellOfReleases(tenant, id));
  }

  /** What was to be paused or removed through the connection can be reached by nobody now: somebody has to look after it on the platform. */
  private async tellOfReleases(tenant: Tenant, id: string): Promise<void> {
    const left = await this.releases.abandon(tenant, id);
    if (left.length === 0) return;
    const campaigns = left.map(({ platform, campaignId, remoteId, name, effect }) => ({ platform, campaignId, remoteId, name, effect }));
    const message = 'A connection was deleted before unlinked campaigns were paused or removed through it. They may run on the platform.';
    await this.identity.raiseAlert(tenant, {
      kind: 'RELEASE_ABANDONED', spaceId: tenant.spaceId, subject: { type: 'connection', id }, message, key: `${id}:${tenant.spaceId}:release-abandoned`, details: { campaigns },
    });
  }

  /** Campaigns of Spaces that the caller is no member of are counted, not named. */
  private async linkedElsewhere(caller: Caller, id: string): Promise<{ readonly visible: readonly string[]; readonly hidden: number }> {
    const visible: string[] = [];
    let hidden = 0;
    for (const { spaceId, isMember } of await this.identity.spacesOf(caller)) {
      if (spaceId === caller.spaceId) continue;
      const linked = await this.linkedIn({ accountId: caller.accountId, spaceId }, id);
      if (isMember) visible.push(...linked);
      else hidden += linked.length;
    }
    return { visible, hidden };
  }

  private async linkedIn(tenant: Tenant, id: string): Promise<readonly string[]> {
    return [...new Set([...(await this.bindings.campaignsThrough(tenant, id)), ...(await this.catalog.campaignsLinkedThrough(tenant, id))])].sort();
  }
}
