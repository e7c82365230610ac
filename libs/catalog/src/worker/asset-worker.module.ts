import { Module, type DynamicModule } from '@nestjs/common';
import { SafeFetch, type AllowList } from '@switchyard/safe-fetch';
import { AssetSource, FetchAsset } from '../use-cases/fetch-asset';
import { SettleFetch } from '../use-cases/settle-fetch';
import { FetchAssetHandler } from './fetch-asset-handler';
import { SafeSource } from './safe-source';

export interface AssetWorkerSettings {
  /** Hosts that assets may be fetched from although they are private. */
  readonly fetchAllow: AllowList;
}

/** Fetches assets in the background. Needs CatalogModule and `QueueModule.working`. */
@Module({})
export class AssetWorkerModule {
  static forRoot({ fetchAllow }: AssetWorkerSettings): DynamicModule {
    const source = [
      { provide: SafeFetch, useFactory: () => new SafeFetch({ allow: fetchAllow }) },
      { provide: AssetSource, useClass: SafeSource },
    ];
    return {
      module: AssetWorkerModule,
      providers: [...source, FetchAsset, SettleFetch, FetchAssetHandler],
    };
  }
}
