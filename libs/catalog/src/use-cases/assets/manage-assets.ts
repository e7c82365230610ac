import { Injectable } from '@nestjs/common';
import {
  type Caller,
  Clock,
  type ExpectedVersion,
  Ids,
  notFound,
  type PageRequest,
  requireVersion,
  UnitOfWork,
} from '@switchyard/kernel';
import { AssetBindings } from '../../data/asset-bindings';
import { Assets } from '../../data/assets';
import {
  type Asset,
  type AssetChanges,
  type AssetInput,
  assetInUse,
  type AssetView,
  concernsPlatforms,
  createAsset,
  needsFetch,
  reviseAsset,
  viewAsset,
} from '../../domain';
import type { AssetFilter } from '../filters';
import { Contents, FetchJobs } from '../ports';
import { LockAsset } from './lock-asset';

/**
 * Create an asset. The worker fetches the bytes of a `sourceUrl`; nothing is fetched here. Throws
 * `EXTERNAL_KEY_TAKEN`.
 */
@Injectable()
export class CreateAsset {
  constructor(
    private readonly work: UnitOfWork,
    private readonly assets: Assets,
    private readonly promises: FetchJobs,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  execute(caller: Caller, input: AssetInput): Promise<Asset> {
    return this.work.run(caller, async () => {
      const asset = createAsset(caller.spaceId, input, { ids: this.ids, now: this.clock.now() });
      await this.assets.insert(asset);
      if (needsFetch(undefined, asset)) await this.promises.promise(caller, asset);
      return asset;
    });
  }
}

/**
 * Change an asset: every campaign that uses it has local changes waiting then. Another `sourceUrl`
 * is fetched again. Throws `EXTERNAL_KEY_TAKEN`.
 */
@Injectable()
export class UpdateAsset {
  constructor(
    private readonly work: UnitOfWork,
    private readonly assets: Assets,
    private readonly locks: LockAsset,
    private readonly promises: FetchJobs,
    private readonly clock: Clock,
  ) {}

  execute(
    caller: Caller,
    id: string,
    expected: ExpectedVersion,
    patch: (current: AssetView) => AssetChanges,
  ): Promise<Asset> {
    return this.work.run(caller, async () => {
      const { asset: before, bindings } = await this.locks.execute(caller, id);
      requireVersion(expected, before.version);
      const after = reviseAsset(before, patch(viewAsset(before)), this.clock.now());
      if (after === before) return before;
      const written = await this.assets.replace(before, after);
      if (needsFetch(before, after)) await this.promises.promise(caller, after);
      if (concernsPlatforms(before, after)) await this.locks.touch(caller, bindings);
      return written;
    });
  }
}

/**
 * Delete an asset and, when no other has them, its bytes. Throws `ASSET_IN_USE` unless it may
 * detach it.
 */
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

  execute(caller: Caller, id: string, expected: ExpectedVersion, detaches: boolean): Promise<void> {
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

/** Get one asset, or list them newest first. */
@Injectable()
export class ReadAssets {
  constructor(private readonly assets: Assets) {}

  async get(caller: Caller, id: string): Promise<Asset> {
    const asset = await this.assets.find(caller, id);
    if (!asset) throw notFound();
    return asset;
  }

  /** One row more than the page's limit means that there is another page. */
  list(caller: Caller, filter: AssetFilter, page: PageRequest): Promise<readonly Asset[]> {
    return this.assets.list(caller, filter, page);
  }
}
