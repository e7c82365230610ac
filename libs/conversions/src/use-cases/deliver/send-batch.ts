import { Injectable } from '@nestjs/common';
import { PlatformFailure } from '@switchyard/platforms/domain';
import type { Finding } from '../../domain';
import type { Errand } from './errand';
import type { Lane, Ready } from './lane';
import { RecordFindings, type Found } from './record-findings';
import { sendAlone } from './sending-alone';
import { Setbacks } from './setbacks';

/** Sends one batch and records what became of each item. Throws what stopped it, after what was answered is recorded. */
@Injectable()
export class SendBatch {
  constructor(
    private readonly record: RecordFindings,
    private readonly setbacks: Setbacks,
  ) {}

  async execute<Row, Item>(
    errand: Errand,
    lane: Lane<Row, Item>,
    batch: readonly Ready<Item>[],
  ): Promise<void> {
    const { findings, ...rest } = await sendAlone(
      batch.map(({ item }) => item),
      (part, io) => lane.send(errand, part, io),
      errand.io,
    );
    const stopped = 'stopped' in rest ? rest.stopped : undefined;
    const found = batch.flatMap((ready, index) =>
      foundOf(ready, findings[index] ?? this.chargedTo(errand, batch, stopped)),
    );
    await this.record.execute(errand, found, true);
    if (stopped !== undefined) throw stopped;
    this.setbacks.overcome(errand.connectionId);
  }

  /** A whole failure is nobody's; one that comes again and again for an item alone is the item's: it lets the others pass, and is never given up for it. */
  private chargedTo(
    { connectionId }: Errand,
    batch: readonly unknown[],
    stopped: unknown,
  ): Finding | undefined {
    if (
      batch.length > 1 ||
      !this.setbacks.isSuspicious(connectionId) ||
      !(stopped instanceof PlatformFailure)
    ) {
      return undefined;
    }
    const {
      kind,
      detail: { code, message },
    } = stopped.failure;
    return kind === 'unavailable' || kind === 'unknown' || kind === 'internal'
      ? { outcome: 'held', code, message }
      : undefined;
  }
}

const foundOf = <Item>(
  { delivery, originalId, actionId, note }: Ready<Item>,
  finding: Finding | undefined,
): Found[] =>
  finding ? [{ delivery, originalId, actionId, finding, ...(note !== undefined && { note }) }] : [];
