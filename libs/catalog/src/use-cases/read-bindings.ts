import { Injectable } from '@nestjs/common';
import { notFound, type Caller, type PageRequest } from '@switchyard/kernel';
import type { AssetBinding } from '../domain';
import { AssetBindings, Assets } from './asset-ports';
import type { BindingFilter } from './filters';

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

  /** One row more than the page's limit tells that there is another page. */
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
