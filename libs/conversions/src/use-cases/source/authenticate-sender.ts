import { Inject, Injectable } from '@nestjs/common';
import { Clock, isId, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { webhooks } from '../../data/metrics';
import { Sources, SourceSecrets } from '../../data/sources';
import {
  type ConversionSource,
  type DeliveryFacts,
  deliveryOf,
  isPing,
  isSigned,
  type SignedRequest,
  type SourceConfig,
  withoutExpiredSecret,
} from '../../domain';
import { RECEIVING, type Receiving } from '../settings';
import { KeepRefused } from './inbox';

/** A provider whose signature was right. */
export interface AuthenticatedSender {
  readonly tenant: Tenant;
  readonly source: ConversionSource;
  readonly isPing: false;
  /** What the headers say of the event. */
  readonly delivery: DeliveryFacts;
  /** The bucket of its requests, separate from that of other senders. */
  readonly allowance: {
    readonly tokenId: string;
    readonly accountId: string;
    readonly perMinute: number;
  };
}

/** A provider that tries the address: unsigned, so that it is counted against its own address. */
export interface Ping {
  readonly tenant: Tenant;
  readonly source: ConversionSource;
  readonly isPing: true;
  readonly allowance: null;
}

/** Requests of one receiver a minute: more than a provider sends of one shop, less than a flood. */
const RECEIVER_PER_MINUTE = 3_000;

/** The reason of a refused request, as its source shows it. */
const WRONG = {
  NO_SECRET:
    'A request was refused: the source has no secret to check signatures with. Set accountRef.',
  SECRET_LOST:
    'A request was refused: the key that the secret is sealed under is gone. Set accountRef again.',
  BAD_SIGNATURE:
    'A request was refused: its signature is missing, wrong, or older than five minutes.',
} as const;

/**
 * Finds from whom a request to a receiver comes. Only the source shows what is wrong with its
 * signature.
 */
@Injectable()
export class AuthenticateSender {
  constructor(
    private readonly work: UnitOfWork,
    private readonly sources: Sources,
    private readonly secrets: SourceSecrets,
    private readonly clock: Clock,
    private readonly refusals: KeepRefused,
    @Inject(RECEIVING) private readonly receiving: Receiving,
  ) {}

  /** `url` of the request is its path and query. */
  async execute(
    receiverId: string,
    request: SignedRequest,
  ): Promise<AuthenticatedSender | Ping | 'UNKNOWN_RECEIVER' | 'WRONG_SIGNATURE'> {
    const receiver = isId('rcv', receiverId) ? await this.sources.receiver(receiverId) : undefined;
    if (!receiver) return 'UNKNOWN_RECEIVER';
    const { accountId, spaceId, sourceId } = receiver;
    const source = await this.sources.find({ accountId, spaceId }, sourceId);
    if (source?.receiverId !== receiverId) return 'UNKNOWN_RECEIVER';
    const tenant: Tenant = { accountId, spaceId };
    if (isPing(source.type, request)) {
      await this.work.run(tenant, () => this.refusals.ping(tenant, source, request.body.length));
      webhooks.inc({ source: source.type, outcome: 'ping' });
      return { tenant, source, isPing: true, allowance: null };
    }
    const wrong = this.whatIsWrong(source, {
      ...request,
      url: `${this.receiving.publicUrl.replace(/\/+$/, '')}${request.url}`,
    });
    if (wrong) return this.refuse(tenant, source, wrong, request.body.length);
    return {
      tenant,
      source,
      isPing: false,
      delivery: deliveryOf(source.type, request, source.config as SourceConfig),
      allowance: { tokenId: receiverId, accountId, perMinute: RECEIVER_PER_MINUTE },
    };
  }

  private whatIsWrong(
    source: ConversionSource,
    request: SignedRequest,
  ): keyof typeof WRONG | undefined {
    if (source.secret === null) return 'NO_SECRET';
    const secrets = this.validSecrets(source);
    if (secrets.length === 0) return 'SECRET_LOST';
    const now = this.receiving.signedBy.now();
    return secrets.some((secret) =>
      isSigned(source.type, request, secret, now, source.config as SourceConfig),
    )
      ? undefined
      : 'BAD_SIGNATURE';
  }

  /** The secret, and for a day the one before it; without those that no key opens any more. */
  private validSecrets(source: ConversionSource): readonly string[] {
    const { secret, previousSecret } = withoutExpiredSecret(source, this.clock.now());
    return [secret, previousSecret?.sealed ?? null].flatMap((sealed) =>
      sealed === null ? [] : this.open(source, sealed),
    );
  }

  private open(
    source: ConversionSource,
    sealed: NonNullable<ConversionSource['secret']>,
  ): readonly string[] {
    try {
      return [this.secrets.open(sealed, source)];
    } catch {
      return [];
    }
  }

  private async refuse(
    tenant: Tenant,
    source: ConversionSource,
    code: keyof typeof WRONG,
    size: number,
  ): Promise<'WRONG_SIGNATURE'> {
    const fault = { code, message: WRONG[code] };
    webhooks.inc({ source: source.type, outcome: 'refused' });
    await this.work.run(tenant, async () => {
      const at = this.clock.now().toISOString();
      await this.sources.noteRefused(tenant, source.id, { ...fault, at });
      await this.refusals.execute(tenant, source, fault, size);
    });
    return 'WRONG_SIGNATURE';
  }
}
