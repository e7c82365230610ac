import { Inject, Injectable } from '@nestjs/common';
import { Clock, isId, type Tenant, UnitOfWork } from '@switchyard/kernel';
import { Sources, SourceSecrets } from '../../data/sources';
import { type ConversionSource, isSigned, type SignedRequest } from '../../domain';
import { RECEIVING, type Receiving } from '../settings';

/** A provider whose signature was right. */
export interface AuthenticatedSender {
  readonly tenant: Tenant;
  readonly source: ConversionSource;
  /** What its requests are counted against, apart from everybody else's. */
  readonly allowance: {
    readonly tokenId: string;
    readonly accountId: string;
    readonly perMinute: number;
  };
}

/** Requests of one receiver a minute: more than a provider sends of one shop, less than a flood. */
const RECEIVER_PER_MINUTE = 3_000;

/** What is wrong with a request at the door, as its source tells it. */
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
    @Inject(RECEIVING) private readonly receiving: Receiving,
  ) {}

  /** `url` of the request is its path and query. */
  async execute(
    receiverId: string,
    request: SignedRequest,
  ): Promise<AuthenticatedSender | 'UNKNOWN_RECEIVER' | 'WRONG_SIGNATURE'> {
    const receiver = isId('rcv', receiverId) ? await this.sources.receiver(receiverId) : undefined;
    if (!receiver) return 'UNKNOWN_RECEIVER';
    const { accountId, spaceId, sourceId } = receiver;
    const source = await this.sources.find({ accountId, spaceId }, sourceId);
    if (source?.receiverId !== receiverId) return 'UNKNOWN_RECEIVER';
    const wrong = this.whatIsWrong(source, {
      ...request,
      url: `${this.receiving.publicUrl.replace(/\/+$/, '')}${request.url}`,
    });
    if (wrong) return this.refuse({ accountId, spaceId }, source, wrong);
    return {
      tenant: { accountId, spaceId },
      source,
      allowance: { tokenId: receiverId, accountId, perMinute: RECEIVER_PER_MINUTE },
    };
  }

  private whatIsWrong(
    source: ConversionSource,
    request: SignedRequest,
  ): keyof typeof WRONG | undefined {
    if (source.secret === null) return 'NO_SECRET';
    const secret = this.open(source, source.secret);
    if (secret === undefined) return 'SECRET_LOST';
    return isSigned(source.type, request, secret, this.receiving.signedBy.now())
      ? undefined
      : 'BAD_SIGNATURE';
  }

  private open(
    source: ConversionSource,
    sealed: NonNullable<ConversionSource['secret']>,
  ): string | undefined {
    try {
      return this.secrets.open(sealed, source);
    } catch {
      return undefined;
    }
  }

  private async refuse(
    tenant: Tenant,
    { id }: ConversionSource,
    code: keyof typeof WRONG,
  ): Promise<'WRONG_SIGNATURE'> {
    await this.work.run(tenant, () =>
      this.sources.noteRefused(tenant, id, {
        code,
        message: WRONG[code],
        at: this.clock.now().toISOString(),
      }),
    );
    return 'WRONG_SIGNATURE';
  }
}
