import { createHash, type Hash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Tenant } from '@switchyard/kernel';
import {
  type AssetContent,
  ContentProblem,
  measureImage,
  type MediaKind,
  requireWholeImage,
  SNIFFED_BYTES,
  sniffMedia,
} from '../../domain';
import { Contents } from '../ports';

/** The same bytes in pieces of one size, the last one smaller. */
async function* pieces(body: AsyncIterable<Uint8Array>, size: number): AsyncIterable<Uint8Array> {
  let buffered: Uint8Array[] = [];
  let length = 0;
  for await (const bytes of body) {
    buffered.push(bytes);
    length += bytes.length;
    if (length < size) continue;
    const all = Buffer.concat(buffered);
    const whole = all.length - (all.length % size);
    for (let at = 0; at < whole; at += size) yield all.subarray(at, at + size);
    buffered = [all.subarray(whole)];
    length = all.length - whole;
  }
  if (length > 0) yield Buffer.concat(buffered);
}

const PIECE_BYTES = 256 * 1024;

/**
 * Metadata before the pixels of a JPEG may be long; the size of every other type is at its start.
 */
const HEAD_BYTES = 1024 * 1024;
const TAIL_BYTES = 1024;

/** Bytes that have arrived and were looked at, but that nothing names yet. */
export interface Kept {
  readonly id: string;
  readonly content: AssetContent & { readonly sha256: string };
}

/** Takes bytes from a stream and finds out what they are, holding no more than their first MiB. */
@Injectable()
export class KeepContent {
  constructor(private readonly contents: Contents) {}

  /**
   * Throws `ContentProblem` at the first byte that shows that the bytes are not what they must be,
   * and keeps nothing then.
   */
  async execute(
    tenant: Tenant,
    kind: MediaKind,
    body: AsyncIterable<Uint8Array>,
    mostBytes: number,
  ): Promise<Kept> {
    const id = await this.contents.begin(tenant);
    try {
      return { id, content: await this.take(tenant, id, kind, body, mostBytes) };
    } catch (error) {
      await this.contents.discard(tenant, id);
      throw error;
    }
  }

  private async take(
    tenant: Tenant,
    id: string,
    kind: MediaKind,
    body: AsyncIterable<Uint8Array>,
    mostBytes: number,
  ): Promise<Kept['content']> {
    const look = new Look(kind, mostBytes);
    let seq = 0;
    for await (const piece of pieces(look.through(body), PIECE_BYTES)) {
      await look.sniff();
      await this.contents.append(tenant, id, seq, piece);
      seq += 1;
    }
    return look.finish();
  }
}

/** What is learned of bytes as they pass. */
class Look {
  private readonly hash: Hash = createHash('sha256');
  private readonly head: Uint8Array[] = [];
  private headBytes = 0;
  private tail: Uint8Array = new Uint8Array();
  private size = 0;
  private mimeType: string | undefined;

  constructor(
    private readonly kind: MediaKind,
    private readonly mostBytes: number,
  ) {}

  async *through(body: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
    for await (const bytes of body) {
      this.see(bytes);
      if (this.size >= SNIFFED_BYTES) await this.sniff();
      yield bytes;
    }
  }

  /** Looks once. */
  async sniff(): Promise<void> {
    this.mimeType ??= await sniffMedia(
      this.kind,
      Buffer.concat(this.head).subarray(0, SNIFFED_BYTES),
    );
  }

  async finish(): Promise<Kept['content']> {
    if (this.size === 0) throw new ContentProblem('EMPTY', 'There are no bytes.');
    await this.sniff();
    const mimeType = this.mimeType!;
    return {
      size: this.size,
      mimeType,
      sha256: this.hash.digest('hex'),
      ...this.dimensions(mimeType),
    };
  }

  private see(bytes: Uint8Array): void {
    this.size += bytes.length;
    if (this.size > this.mostBytes) {
      throw new ContentProblem('TOO_LARGE', `There are more than ${this.mostBytes} bytes.`);
    }
    this.hash.update(bytes);
    if (this.kind === 'video' ? this.headBytes < SNIFFED_BYTES : this.headBytes < HEAD_BYTES) {
      this.hold(bytes);
    }
    this.tail = Buffer.concat([this.tail, bytes.subarray(-TAIL_BYTES)]).subarray(-TAIL_BYTES);
  }

  private hold(bytes: Uint8Array): void {
    this.head.push(bytes);
    this.headBytes += bytes.length;
  }

  private dimensions(mimeType: string): Pick<AssetContent, 'width' | 'height'> {
    if (this.kind === 'video') return { width: null, height: null };
    const head = Buffer.concat(this.head);
    const measured = measureImage(head);
    requireWholeImage(mimeType, head, this.tail, this.size);
    return measured;
  }
}
