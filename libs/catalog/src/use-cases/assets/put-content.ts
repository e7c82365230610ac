import { Injectable } from '@nestjs/common';
import {
  type Caller,
  Clock,
  type ExpectedVersion,
  notFound,
  requireVersion,
  UnitOfWork,
} from '@switchyard/kernel';
import { Assets } from '../../data/assets';
import {
  type Asset,
  ContentProblem,
  contentRefused,
  type MediaKind,
  mediaKindOf,
  SENT_BYTES,
  takesNoContent,
  withContent,
} from '../../domain';
import { Contents } from '../ports';
import { KeepContent, type Kept } from './keep-content';
import { LockAsset } from './lock-asset';

/**
 * Take the bytes of an asset from its owner. Throws `ASSET_TAKES_NO_CONTENT`, `CONTENT_REFUSED`,
 * `PAYLOAD_TOO_LARGE`.
 */
@Injectable()
export class PutContent {
  constructor(
    private readonly work: UnitOfWork,
    private readonly assets: Assets,
    private readonly contents: Contents,
    private readonly keepContent: KeepContent,
    private readonly locks: LockAsset,
    private readonly clock: Clock,
  ) {}

  /** The body is read only when the asset may have it; no transaction is open while it is. */
  async execute(
    caller: Caller,
    id: string,
    expected: ExpectedVersion,
    body: AsyncIterable<Uint8Array>,
  ): Promise<Asset> {
    const asset = await this.assets.find(caller, id);
    if (!asset) throw notFound();
    requireVersion(expected, asset.version);
    const kind = mediaKindOf(asset.type);
    if (!kind) throw takesNoContent(asset.type);
    const kept = await this.keep(caller, kind, body);
    try {
      return await this.work.run(caller, () => this.complete(caller, id, expected, kept));
    } catch (error) {
      await this.contents.discard(caller, kept.id);
      throw error;
    }
  }

  private async keep(
    caller: Caller,
    kind: MediaKind,
    body: AsyncIterable<Uint8Array>,
  ): Promise<Kept> {
    try {
      return await this.keepContent.execute(caller, kind, body, SENT_BYTES);
    } catch (error) {
      throw error instanceof ContentProblem ? contentRefused(error) : error;
    }
  }

  private async complete(
    caller: Caller,
    id: string,
    expected: ExpectedVersion,
    { id: contentId, content }: Kept,
  ): Promise<Asset> {
    const { asset: before, bindings } = await this.locks.execute(caller, id);
    requireVersion(expected, before.version);
    await this.contents.complete(caller, contentId, content.sha256);
    const after = withContent(before, content, this.clock.now());
    if (after === before) return before;
    const written = await this.assets.replace(before, after);
    await this.locks.touch(caller, bindings);
    if (before.sha256 && before.sha256 !== content.sha256) {
      await this.contents.dropUnnamed(caller, before.sha256);
    }
    return written;
  }
}
