import { Inject, Injectable } from '@nestjs/common';
import { Clock, isRefusal, type Tenant, UnitOfWork, validationError } from '@switchyard/kernel';
import { Receipts, Sources } from '../../data/sources';
import {
  type ConversionSource,
  PAYLOAD_READERS,
  type Reading,
  receiptKey,
  refuseBadConfig,
  SOURCE_TYPES,
  type SourceConfig,
  stripeEventTypeOf,
} from '../../domain';
import { PayloadDoor, type PayloadResult, type ReportedPayload } from '../report/doors';
import { RECEIVING, type Receiving } from '../settings';
import type { AuthenticatedSender } from './authenticate-sender';
import { type Fault, TakeReadings } from './take-readings';

/** A place of a payload where something stood that cannot be stored. */
export interface ReplacedPart {
  readonly path: string;
  readonly reason: string;
}

/** What a provider posted, as a value that can be stored. */
export interface Posted {
  readonly value: unknown;
  readonly replaced: readonly ReplacedPart[];
}

/**
 * Takes what a provider posted: receipt, conversions and adjustments in one transaction, so that it
 * is kept once, before the answer. The source shows what is wrong with it for good, and the answer
 * is the same, since the provider would repeat it for days; a fault of ours is thrown, to be
 * repeated.
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

  /** `read` parses the body. Returns what was replaced in it, because it cannot be stored. */
  async execute(sender: AuthenticatedSender, read: () => Posted): Promise<readonly ReplacedPart[]> {
    let replaced: readonly ReplacedPart[] = [];
    try {
      const posted = read();
      ({ replaced } = posted);
      const readings = this.readings(sender, posted.value);
      await this.work.run(sender.tenant, () => this.take(sender, posted, readings));
    } catch (error) {
      if (!isRefusal(error) || error.status >= 500) throw error;
      await this.work.run(sender.tenant, () =>
        this.note(sender, { code: 'UNREADABLE', message: error.message }),
      );
    }
    return replaced;
  }

  private readings(
    { source: { type, config, hasCredentials }, delivery }: AuthenticatedSender,
    payload: unknown,
  ): readonly Reading[] {
    return PAYLOAD_READERS[type](payload, config as SourceConfig, {
      delivery,
      now: this.clock.now(),
      environment: this.receiving.environment,
      canReadRecords: hasCredentials,
    });
  }

  private async take(
    sender: AuthenticatedSender,
    { value, replaced }: Posted,
    readings: readonly Reading[],
  ): Promise<void> {
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
    await this.note(sender, faults[0] ?? replacedFault(replaced), eventTypeOf(source, value));
  }

  private note(
    { tenant, source }: AuthenticatedSender,
    fault: Fault | undefined,
    type: string | null = null,
  ): Promise<void> {
    const now = this.clock.now();
    return this.sources.noteReceived(
      tenant,
      source.id,
      now,
      fault ? { code: fault.code, message: fault.message, at: now.toISOString() } : null,
      type,
    );
  }
}

/** The type of what arrived, where the source lists its types. */
const eventTypeOf = ({ type }: ConversionSource, payload: unknown): string | null =>
  type === 'stripe' ? (stripeEventTypeOf(payload) ?? null) : null;

const replacedFault = ([first]: readonly ReplacedPart[]): Fault | undefined =>
  first && {
    code: 'VALUE_REPLACED',
    message: `The payload held something at ${first.path} that cannot be stored (${first.reason}). It was replaced; the rest was taken.`,
  };

/**
 * Takes a payload that a caller hands on: by the source of the Space that is named, or by the kind
 * of provider alone.
 */
@Injectable()
export class ReportPayload extends PayloadDoor {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sources: Sources,
    private readonly taking: TakeReadings,
    private readonly clock: Clock,
    @Inject(RECEIVING) private readonly receiving: Receiving,
  ) {
    super();
  }

  async report(
    tenant: Tenant,
    { source: name, payload, config = {} }: ReportedPayload,
  ): Promise<readonly PayloadResult[]> {
    const { type, config: stored } = (await this.sources.find(tenant, name)) ?? kindOf(name);
    refuseBadConfig(type, config);
    const readings = PAYLOAD_READERS[type](payload, { ...stored, ...config } as SourceConfig, {
      now: this.clock.now(),
      environment: this.receiving.environment,
      isLastTry: true,
    });
    return this.work.run(
      tenant,
      async () =>
        (await this.taking.execute(tenant, readings, { door: 'source', source: name })).results,
    );
  }
}

/** A kind of provider that the Space keeps no source of. */
const kindOf = (name: string): Pick<ConversionSource, 'type' | 'config'> => {
  const type = SOURCE_TYPES.find((one) => one === name);
  if (!type) {
    throw validationError([
      {
        path: '/source',
        code: 'NOT_ONE_OF',
        message: `source must be one of ${SOURCE_TYPES.join(', ')}, or the id of a conversion source of this Space`,
      },
    ]);
  }
  return { type, config: {} };
};
