import { Inject, Injectable } from '@nestjs/common';
import { Clock, isRefusal, type Tenant } from '@switchyard/kernel';
import { ErasedOrders } from '../../data/erasure';
import { SourceFacts } from '../../data/source-facts';
import {
  brokenId,
  type ConversionSource,
  type DeliveryFacts,
  FACT_DAYS,
  FACT_KEYS,
  type HashedPerson,
  type InboxReason,
  PAYLOAD_READERS,
  type Reading,
  readPerson,
  type SourceConfig,
  type Waiting,
} from '../../domain';
import type { Json } from '../../domain/source/payload/members';
import { RECEIVING, type Receiving } from '../settings';

export type ReadSource = Pick<ConversionSource, 'id' | 'type' | 'config'> &
  Partial<Pick<ConversionSource, 'hasCredentials'>>;

/** One event as it was posted. */
export interface PostedPart {
  readonly payload: unknown;
  /** What the headers of its request say of it. */
  readonly delivery?: DeliveryFacts;
}

/** What one event of a payload says. */
export interface PartRead {
  readonly readings: readonly Reading[];
  /** It is not counted before this is over; all of its readings wait together. */
  readonly waits: Waiting | undefined;
  /** Nothing in it can be read, or an id in it is broken. */
  readonly failure: InboxReason | undefined;
}

/** Reads events of payloads with what earlier events of the source taught. */
@Injectable()
export class ReadParts {
  constructor(
    private readonly facts: SourceFacts,
    private readonly erased: ErasedOrders,
    private readonly clock: Clock,
    @Inject(RECEIVING) private readonly receiving: Receiving,
  ) {}

  /** Inside the running transaction, which holds the source. */
  async read(
    tenant: Tenant,
    source: ReadSource,
    part: PostedPart,
    how: { readonly isLastTry: boolean; readonly wasReplaced?: boolean },
  ): Promise<PartRead> {
    const known = await this.known(tenant, source, part.payload);
    const read = this.readWith(source, part, known, how.isLastTry);
    return how.wasReplaced ? withoutBroken(read) : read;
  }

  /** A payload that a caller waits for: with what is known now. Throws `VALIDATION_ERROR`. */
  async readNow(tenant: Tenant, source: ReadSource, payload: unknown): Promise<readonly Reading[]> {
    return this.readings(source, { payload }, await this.known(tenant, source, payload), true);
  }

  /** Keeps what readings teach. Returns the keys. */
  async learn(
    tenant: Tenant,
    source: ReadSource,
    readings: readonly Reading[],
  ): Promise<readonly string[]> {
    const learnt = (await this.notErased(tenant, readings)).flatMap((reading) => {
      const persons = personsOf([reading]);
      return (reading.learns ?? []).map((fact) => ({ ...fact, persons }));
    });
    const [now, since] = [this.clock.now(), this.rememberedSince()];
    await this.facts.learn(tenant, source.id, learnt, { now, since });
    return learnt.map(({ key }) => key);
  }

  /** Nothing is learnt of an order whose person was erased. */
  private async notErased(
    tenant: Tenant,
    readings: readonly Reading[],
  ): Promise<readonly Reading[]> {
    const teaching = readings.filter(({ learns = [] }) => learns.length > 0);
    if (teaching.length === 0) return [];
    const erased = await this.erased.names(tenant, teaching.flatMap(orderNames));
    return teaching.filter((reading) => !orderNames(reading).some((name) => erased.has(name)));
  }

  private known(
    tenant: Tenant,
    source: ReadSource,
    payload: unknown,
  ): Promise<ReadonlyMap<string, Json>> {
    return this.facts.find(tenant, source.id, factKeys(source, payload), this.rememberedSince());
  }

  private readWith(
    source: ReadSource,
    part: PostedPart,
    facts: ReadonlyMap<string, Json>,
    isLastTry: boolean,
  ): PartRead {
    try {
      const readings = this.readings(source, part, facts, isLastTry);
      return { readings, waits: isLastTry ? undefined : together(readings), failure: undefined };
    } catch (error) {
      if (!isRefusal(error) || error.status >= 500) throw error;
      return { readings: [], waits: undefined, failure: unreadable(error.message) };
    }
  }

  private readings(
    { type, config, hasCredentials = false }: ReadSource,
    { payload, delivery }: PostedPart,
    facts: ReadonlyMap<string, Json>,
    isLastTry: boolean,
  ): readonly Reading[] {
    return PAYLOAD_READERS[type](payload, config as SourceConfig, {
      now: this.clock.now(),
      environment: this.receiving.environment,
      facts,
      isLastTry,
      canReadRecords: hasCredentials,
      ...(delivery && { delivery }),
    });
  }

  private rememberedSince(): Date {
    return new Date(this.clock.now().getTime() - FACT_DAYS * 86_400_000);
  }
}

const factKeys = ({ type }: ReadSource, payload: unknown): readonly string[] =>
  FACT_KEYS[type]?.(payload) ?? [];

const orderNames = ({ orders, events, adjustments }: Reading): readonly string[] => [
  ...orders.flatMap(({ names }) => names),
  ...events.flatMap(({ orderId }) => orderId ?? []),
  ...adjustments.map(({ orderId }) => orderId),
];

/** Of several that wait: the reason of the first, all keys, and the earliest end. */
const together = (readings: readonly Reading[]): Waiting | undefined => {
  const all = readings.flatMap(({ waits }) => waits ?? []);
  const [first] = all;
  return (
    first && {
      reason: first.reason,
      keys: [...new Set(all.flatMap(({ keys }) => keys))],
      until: new Date(Math.min(...all.map(({ until }) => until.getTime()))),
    }
  );
};

/** The entry of something that cannot be read. */
export const unreadable = (message: string): InboxReason => ({ code: 'UNREADABLE', message });

const withoutBroken = (read: PartRead): PartRead => {
  const broken = read.readings.map(brokenId).find((id) => id !== undefined);
  return broken === undefined
    ? read
    : {
        readings: [],
        waits: undefined,
        failure: {
          code: 'POISON_TEXT',
          message:
            'An id of the event holds a character that cannot be stored (U+0000, or half of a surrogate pair). With another character in its place it would be another id, so the event is not counted.',
        },
      };
};

/** Persons whom events name by members that a configuration may take from anywhere. */
export const personsOf = (readings: readonly Reading[]): readonly HashedPerson[] =>
  readings.flatMap(({ events }) =>
    events.flatMap(({ email, phone, externalId }) => {
      if (email === undefined && phone === undefined && externalId === undefined) return [];
      return readPerson({
        ...(email !== undefined && { email }),
        ...(phone !== undefined && { phone: String(phone) }),
        ...(externalId !== undefined && { externalId: String(externalId) }),
      }).person;
    }),
  );
