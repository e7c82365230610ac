import { Injectable } from '@nestjs/common';
import { Clock, UnitOfWork, type Caller } from '@switchyard/kernel';
import { assetInUse } from '../domain';
import { AssetBindings, Assets } from './asset-ports';
import { Contents } from './contents';
import { LockAsset } from './lock-asset';
import { requireVersion, type Expected } from './require-version';

/** Delete an asset and, when no other has them, its bytes. Throws `ASSET_IN_USE` unless it may detach it. */
@Injectable()
export class DeleteAsset {
  constructor(
    private readonly work: UnitOfWork,
    private readonly assets: Assets,
    private readonly bindings: AssetBindings,
    private readonly contents: Contents,
    private readonly locks: LockAsset,
    private readonly clock: Clock,
  ) {}

  execute(caller: Caller, id: string, expected: Expected, detaches: boolean): Promise<void> {
    return this.work.run(caller, async () => {
      const { asset, bindings } = await this.locks.execute(caller, id);
      requireVersion(expected, asset.version);
      const businessIds = await this.assets.businessesOf(caller, id);
      if (!detaches && bindings.length + businessIds.length > 0) {
        throw assetInUse(bindings, businessIds);
      }
      await this.bindings.remove(
        caller,
        bindings.map((binding) => binding.id),
      );
      await this.locks.touch(caller, bindings);
      if (businessIds.length > 0) await this.assets.dropLogo(caller, id, this.clock.now());
      await this.assets.remove(caller, id);
      if (asset.sha256) await this.contents.dropUnnamed(caller, asset.sha256);
    });
  }
}
