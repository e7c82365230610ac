import { Inject, Injectable } from '@nestjs/common';
import { Clock, isRefusal, UnitOfWork } from '@switchyard/kernel';
import { PAYLOAD_READERS, receiptKey, type Reading, type SourceConfig } from '../../domain';
import { RECEIVING, type Receiving } from '../settings';
import type { KnownSender } from './known-sender';
import { Receipts } from './receipts';
import { Sources, type SourceError } from './sources';
import { TakeReadings } from './take-readings';

/**
 * Takes what a provider posted: receipt, conversions and adjustments in one transaction, so that it is kept when answered, once. What is wrong with it
 * for good is told by the source and answered like the rest, for the provider would repeat it for days; a fault of ours is thrown, to be repeated.
 */
@Injectable()
export class ReceivePayload {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sources: Sources,
    private readonly receipts: Receipts,
    private readonly taking: TakeReadings,
    private readonly clock: Clock,
    @Inject(RECEIVING) private readonly receiving: Receiving,
  ) {}

  /** `read` parses the body. */
  async execute(sender: KnownSender, read: () => unknown): Promise<void> {
    try {
      const readings = this.readings(sender, read());
      await this.work.run(sender.tenant, () => this.take(sender, readings));
    } catch (error) {
      if (!isRefusal(error) || error.status >= 500) throw error;
      await this.work.run(sender.tenant, () =>
        this.note(sender, { code: 'UNREADABLE', message: error.message }),
      );
    }
  }

  private readings(
    { source: { type, config } }: KnownSender,
    payload: unknown,
  ): readonly Reading[] {
    return PAYLOAD_READERS[type](payload, config as SourceConfig, {
      now: this.clock.now(),
      environment: this.receiving.environment,
    });
  }

  private async take(sender: KnownSender, readings: readonly Reading[]): Promise<void> {
    const { tenant, source } = sender;
    const keyed = readings.map((reading) => ({
      reading,
      key: reading.key === null ? null : receiptKey(reading.key),
    }));
    const fresh = new Set(
      await this.receipts.take(
        tenant,
        source.id,
        keyed.flatMap(({ key }) => (key === null ? [] : [key])),
        this.clock.now(),
      ),
    );
    const unseen = keyed
      .filter(({ key }) => key === null || fresh.delete(key))
      .map(({ reading }) => reading);
    const { faults } = await this.taking.execute(tenant, unseen, {
      door: 'source',
      source: source.id,
    });
    await this.note(sender, faults[0]);
  }

  private note(
    { tenant, source }: KnownSender,
    fault: Omit<SourceError, 'at'> | undefined,
  ): Promise<void> {
    const now = this.clock.now();
    return this.sources.noteReceived(
      tenant,
      source.id,
      now,
      fault ? { code: fault.code, message: fault.message, at: now.toISOString() } : null,
    );
  }
}
