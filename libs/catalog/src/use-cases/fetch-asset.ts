import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { ContentProblem, FETCHED_BYTES, mediaKindOf, type Asset, type MediaKind } from '../domain';
import { Assets } from './asset-ports';
import { KeepContent, type Kept } from './keep-content';

/** Bytes of addresses that callers wrote. */
export abstract class AssetSource {
  /** Throws `SourceProblem`, also in the middle. */
  abstract open(
    address: string,
    kind: MediaKind,
    mostBytes: number,
    signal: AbortSignal,
  ): AsyncIterable<Uint8Array>;
}

/** Why an address gave nothing. */
export class SourceProblem extends Error {
  constructor(
    readonly code: string,
    readonly reason: string,
    readonly isTransient: boolean,
  ) {
    super(reason);
    this.name = 'SourceProblem';
  }
}

/** What became of one try: bytes that nothing names yet, a reason, or nothing to do because the bytes come from elsewhere by now. */
export type Fetched =
  | { readonly kind: 'kept'; readonly kept: Kept }
  | {
      readonly kind: 'failed';
      readonly code: string;
      readonly reason: string;
      readonly isTransient: boolean;
    }
  | { readonly kind: 'obsolete' };

/** Fetches the bytes of an asset from its `sourceUrl`. No transaction is open meanwhile. */
@Injectable()
export class FetchAsset {
  constructor(
    private readonly assets: Assets,
    private readonly source: AssetSource,
    private readonly keepContent: KeepContent,
  ) {}

  async execute(
    tenant: Tenant,
    assetId: string,
    round: number,
    signal: AbortSignal,
  ): Promise<Fetched> {
    const asset = await this.assets.find(tenant, assetId);
    const kind = asset && mediaKindOf(asset.type);
    if (!kind || !isWanted(asset, round)) return { kind: 'obsolete' };
    try {
      const body = this.source.open(asset.sourceUrl, kind, FETCHED_BYTES[kind], signal);
      return {
        kind: 'kept',
        kept: await this.keepContent.execute(tenant, kind, body, FETCHED_BYTES[kind]),
      };
    } catch (error) {
      return failure(error);
    }
  }
}

const isWanted = (asset: Asset, round: number): asset is Asset & { readonly sourceUrl: string } =>
  asset.fetchRound === round && asset.sourceUrl !== null && asset.fetch.status === 'PENDING';

const failure = (error: unknown): Fetched => {
  if (error instanceof SourceProblem) {
    return {
      kind: 'failed',
      code: error.code,
      reason: error.reason,
      isTransient: error.isTransient,
    };
  }
  if (error instanceof ContentProblem) {
    return { kind: 'failed', code: error.code, reason: error.reason, isTransient: false };
  }
  throw error;
};
