import { type DynamicModule, Module } from '@nestjs/common';
import { type AllowList, SafeFetch } from '@switchyard/safe-fetch';
import { AssetSource, FetchAsset, RecordFetchOutcome } from '../use-cases/assets/fetch-asset';
import { FetchAssetHandler, SafeSource } from './fetch-asset';

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
      providers: [...source, FetchAsset, RecordFetchOutcome, FetchAssetHandler],
    };
  }
}
