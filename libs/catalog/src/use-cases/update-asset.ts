import { Injectable } from '@nestjs/common';
import { Clock, UnitOfWork, type Caller } from '@switchyard/kernel';
import {
  needsFetch,
  reviseAsset,
  viewAsset,
  type Asset,
  type AssetChanges,
  type AssetView,
} from '../domain';
import { Assets, FetchPromises } from './asset-ports';
import { LockAsset } from './lock-asset';
import { requireVersion, type Expected } from './require-version';

/** Change an asset: every campaign that uses it has local changes waiting then. Another `sourceUrl` is fetched again. */
@Injectable()
export class UpdateAsset {
  constructor(
    private readonly work: UnitOfWork,
    private readonly assets: Assets,
    private readonly locks: LockAsset,
    private readonly promises: FetchPromises,
    private readonly clock: Clock,
  ) {}

  execute(
    caller: Caller,
    id: string,
    expected: Expected,
    patch: (current: AssetView) => AssetChanges,
  ): Promise<Asset> {
    return this.work.run(caller, async () => {
      const { asset: before, bindings } = await this.locks.execute(caller, id);
      requireVersion(expected, before.version);
      const after = reviseAsset(before, patch(viewAsset(before)), this.clock.now());
      if (after === before) return before;
      const written = await this.assets.replace(before, after);
      if (needsFetch(before, after)) await this.promises.promise(caller, after);
      await this.locks.touch(caller, bindings);
      return written;
    });
  }
}
