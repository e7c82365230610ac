import { Injectable } from '@nestjs/common';
import { isRefusal, UnitOfWork, type Tenant } from '@switchyard/kernel';
import { READY, type AssetFetch } from '../domain';
import { Assets } from './asset-ports';
import { Contents } from './contents';
import type { Kept } from './keep-content';
import { LockAsset, type LockedAsset } from './lock-asset';

/** Writes down what became of a fetch. `version` stays: the caller changed nothing. `finish` ends the work in the same transaction. */
@Injectable()
export class SettleFetch {
  constructor(
    private readonly work: UnitOfWork,
    private readonly assets: Assets,
    private readonly contents: Contents,
    private readonly locks: LockAsset,
  ) {}

  /** The bytes are here: every campaign that uses the asset has local changes waiting. */
  async keep(
    tenant: Tenant,
    assetId: string,
    round: number,
    kept: Kept,
    finish: () => Promise<void>,
  ): Promise<void> {
    await this.work.run(tenant, async () => {
      const locked = await this.find(tenant, assetId);
      if (locked?.asset.fetchRound === round) await this.name(tenant, locked, kept);
      await finish();
    });
    // Does nothing when they are named now.
    await this.contents.discard(tenant, kept.id);
  }

  /** Still PENDING between two tries, FAILED after the last. */
  record(
    tenant: Tenant,
    assetId: string,
    round: number,
    fetch: AssetFetch,
    finish: () => Promise<void>,
  ): Promise<void> {
    return this.work.run(tenant, async () => {
      await this.assets.recordFetch(tenant, assetId, round, fetch);
      await finish();
    });
  }

  /** There is nothing to write down. */
  end(tenant: Tenant, finish: () => Promise<void>): Promise<void> {
    return this.work.run(tenant, finish);
  }

  private async name(
    tenant: Tenant,
    { asset, bindings }: LockedAsset,
    { id, content }: Kept,
  ): Promise<void> {
    await this.contents.settle(tenant, id, content.sha256);
    await this.assets.recordFetch(tenant, asset.id, asset.fetchRound, READY, content);
    await this.locks.touch(tenant, bindings);
    if (asset.sha256 && asset.sha256 !== content.sha256) {
      await this.contents.dropUnnamed(tenant, asset.sha256);
    }
  }

  /** Undefined when the asset was deleted meanwhile. */
  private async find(tenant: Tenant, assetId: string): Promise<LockedAsset | undefined> {
    try {
      return await this.locks.execute(tenant, assetId);
    } catch (error) {
      if (isRefusal(error) && error.code === 'NOT_FOUND') return undefined;
      throw error;
    }
  }
}
