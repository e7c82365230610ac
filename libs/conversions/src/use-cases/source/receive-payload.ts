import { isUtf8 } from 'node:buffer';
import { Injectable } from '@nestjs/common';
import {
  Clock,
  Ids,
  isRefusal,
  type Tenant,
  unavailable,
  UnitOfWork,
  validationError,
} from '@switchyard/kernel';
import { Inbox } from '../../data/inbox';
import { webhooks } from '../../data/metrics';
import { Sources } from '../../data/sources';
import {
  type ConversionSource,
  type DeliveryFacts,
  type InboxReason,
  partsOf,
  type PayloadPart,
  refuseBadConfig,
  type ReplacedPart,
  SOURCE_TYPES,
  stripeEventTypeOf,
} from '../../domain';
import {
  PayloadDoor,
  type PayloadResult,
  type ReportedPayload,
  type TestRequest,
} from '../report/doors';
import type { AuthenticatedSender } from './authenticate-sender';
import { outcomeOf } from './inbox-outcome';
import { ReadParts, unreadable } from './inbox-reading';
import { type IncomingPart, TakeParts } from './take-parts';
import { type Fault, TakeReadings } from './take-readings';

/** What a provider posted, as a value that can be stored. */
export interface Posted {
  readonly value: unknown;
  readonly replaced: readonly ReplacedPart[];
}

/** A signed request. */
export interface PostedCall {
  readonly body: Buffer;
  /** Parses the body. Throws `INVALID_REQUEST`. */
  json(): Posted;
}

/** Keeps the bytes of a body that is no JSON in UTF-8. Inside the running transaction. */
@Injectable()
export class KeepUnreadable {
  constructor(
    private readonly inbox: Inbox,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  async execute(
    { spaceId }: Tenant,
    { id: sourceId }: Pick<ConversionSource, 'id'>,
    body: Buffer,
    failure: InboxReason,
  ): Promise<void> {
    const now = this.clock.now();
    const owner = { spaceId, sourceId, id: this.ids.next('inb') };
    await this.inbox.insert([
      {
        ...owner,
        receivedAt: now,
        providerEventId: null,
        type: null,
        ...outcomeOf({ failure, results: [], readings: [] }),
        waitKeys: [],
        ...this.inbox.sealed({ kind: 'bytes', base64: body.toString('base64') }, owner, []),
        size: body.length,
        attempts: 0,
        updatedAt: now,
      },
    ]);
  }
}

/** Posts of one receiver that may wait in this process; a provider repeats what is refused. */
const MOST_WAITING = 200;

/** Posts of one receiver go one after another: a burst of one shop holds one connection. */
class Turns {
  private readonly lines = new Map<string, { last: Promise<void>; length: number }>();

  /** Throws `UNAVAILABLE` where too many wait. */
  async take(receiverId: string, work: () => Promise<void>): Promise<void> {
    const line = this.lines.get(receiverId) ?? { last: Promise.resolve(), length: 0 };
    if (line.length >= MOST_WAITING) throw unavailable('Too many events of this source wait.', 5);
    line.length += 1;
    this.lines.set(receiverId, line);
    const done = line.last.then(work);
    line.last = done.catch(() => undefined);
    try {
      await done;
    } finally {
      line.length -= 1;
      if (line.length === 0) this.lines.delete(receiverId);
    }
  }
}

/**
 * Takes what a provider posted: receipt, inbox, conversions and adjustments in one transaction, so
 * that it is kept once, before the answer. A permanently wrong payload gets the same answer,
 * because the provider would repeat it for days; the inbox shows the fault. An error of this
 * service is thrown, so that the provider repeats the payload.
 */
@Injectable()
export class ReceivePayload {
  private readonly turns = new Turns();

  constructor(
    private readonly work: UnitOfWork,
    private readonly sources: Sources,
    private readonly parts: TakeParts,
    private readonly unreadable: KeepUnreadable,
    private readonly clock: Clock,
  ) {}

