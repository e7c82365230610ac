import { Injectable } from '@nestjs/common';
import {
  type Caller,
  Clock,
  type ExpectedVersion,
  Ids,
  notFound,
  type PageRequest,
  referenceNotFound,
  type Refusal,
  requireVersion,
  UnitOfWork,
} from '@switchyard/kernel';
import { AssetBindings } from '../../data/asset-bindings';
import { Assets } from '../../data/assets';
import { Campaigns } from '../../data/campaigns';
import {
  alreadyAttached,
  type AssetBinding,
  type AssetRole,
  bindAsset,
  type BindingOwner,
  type BindingView,
  reviseBinding,
  viewBinding,
} from '../../domain';
import type { BindingFilter } from '../filters';
import { LockBinding, LockOwner } from './lock-asset';

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

  /** The asset is in the body. */
  execute(caller: Caller, attachment: Attachment): Promise<AssetBinding> {
    return this.attach(caller, attachment, () => referenceNotFound('/assetId'));
  }

  /** The asset is in the path. */
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
  execute(caller: Caller, id: string, expected: ExpectedVersion): Promise<void> {
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

/** Give an attached asset another role. Throws `ASSET_ALREADY_ATTACHED`, `CAMPAIGN_REMOVED`. */
@Injectable()
export class UpdateBinding {
  constructor(
    private readonly work: UnitOfWork,
    private readonly assets: Assets,
    private readonly bindings: AssetBindings,
    private readonly locks: LockBinding,
    private readonly campaigns: Campaigns,
    private readonly clock: Clock,
  ) {}

  execute(
    caller: Caller,
    id: string,
    expected: ExpectedVersion,
    patch: (current: BindingView) => { readonly role?: AssetRole },
  ): Promise<AssetBinding> {
    return this.work.run(caller, async () => {
      const before = await this.locks.execute(caller, id);
      requireVersion(expected, before.version);
      const { role = before.role } = patch(viewBinding(before));
      const asset = await this.assets.hold(caller, before.assetId);
      if (!asset) throw notFound();
      const after = reviseBinding(before, asset, role, this.clock.now());
      if (after === before) return before;
      await this.campaigns.touchTrees(caller, [before.campaignId]);
      return this.bindings.replace(before, after);
    });
  }
}

/** Where assets are attached. */
@Injectable()
export class ReadBindings {
  constructor(
    private readonly assets: Assets,
    private readonly bindings: AssetBindings,
  ) {}

  async get(caller: Caller, id: string): Promise<AssetBinding> {
    const binding = await this.bindings.find(caller, id);
    if (!binding) throw notFound();
    return binding;
  }

  /** One row more than the page's limit means that there is another page. */
  list(caller: Caller, filter: BindingFilter, page: PageRequest): Promise<readonly AssetBinding[]> {
    return this.bindings.list(caller, filter, page);
  }

  async ofAsset(
    caller: Caller,
    assetId: string,
    page: PageRequest,
  ): Promise<readonly AssetBinding[]> {
    if (!(await this.assets.find(caller, assetId))) throw notFound();
    return this.bindings.list(caller, { assetId }, page);
  }
}
