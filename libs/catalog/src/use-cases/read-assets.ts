import { Injectable } from '@nestjs/common';
import { notFound, type Caller, type PageRequest } from '@switchyard/kernel';
import type { Asset } from '../domain';
import { Assets } from './asset-ports';
import type { AssetFilter } from './filters';

/** Get one asset, or list them newest first. */
@Injectable()
export class ReadAssets {
  constructor(private readonly assets: Assets) {}

  async get(caller: Caller, id: string): Promise<Asset> {
    const asset = await this.assets.find(caller, id);
    if (!asset) throw notFound();
    return asset;
  }

  /** One row more than the page's limit tells that there is another page. */
  list(caller: Caller, filter: AssetFilter, page: PageRequest): Promise<readonly Asset[]> {
    return this.assets.list(caller, filter, page);
  }
}
