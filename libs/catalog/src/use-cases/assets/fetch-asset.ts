import { Injectable } from '@nestjs/common';
import { isRefusal, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { Assets } from '../../data/assets';
import {
  type Asset,
  type AssetFetch,
  ContentProblem,
  FETCHED_BYTES,
  type MediaKind,
  mediaKindOf,
  READY,
} from '../../domain';
import { Contents } from '../ports';
import { KeepContent, type Kept } from './keep-content';
import { LockAsset, type LockedAsset } from './lock-asset';

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

/**
 * What became of one try: bytes that nothing names yet, a reason, or nothing to do because the
 * bytes come from elsewhere by now.
 */
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

/**
 * Writes down what became of a fetch. `version` stays: the caller changed nothing. `finish` ends
 * the work in the same transaction.
 */
@Injectable()
export class RecordFetchOutcome {
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
    await this.contents.complete(tenant, id, content.sha256);
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

/** The kind of promised work that fetches an asset. */
export const FETCH_ASSET = 'fetch-asset';

/** One promise per round: another address is another promise. */
export const fetchWorkId = ({ id, fetchRound }: Pick<Asset, 'id' | 'fetchRound'>): string =>
  `${id}.${fetchRound}`;

/** The asset and the round of a promise. */
export const fetchOf = (workId: string): { readonly assetId: string; readonly round: number } => {
  const [assetId = '', round = ''] = workId.split('.');
  return { assetId, round: Number(round) };
};
