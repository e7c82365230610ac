import { Injectable } from '@nestjs/common';
import type { PlatformId, Tenant } from '@switchyard/kernel';
import { type AdoptedTree, AdoptTree } from './adopt-tree';
import { LetCampaignGo } from './delete-campaign';
import { type RestoredTree, RestoreTree } from './restore-tree';

/**
 * Takes whole campaigns from platforms into the catalog, and undoes that. Every call joins the
 * running transaction.
 */
@Injectable()
export class AdoptionFacade {
  constructor(
    private readonly adopting: AdoptTree,
    private readonly puttingBack: RestoreTree,
    private readonly lettingGo: LetCampaignGo,
  ) {}

  /**
   * Writes a whole tree as it is: the campaign and what is below it, each with one statement.
   * Throws `NAME_TAKEN`.
   */
  adoptTree(tenant: Tenant, tree: AdoptedTree): Promise<void> {
    return this.adopting.execute(tenant, tree);
  }

  /**
   * Puts rows back that a campaign had, and the campaign itself where it was removed: all of it, or
   * nothing. Throws the refusal of a conflict.
   */
  putTreeBack(tenant: Tenant, campaignId: string, tree: RestoredTree): Promise<void> {
    return this.puttingBack.execute(tenant, campaignId, tree);
  }

  /**
   * A campaign that was taken over leaves our catalog again, or only that platform where it is on
   * others by now.
   */
  letCampaignGo(tenant: Tenant, campaignId: string, platform: PlatformId): Promise<void> {
    return this.lettingGo.execute(tenant, campaignId, platform);
  }
}
