import { Injectable } from '@nestjs/common';
import { Clock, Ids, UnitOfWork, type Caller } from '@switchyard/kernel';
import { createAsset, needsFetch, type Asset, type AssetInput } from '../domain';
import { Assets, FetchPromises } from './asset-ports';

/** Create an asset. The worker fetches the bytes of a `sourceUrl`; nothing is fetched here. */
@Injectable()
export class CreateAsset {
  constructor(
    private readonly work: UnitOfWork,
    private readonly assets: Assets,
    private readonly promises: FetchPromises,
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