  /** Returns what was replaced in the body, because it cannot be stored. */
  async execute(sender: AuthenticatedSender, call: PostedCall): Promise<readonly ReplacedPart[]> {
    const source = sender.source.type;
    try {
      const replaced = await this.receive(sender, call);
      webhooks.inc({ source, outcome: 'received' });
      return replaced;
    } catch (error) {
      webhooks.inc({ source, outcome: 'failed' });
      throw error;
    }
  }

  private async receive(
    sender: AuthenticatedSender,
    call: PostedCall,
  ): Promise<readonly ReplacedPart[]> {
    const posted = parse(call);
    if ('failure' in posted) {
      await this.inTurn(sender, async () => {
        await this.unreadable.execute(sender.tenant, sender.source, call.body, posted.failure);
        await this.note(sender, posted.failure);
      });
      return [];
    }
    const { value, replaced } = posted;
    const parts = placed(partsOf(sender.source.type, value), replaced, sender.delivery);
    await this.inTurn(sender, async () => {
      const [fault] = await this.parts.arrive(
        sender.tenant,
        sender.source,
        parts,
        call.body.length,
      );
      await this.note(sender, fault ?? replacedFault(replaced), listedTypeOf(sender.source, value));
    });
    return replaced;
  }

  private inTurn(
    { tenant, source }: AuthenticatedSender,
    work: () => Promise<void>,
  ): Promise<void> {
    return this.turns.take(source.receiverId, () =>
      this.work.run(tenant, async () => {
        await this.sources.hold(tenant, source.id);
        await work();
      }),
    );
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
const listedTypeOf = ({ type }: ConversionSource, payload: unknown): string | null =>
  type === 'stripe' ? (stripeEventTypeOf(payload) ?? null) : null;

const parse = (call: PostedCall): Posted | { readonly failure: InboxReason } => {
  if (!isUtf8(call.body)) return { failure: unreadable('The body is not UTF-8.') };
  try {
    return call.json();
  } catch (error) {
    if (!isRefusal(error) || error.status >= 500) throw error;
    return { failure: unreadable(error.message) };
  }
};

/** Each part with its replaced members. Members beside the parts belong to each of them. */
const placed = (
  parts: readonly PayloadPart[],
  replaced: readonly ReplacedPart[],
  delivery: DeliveryFacts,
): readonly IncomingPart[] => {
  const isIn = ({ path }: PayloadPart, one: ReplacedPart): boolean =>
    one.path === path || one.path.startsWith(`${path}/`);
  return parts.map((part) => ({
    ...part,
    delivery,
    replaced: replaced.filter((one) => isIn(part, one) || !parts.some((other) => isIn(other, one))),
  }));
};

const replacedFault = ([first]: readonly ReplacedPart[]): Fault | undefined =>
  first && {
    code: 'VALUE_REPLACED',
    message: `The payload contained something at ${first.path} that cannot be stored (${first.reason}). It was replaced; the rest was taken.`,
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
    private readonly reading: ReadParts,
    private readonly parts: TakeParts,
  ) {
    super();
  }

  /** What waits for later events is counted with what is known now: the caller has its answer. */
  async report(
    tenant: Tenant,
    { source: name, payload, config = {} }: ReportedPayload,
    test?: TestRequest,
  ): Promise<readonly PayloadResult[]> {
    const stored = await this.sources.find(tenant, name);
    const source = stored ?? { id: name, ...kindOf(name) };
    refuseBadConfig(source.type, config);
    const asked = { ...source, config: { ...source.config, ...config } };
    return this.work.run(tenant, async () => {
      await this.sources.hold(tenant, source.id);
      const readings = await this.reading.readNow(tenant, asked, payload);
      const { results } = await this.taking.execute(tenant, readings, {
        door: 'source',
        source: name,
        ...(test && { test }),
      });
      const learnt = await this.reading.learn(tenant, source, readings);
      if (stored) await this.parts.wake(tenant, stored, learnt);
      return results;
    });
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
