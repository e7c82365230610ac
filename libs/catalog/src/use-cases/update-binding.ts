import { Injectable } from '@nestjs/common';
import { Clock, notFound, UnitOfWork, type Caller } from '@switchyard/kernel';
import {
  reviseBinding,
  viewBinding,
  type AssetBinding,
  type AssetRole,
  type BindingView,
} from '../domain';
import { AssetBindings, Assets } from './asset-ports';
import { LockBinding } from './lock-binding';
import { Campaigns } from './ports';
import { requireVersion, type Expected } from './require-version';

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
    expected: Expected,
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
