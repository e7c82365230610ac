import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { FetchProblem, SafeFetch } from '@switchyard/safe-fetch';
import type { MediaKind } from '../domain';
import { AssetSource, SourceProblem } from '../use-cases/fetch-asset';

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
