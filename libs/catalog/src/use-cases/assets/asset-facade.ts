import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { Assets } from '../../data/assets';
import type { Asset, AssetContent } from '../../domain';
import { Contents } from '../ports';

/** Finds assets and their bytes by digest for other contexts. */
@Injectable()
export class AssetFacade {
  constructor(
    private readonly assets: Assets,
    private readonly contents: Contents,
  ) {}

  /**
   * Assets of the Space that carry these bytes, one per digest; digests that none carries are left
   * out.
   */
  async assetsCarrying(tenant: Tenant, digests: readonly string[]): Promise<readonly Asset[]> {
    const found: Asset[] = [];
    for (const digest of digests) {
      found.push(
        ...[await this.assets.carrying(tenant, digest)].filter((asset) => asset !== undefined),
      );
    }
    return found;
  }

  /**
   * What is known of the bytes with this digest, with the address of an asset that was fetched,
   * where one was; undefined when no asset carries them any more.
   */
  contentWith(
    tenant: Tenant,
    sha256: string,
  ): Promise<(AssetContent & Pick<Asset, 'sourceUrl'>) | undefined> {
    return this.assets.carrying(tenant, sha256);
  }

  /**
   * The bytes of an asset, by the `sha256` that it carries, in pieces of at most 256 KiB. Throws
   * when there are none.
   */
  contentOf(tenant: Tenant, sha256: string): AsyncIterable<Uint8Array> {
    return this.contents.read(tenant, sha256);
  }
}
