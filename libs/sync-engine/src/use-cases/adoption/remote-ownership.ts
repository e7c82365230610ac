import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import type { Observed } from '@switchyard/platforms/domain';
import { Claims, type RemoteCampaign } from '../../data/adoption/claims';
import { Releases } from '../../data/adoption/releases';
import { Bindings } from '../../data/syncing/bindings';
import type { Binding, PlannedChange } from '../../domain/planning/plan';
import type { AccountKey } from '../ports';
import { CampaignClaimed, type ReleaseKey } from './links';

/** What a sync did to the ownership of objects of one ad account. */
export interface OwnershipChanges {
  readonly kept: readonly Binding[];
  readonly dropped: readonly Binding[];
  /** Releases that nothing is left to do for. */
  readonly resolved: readonly ReleaseKey[];
}

/** Whose some campaigns of a platform are, by remote id. */
export interface CampaignOwners {
  /** Another Space has them. */
  readonly elsewhere: ReadonlySet<string>;
  /** This Space has them. */
  readonly ours: ReadonlySet<string>;
  /** This Space had them and unlinked them. */
  readonly released: ReadonlySet<string>;
}

/**
 * Whose the objects of an ad account are. A Space's binding and the claim of all Spaces change
 * together; what was released is remembered.
 */
@Injectable()
export class RemoteOwnership {
  constructor(
    private readonly bindings: Bindings,
    private readonly claims: Claims,
    private readonly releases: Releases,
  ) {}

  /** Without campaigns that another Space took over since they were made. */
  async oursAmong(
    tenant: Tenant,
    account: AccountKey,
    found: readonly Observed[],
  ): Promise<readonly Observed[]> {
    const campaigns = found
      .filter(({ entity }) => entity === 'campaign')
      .map(({ remoteId }) => remoteId);
    const elsewhere = await this.claims.claimedElsewhere(tenant, account, campaigns);
    return found.filter(
      ({ entity, remoteId }) => entity !== 'campaign' || !elsewhere.has(remoteId),
    );
  }

  /** Whose these campaigns are; a remote id that never had an owner is in none of the sets. */
  async ownersOf(
    tenant: Tenant,
    account: AccountKey,
    remoteIds: readonly string[],
  ): Promise<CampaignOwners> {
    const elsewhere = await this.claims.claimedElsewhere(tenant, account, remoteIds);
    const ours = await this.bindings.boundCampaigns(tenant, account.platform, remoteIds);
    const released = await this.releases.among(tenant, account, remoteIds);
    return { elsewhere, ours, released: new Set(released.map(({ remoteId }) => remoteId)) };
  }

  /**
   * Records changes, inside the running transaction. Throws CampaignClaimed when another Space has
   * a campaign that is kept.
   */
  async record(
    tenant: Tenant,
    account: AccountKey,
    { kept, dropped, resolved }: OwnershipChanges,
  ): Promise<void> {
    await this.bindings.forget(
      tenant,
      dropped.map(({ address }) => address),
    );
    await this.claims.drop(tenant, campaignsOf(account, dropped));
    await this.bindings.keep(tenant, kept);
    const [claimed] = await this.claims.claim(tenant, campaignsOf(account, kept));
    if (claimed) throw new CampaignClaimed(claimed);
    await this.releases.resolve(tenant, resolved);
  }

  /** Gives campaigns up with every binding below them, inside the running transaction. */
  async giveUp(
    tenant: Tenant,
    { platform, externalAccountId }: AccountKey,
    campaigns: readonly PlannedChange[],
  ): Promise<void> {
    await this.bindings.drop(
      tenant,
      platform,
      campaigns.map(({ address }) => address.campaignId),
    );
    await this.claims.drop(
      tenant,
      campaigns.map(({ remoteId }) => ({ platform, externalAccountId, remoteId: remoteId ?? '' })),
    );
  }
}

const campaignsOf = (
  { platform, externalAccountId }: AccountKey,
  changed: readonly Binding[],
): readonly RemoteCampaign[] =>
  changed.flatMap(({ address, remoteId }) =>
    address.entity === 'campaign' ? [{ platform, externalAccountId, remoteId }] : [],
  );
