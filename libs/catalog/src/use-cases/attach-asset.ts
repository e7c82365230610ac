import { Injectable } from '@nestjs/common';
import {
  Clock,
  Ids,
  notFound,
  referenceNotFound,
  UnitOfWork,
  type Caller,
  type Refusal,
} from '@switchyard/kernel';
import {
  alreadyAttached,
  bindAsset,
  type AssetBinding,
  type AssetRole,
  type BindingOwner,
} from '../domain';
import { AssetBindings, Assets } from './asset-ports';
import { LockOwner } from './lock-owner';
import { Campaigns } from './ports';

export interface Attachment {
  readonly assetId: string;
  readonly owner: BindingOwner;
  readonly role: AssetRole;
}

/** Attach an asset in a role. Throws `ASSET_ALREADY_ATTACHED`, `CAMPAIGN_REMOVED`. */
@Injectable()
export class AttachAsset {
  constructor(
    private readonly work: UnitOfWork,
    private readonly assets: Assets,
    private readonly bindings: AssetBindings,
    private readonly owners: LockOwner,
    private readonly campaigns: Campaigns,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  /** The asset stands in the body. */
  execute(caller: Caller, attachment: Attachment): Promise<AssetBinding> {
    return this.attach(caller, attachment, () => referenceNotFound('/assetId'));
  }

  /** The asset stands in the path. */
  fromAsset(caller: Caller, attachment: Attachment): Promise<AssetBinding> {
    return this.attach(caller, attachment, notFound);
  }

  private attach(
    caller: Caller,
    { assetId, owner, role }: Attachment,
    unknownAsset: () => Refusal,
  ): Promise<AssetBinding> {
    return this.work.run(caller, async () => {
      const place = await this.owners.execute(caller, owner);
      const asset = await this.assets.hold(caller, assetId);
      if (!asset) throw unknownAsset();
      const binding = bindAsset(asset, place, role, { ids: this.ids, now: this.clock.now() });
      const holderId = await this.bindings.insert(binding);
      if (holderId !== undefined) throw alreadyAttached(holderId);
      await this.campaigns.touchTrees(caller, [binding.campaignId]);
      return binding;
    });
  }
}
