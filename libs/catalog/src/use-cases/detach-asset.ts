import { Injectable } from '@nestjs/common';
import { notFound, UnitOfWork, type Caller } from '@switchyard/kernel';
import type { AssetRole, BindingOwner } from '../domain';
import { AssetBindings, Assets } from './asset-ports';
import { LockBinding } from './lock-binding';
import { LockOwner } from './lock-owner';
import { Campaigns } from './ports';
import { requireVersion, type Expected } from './require-version';

/** Take an asset from a campaign, ad group or ad. Throws `CAMPAIGN_REMOVED`. */
@Injectable()
export class DetachAsset {
  constructor(
    private readonly work: UnitOfWork,
    private readonly assets: Assets,
    private readonly bindings: AssetBindings,
    private readonly owners: LockOwner,
    private readonly locks: LockBinding,
    private readonly campaigns: Campaigns,
  ) {}

  /** One binding by its id. */
  execute(caller: Caller, id: string, expected: Expected): Promise<void> {
    return this.work.run(caller, async () => {
      const binding = await this.locks.execute(caller, id);
      requireVersion(expected, binding.version);
      await this.remove(caller, binding.campaignId, [id]);
    });
  }

  /** From one owner, in one role or in all. Throws `NOT_FOUND` when it is not attached there. */
  fromAsset(
    caller: Caller,
    assetId: string,
    owner: BindingOwner,
    role: AssetRole | undefined,
  ): Promise<void> {
    return this.work.run(caller, async () => {
      if (!(await this.assets.find(caller, assetId))) throw notFound();
      const { campaignId } = await this.owners.execute(caller, owner);
      const attached = (await this.bindings.ofAsset(caller, assetId)).filter(
        (binding) => binding.ownerId === owner.id && (!role || binding.role === role),
      );
      if (attached.length === 0) throw notFound();
      await this.remove(
        caller,
        campaignId,
        attached.map(({ id }) => id),
      );
    });
  }

  private async remove(caller: Caller, campaignId: string, ids: readonly string[]): Promise<void> {
    await this.bindings.remove(caller, ids);
    await this.campaigns.touchTrees(caller, [campaignId]);
  }
}
