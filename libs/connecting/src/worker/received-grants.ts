import { Injectable } from '@nestjs/common';
import { Sealer } from '@switchyard/identity';
import { CredentialOpener } from '@switchyard/identity/worker';
import { Clock, type Tenant, UnitOfWork } from '@switchyard/kernel';
import type { Credentials, NewGrant } from '@switchyard/platforms/domain';
import { Attempts } from '../data/attempts';
import type { Attempt, AttemptStatus, ReceivedGrant } from '../domain';
import type { NewConsent } from '../use-cases/ports';

/** Versions 1 and 2 are the verifier's and the code's. */
const FIRST_VERSION = 3;

/** What a platform gave, with its secrets in clear: in this process alone. */
export interface OpenReceived extends Omit<ReceivedGrant, 'credentials'> {
  readonly credentials: Credentials;
}

/** Seals what platforms give to its attempt until it is a grant, and opens it. */
@Injectable()
export class ReceivedGrants {
  constructor(
    private readonly work: UnitOfWork,
    private readonly attempts: Attempts,
    private readonly sealer: Sealer,
    private readonly opener: CredentialOpener,
    private readonly clock: Clock,
  ) {}

  /** Throws when this worker has no key for it. */
  async secretOf({ accountId, id, code }: Attempt): Promise<Credentials> {
    if (!code) throw new Error('the attempt has no code');
    return this.opener.open(code, { accountId, connectionId: id });
  }

  async verifierOf({ accountId, id, verifier }: Attempt): Promise<string | undefined> {
    if (!verifier) return undefined;
    const place = { accountId, connectionId: id };
    return (await this.opener.open(verifier, place))['verifier'];
  }

  async open(attempt: Attempt, received: ReceivedGrant): Promise<OpenReceived> {
    const place = { accountId: attempt.accountId, connectionId: attempt.id };
    return { ...received, credentials: await this.opener.open(received.credentials, place) };
  }

  /** Stores it before anything else is asked of the platform: a crash costs no consent. */
  async keep(attempt: Attempt, { endsInSeconds, ...given }: NewGrant): Promise<ReceivedGrant> {
    const endsAtMs =
      endsInSeconds === null ? null : this.clock.now().getTime() + endsInSeconds * 1_000;
    const { subject, subjectName, scopes, credentials } = given;
    const received = await this.sealed(
      attempt,
      { subject, subjectName, scopes, endsAtMs },
      credentials,
      FIRST_VERSION,
    );
    await this.store(attempt, received);
    return received;
  }

  /** Stores what the platform rotated, before it is used. */
  async keepRotated(
    attempt: Attempt,
    { credentials, ...received }: ReceivedGrant,
    rotated: Credentials,
  ): Promise<ReceivedGrant> {
    const next = await this.sealed(attempt, received, rotated, credentials.version + 1);
    await this.store(attempt, next);
    return next;
  }

  /** What identity is to keep. */
  consentOf({ platform, userId }: Attempt, received: OpenReceived): NewConsent {
    const { subject, subjectName, scopes, credentials, endsAtMs } = received;
    return {
      platform,
      subject,
      subjectName,
      scopes,
      credentials,
      userId,
      endsInSeconds:
        endsAtMs === null
          ? null
          : Math.max(0, Math.round((endsAtMs - this.clock.now().getTime()) / 1_000)),
    };
  }

  private async sealed(
    { accountId, id }: Attempt,
    received: Omit<ReceivedGrant, 'credentials'>,
    plain: Credentials,
    version: number,
  ): Promise<ReceivedGrant> {
    const place = { accountId, connectionId: id, version };
    return { ...received, credentials: await this.sealer.seal(plain, place) };
  }

  private async store({ accountId, spaceId, id }: Attempt, newGrant: ReceivedGrant): Promise<void> {
    const tenant: Tenant = { accountId, spaceId };
    const status: AttemptStatus = 'WAITING';
    await this.work.run(tenant, () => this.attempts.change(tenant, id, status, { newGrant }));
  }
}
