import { Injectable, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import { type Lease, Leases, type WorkHandler, WorkHandlers } from '@switchyard/queue-kit';
import { FetchProblem, SafeFetch } from '@switchyard/safe-fetch';
import type { AssetFetch, MediaKind } from '../domain';
import {
  AssetSource,
  FETCH_ASSET,
  FetchAsset,
  type Fetched,
  fetchOf,
  RecordFetchOutcome,
  SourceProblem,
} from '../use-cases/assets/fetch-asset';

/** Tries of an address that may answer later: after 2, 4, 8 and 16 seconds. */
const MOST_TRIES = 5;

/**
 * Fetches assets. Running twice does no harm: a second run finds the round over, or the same bytes.
 */
@Injectable()
export class FetchAssetHandler implements WorkHandler, OnModuleInit {
  readonly kind = FETCH_ASSET;

  constructor(
    private readonly handlers: WorkHandlers,
    private readonly fetchAsset: FetchAsset,
    private readonly outcomes: RecordFetchOutcome,
    private readonly leases: Leases,
  ) {}

  onModuleInit(): void {
    this.handlers.add(this);
  }

  async execute(tenant: Tenant, workId: string, lease: Lease, signal: AbortSignal): Promise<void> {
    const { assetId, round } = fetchOf(workId);
    const fetched = await this.fetchAsset.execute(tenant, assetId, round, signal);
    if (signal.aborted) throw new Error('the worker stops; the fetch is made again');
    await this.conclude(tenant, workId, lease, fetched);
  }

  giveUp(tenant: Tenant, workId: string, lease: Lease): Promise<void> {
    const { assetId, round } = fetchOf(workId);
    const fetch: AssetFetch = {
      status: 'FAILED',
      code: 'INTERNAL_ERROR',
      reason: 'The bytes could not be kept. Set sourceUrl again, or send them with PUT content.',
    };
    return this.outcomes.record(tenant, assetId, round, fetch, () => this.leases.finish(lease));
  }

  private conclude(tenant: Tenant, workId: string, lease: Lease, fetched: Fetched): Promise<void> {
    const { assetId, round } = fetchOf(workId);
    const finish = (): Promise<void> => this.leases.finish(lease);
    switch (fetched.kind) {
      case 'kept':
        return this.outcomes.keep(tenant, assetId, round, fetched.kept, finish);
      case 'obsolete':
        return this.outcomes.end(tenant, finish);
      case 'failed':
        return fetched.isTransient && lease.failures + 1 < MOST_TRIES
          ? this.tryAgain(tenant, workId, lease, fetched)
          : this.outcomes.record(
              tenant,
              assetId,
              round,
              { status: 'FAILED', code: fetched.code, reason: fetched.reason },
              finish,
            );
    }
  }

  private async tryAgain(
    tenant: Tenant,
    workId: string,
    lease: Lease,
    { code, reason }: { readonly code: string; readonly reason: string },
  ): Promise<void> {
    const { assetId, round } = fetchOf(workId);
    const fetch: AssetFetch = {
      status: 'PENDING',
      code,
      reason: `${reason} It will be tried again.`,
    };
    await this.outcomes.record(tenant, assetId, round, fetch, () => this.leases.assertHeld(lease));
    await this.leases.giveBack(lease, 2 ** (lease.failures + 1), true);
  }
}

/** For everything: a video is larger than an image. */
const TIMEOUT_MS: Readonly<Record<MediaKind, number>> = { image: 10_000, video: 60_000 };

/** Fetches from public hosts only. */
@Injectable()
export class SafeSource extends AssetSource implements OnApplicationShutdown {
  constructor(private readonly fetches: SafeFetch) {
    super();
  }

  async *open(
    address: string,
    kind: MediaKind,
    mostBytes: number,
    signal: AbortSignal,
  ): AsyncIterable<Uint8Array> {
    try {
      yield* this.fetches.open(address, { mostBytes, timeoutMs: TIMEOUT_MS[kind], signal });
    } catch (error) {
      throw error instanceof FetchProblem
        ? new SourceProblem(error.code, error.reason, error.isTransient)
        : error;
    }
  }

  onApplicationShutdown(): Promise<void> {
    return this.fetches.close();
  }
}
